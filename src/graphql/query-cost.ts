import {
  type ArgumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { RULESETS } from '../rulesets/registry.js';
import { COSTS, costOfEvaluation, costOfMate, costOfQuestion, pliesOf } from '../service/cost.js';
import type { Limits } from '../service/limits.js';
import type { GameQuestion } from '../service/questions.js';

/** What a field costs beside the 1 that each does. */
interface Price {
  readonly each?: number;
  /** For each half-move of the game that the field belongs to. */
  readonly perPly?: number;
  /** How many items a list has, or is taken to have; each costs what it and its own fields cost. */
  readonly items?: number | 'plies' | 'rulesets' | 'inputs';
  /** The argument that holds a position or a game to read, or several; all arguments together where it is empty. */
  readonly question?: 'input' | 'inputs' | '';
  /** Work of other threads that a field waits for. */
  readonly elsewhere?: (args: Readonly<Record<string, unknown>>, limits: Limits) => number;
}

const READ_AGAIN = { each: COSTS.question, perPly: COSTS.ply } as const;

/** A field that is not here costs 1. */
export const PRICES: { readonly [field: string]: Price } = {
  'Query.position': { question: '' },
  'Query.positions': { question: 'inputs', items: 'inputs' },
  'Query.adjudicate': { question: 'input' },
  'Query.adjudications': { question: 'inputs', items: 'inputs' },
  'Query.game': { question: 'input' },
  'Query.rulesets': { items: RULESETS.length },
  'Query.__schema': { each: 5000 },
  'Query.__type': { each: 500 },
  'Ruleset.clauses': { items: 20 },
  'Position.legalMoves': { items: 40 },
  'Position.pieces': { items: 32 },
  'Position.explainMove': { each: 20 },
  'Position.diagram': { each: 20 },
  'Position.svg': { each: 100 },
  'Position.evaluation': { each: 200, elsewhere: costOfEvaluation },
  'Position.mate': { each: 100, elsewhere: (_, limits) => costOfMate(limits) },
  'Evaluation.lines': { items: 3 },
  'Line.moves': { items: 10 },
  'Evaluation.breakdown': { items: 8 },
  'Position.fen': { each: 5 },
  'Position.points': { each: 5 },
  'Position.outcome': { each: 5 },
  'Position.claims': { each: 5 },
  'Position.warnings': { items: 5 },
  'Move.fenAfter': { each: 3 },
  'Move.korean': { each: 1 },
  'Move.san': { each: 1 },
  'Points.breakdown': { items: 14 },
  'Verdict.summary': { each: 15 },
  'Verdict.points': { each: 5 },
  'Verdict.finalFen': { each: 5 },
  'Verdict.warnings': { items: 5 },
  'Game.start': { each: COSTS.question },
  'Game.position': READ_AGAIN,
  'Game.verdict': READ_AGAIN,
  'Game.recorded': READ_AGAIN,
  'Game.verdicts': { ...READ_AGAIN, items: 'rulesets' },
  'Game.plies': { each: 9, items: 'plies' },
  'Game.text': { each: COSTS.question, perPly: 15 },
  'Game.tags': { items: 20 },
  'Game.warnings': { items: 20 },
  'Service.hotPositions': { items: 100 },
};

export interface Query {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: readonly FragmentDefinitionNode[];
  /** As they were sent. */
  readonly variables: Variables;
  readonly limits: Limits;
}

type Variables = Readonly<Record<string, unknown>>;

export interface QueryCost {
  /** In the thread that runs the query. */
  readonly here: number;
  /** In threads that it waits for. */
  readonly elsewhere: number;
}

/** Fields of one object: what they cost whatever is asked, and those whose cost depends on it. */
interface Selection {
  readonly fixed: number;
  readonly varying: readonly PricedField[];
}

interface PricedField {
  readonly price: Price;
  readonly args: readonly ArgumentNode[];
  readonly inner: Selection;
}

/** What of the cost of an operation is in its text; documents are asked again with other variables. */
const priced = new WeakMap<OperationDefinitionNode, Selection>();

/**
 * What a query costs, known before it runs and no less than the work it makes. It is reckoned from variables as they
 * were sent, for reading them into types is itself work.
 */
export const costOf = (query: Query): QueryCost => {
  const { operation, variables, limits } = query;
  const selection = priced.get(operation) ?? priceOf(query);
  priced.set(operation, selection);
  const { here, elsewhere } = costOfSelection(selection, 0, {
    limits,
    values: valuesOf(operation, variables),
    read: new Map(),
  });
  return { here: COSTS.request + here, elsewhere };
};

const priceOf = ({ schema, operation, fragments }: Query): Selection => {
  const fragmentOf = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));

  /** Fields of one answer to it, as execution merges them. */
  const merge = (sets: readonly (SelectionSetNode | undefined)[]): FieldNode[][] => {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const add = (set: SelectionSetNode | undefined): void => {
      for (const selection of set?.selections ?? [])
        if (selection.kind === Kind.FIELD) {
          const key = (selection.alias ?? selection.name).value;
          const same = fields.get(key);
          if (same) same.push(selection);
          else fields.set(key, [selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet);
        else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          add(fragmentOf.get(selection.name.value)?.selectionSet);
        }
    };
    for (const set of sets) add(set);
    return [...fields.values()];
  };

  const priceFields = (type: GraphQLObjectType, sets: readonly (SelectionSetNode | undefined)[]): Selection => {
    const fields = merge(sets).map((nodes) => priceField(type, nodes));
    return {
      fixed: fields.filter(isFixed).reduce((sum, field) => sum + fixedCost(field), 0),
      varying: fields.filter((field) => !isFixed(field)),
    };
  };

  const priceField = (type: GraphQLObjectType, nodes: readonly FieldNode[]): PricedField => {
    const [node] = nodes as [FieldNode];
    const name = node.name.value;
    const inner = getNamedType(type.getFields()[name]?.type);
    return {
      price: PRICES[`${type.name}.${name}`] ?? {},
      args: node.arguments ?? [],
      inner: isObjectType(inner)
        ? priceFields(
            inner,
            nodes.map(({ selectionSet }) => selectionSet),
          )
        : { fixed: 0, varying: [] },
    };
  };

  const root = schema.getRootType(operation.operation);
  return root ? priceFields(root, [operation.selectionSet]) : { fixed: 0, varying: [] };
};

const isFixed = ({ price: { question, perPly, items, elsewhere }, inner }: PricedField): boolean =>
  question === undefined && !perPly && typeof items !== 'string' && !elsewhere && inner.varying.length === 0;

const fixedCost = ({ price: { each = 0, items = 1 }, inner }: PricedField): number =>
  Number(items) * (1 + each + inner.fixed);

const valuesOf = ({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): Variables => {
  const values: Record<string, unknown> = { __proto__: null, ...variables };
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue && values[variable.name.value] === undefined)
      values[variable.name.value] = valueFromASTUntyped(defaultValue);
  return values;
};

/** What one request asks. */
interface Asked {
  readonly values: Variables;
  readonly limits: Limits;
  /** Lists of questions whose cost is known: a query may ask the same one in many fields. */
  readonly read: Map<unknown, Reading>;
}

/** Positions or games that a field is asked about. */
interface Reading {
  readonly count: number;
  readonly cost: number;
  readonly longest: number;
}

const costOfSelection = ({ fixed, varying }: Selection, plies: number, asked: Asked): QueryCost => {
  let here = fixed;
  let elsewhere = 0;
  for (const field of varying) {
    const cost = costOfField(field, plies, asked);
    here += cost.here;
    elsewhere += cost.elsewhere;
  }
  return { here, elsewhere };
};

const costOfField = ({ price, args: given, inner }: PricedField, plies: number, asked: Asked): QueryCost => {
  const args = Object.fromEntries(
    given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, asked.values)]),
  );
  const reading = readingOf(price, args, asked);
  const ofGame = reading.count > 0 ? Math.min(asked.limits.pliesPerGame, reading.longest) : plies;
  const fields = costOfSelection(inner, ofGame, asked);
  const count = countOf(price.items, args, ofGame);
  return {
    here: reading.cost + count * (1 + (price.each ?? 0) + (price.perPly ?? 0) * ofGame + fields.here),
    elsewhere: count * ((price.elsewhere?.(args, asked.limits) ?? 0) + fields.elsewhere),
  };
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);

const NOTHING_READ: Reading = { count: 0, cost: 0, longest: 0 };

const readingOf = ({ question }: Price, args: Variables, { read }: Asked): Reading => {
  if (question === undefined) return NOTHING_READ;
  const questions = question === '' ? args : args[question];
  const known = read.get(questions) ?? readingOfAll(listOf(questions));
  read.set(questions, known);
  return known;
};

/** What is no question is told where it is read. */
const readingOfAll = (given: readonly unknown[]): Reading => {
  let cost = 0;
  let longest = 0;
  for (const each of given) {
    const question: GameQuestion = typeof each === 'object' && each ? each : {};
    cost += costOfQuestion(question);
    longest = Math.max(longest, pliesOf(question));
  }
  return { count: given.length, cost, longest };
};

const countOf = (items: Price['items'], args: Variables, plies: number): number => {
  switch (items) {
    case undefined:
      return 1;
    case 'inputs':
      return listOf(args.inputs).length;
    case 'plies':
      return plies;
    case 'rulesets':
      return args.rulesets == null ? RULESETS.length : listOf(args.rulesets).length;
    default:
      return items;
  }
};
