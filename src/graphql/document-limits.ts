import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { Problem } from '../janggi/problem.js';
import type { Code } from '../service/codes.js';
import type { LimitName, Limits } from '../service/limits.js';

/** How large a selection is, with the fragments that it spreads. */
interface Size {
  readonly aliases: number;
  readonly depth: number;
  /** How many fragments are spread within one another. */
  readonly nesting: number;
  /** How often the fullest level names one field. */
  readonly fieldRepeats: number;
  /** How often this level names each field. */
  readonly names: ReadonlyMap<string, number>;
}

type Measure = 'aliases' | 'depth' | 'nesting' | 'fieldRepeats' | 'directives';

interface Bound {
  readonly measure: Measure;
  readonly limit: LimitName;
  readonly code: Code;
  readonly says: (size: number, limit: number) => string;
}

const BOUNDS: readonly Bound[] = [
  {
    measure: 'aliases',
    limit: 'aliases',
    code: 'TOO_MANY_ALIASES',
    says: (size, limit) => `${size} aliases; at most ${limit}`,
  },
  { measure: 'depth', limit: 'depth', code: 'TOO_DEEP', says: (size, limit) => `${size} levels; at most ${limit}` },
  {
    // The rules of graphql-js compare each fragment with all that it leads to.
    measure: 'nesting',
    limit: 'depth',
    code: 'TOO_DEEP',
    says: (size, limit) => `${size} fragments within one another; at most ${limit}`,
  },
  {
    measure: 'fieldRepeats',
    limit: 'fieldRepeats',
    code: 'TOO_MANY_REPEATS',
    says: (size, limit) => `the same field ${size} times at one level; at most ${limit} times`,
  },
  {
    measure: 'directives',
    limit: 'directives',
    code: 'TOO_MANY_DIRECTIVES',
    says: (size, limit) => `${size} directives at one place; at most ${limit}`,
  },
];

class FragmentCycle extends Error {}

/**
 * Whether a query is within the limits, so far as its text tells. This goes before validation: on fragments that
 * spread one another the rules of graphql-js run out of stack.
 * @returns TOO_MANY_TOKENS, FRAGMENT_CYCLE or what is over its limit; null for text that is no query, which is told later
 */
export const checkQueryText = (source: string, limits: Limits): Problem | null => {
  const document = parseWithin(source, limits.tokens);
  if (document === 'TOO_LONG')
    return { code: 'TOO_MANY_TOKENS', message: `A query has at most ${limits.tokens} tokens here.` };
  if (document === null) return null;
  let sizes: Readonly<Record<Measure, number>>;
  try {
    sizes = { ...sizesOf(document), directives: directivesOf(document) };
  } catch (error) {
    if (!(error instanceof FragmentCycle)) throw error;
    return { code: 'FRAGMENT_CYCLE', message: `The fragment ${error.message} spreads itself.` };
  }
  for (const { measure, limit, code, says } of BOUNDS)
    if (sizes[measure] > limits[limit])
      return { code, message: `The query has ${says(sizes[measure], limits[limit])} are allowed.` };
  return null;
};

const parseWithin = (source: string, maxTokens: number): DocumentNode | 'TOO_LONG' | null => {
  try {
    return parse(source, { maxTokens, noLocation: true });
  } catch (error) {
    return error instanceof GraphQLError && error.message.endsWith('tokens. Parsing aborted.') ? 'TOO_LONG' : null;
  }
};

/** Of the whole document: each operation and each fragment, whether it is used or not. */
const sizesOf = (document: DocumentNode): Omit<Size, 'names'> => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  /** Each fragment is measured once, however often it is spread; null while it is being measured. */
  const measured = new Map<string, Size | null>();
  const ofFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    if (known === null) throw new FragmentCycle(name);
    measured.set(name, null);
    const size = ofSelections(fragments.get(name)?.selectionSet);
    measured.set(name, size);
    return size;
  };
  const ofSelections = (set: SelectionSetNode | undefined): Size => {
    let aliases = 0;
    let depth = 0;
    let nesting = 0;
    let fieldRepeats = 0;
    const names = new Map<string, number>();
    const count = (name: string, times: number): void => {
      const sum = (names.get(name) ?? 0) + times;
      names.set(name, sum);
      fieldRepeats = Math.max(fieldRepeats, sum);
    };
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSelections(selection.selectionSet);
      aliases += inner.aliases;
      nesting = Math.max(nesting, inner.nesting + (selection.kind === Kind.FRAGMENT_SPREAD ? 1 : 0));
      fieldRepeats = Math.max(fieldRepeats, inner.fieldRepeats);
      if (isField) {
        if (selection.alias) aliases++;
        // Introspection is bounded by the rule that graphql-js has for it.
        if (!selection.name.value.startsWith('__')) depth = Math.max(depth, inner.depth + 1);
        count((selection.alias ?? selection.name).value, 1);
      } else {
        depth = Math.max(depth, inner.depth);
        for (const [name, times] of inner.names) count(name, times);
      }
    }
    return { aliases, depth, nesting, fieldRepeats, names };
  };
  const sizes = document.definitions.map((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION
      ? ofFragment(definition.name.value)
      : ofSelections('selectionSet' in definition ? definition.selectionSet : undefined),
  );
  const largest = (name: Exclude<keyof Size, 'names'>): number => Math.max(0, ...sizes.map((size) => size[name]));
  return {
    aliases: largest('aliases'),
    depth: largest('depth'),
    nesting: largest('nesting'),
    fieldRepeats: largest('fieldRepeats'),
  };
};

/** The most that stand at one place. */
const directivesOf = (document: DocumentNode): number => {
  let most = 0;
  visit(document, {
    enter: (node: ASTNode) => {
      if ('directives' in node) most = Math.max(most, node.directives?.length ?? 0);
    },
  });
  return most;
};
