import {
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
  readonly variables: Readonly<Record<string, unknown>>;
  readonly limits: Limits;
}

/**
 * What a query costs, known before it runs and no less than the work it makes. It is reckoned from variables as they
 * were sent, for reading them into types is itself work.
 */
export const costOf = (query: Query): number => reckon(query, true);

/** The part of it that is done in the thread that runs the query. */
export const costHere = (query: Query): number => reckon(query, false);

const reckon = ({ schema, operation, fragments, variables, limits }: Query, withElsewhere: boolean): number => {
  const fragmentOf = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const values: Record<string, unknown> = { __proto__: null, ...variables };
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue && values[variable.name.value] === undefined)
      values[variable.name.value] = valueFromASTUntyped(defaultValue);

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

  const costOfFields = (
    type: GraphQLObjectType,
    sets: readonly (SelectionSetNode | undefined)[],
    plies: number,
  ): number => merge(sets).reduce((sum, nodes) => sum + costOfField(type, nodes, plies), 0);

  const costOfField = (type: GraphQLObjectType, nodes: readonly FieldNode[], plies: number): number => {
    const [node] = nodes as [FieldNode];
    const name = node.name.value;
    const price = PRICES[`${type.name}.${name}`] ?? {};
    const args = Object.fromEntries(
      (node.arguments ?? []).map((arg) => [arg.name.value, valueFromASTUntyped(arg.value, values)]),
    );
    const questions = questionsOf(price, args);
    const longest = questions.reduce((most, question) => Math.max(most, pliesOf(question)), 0);
    const ofGame = questions.length > 0 ? Math.min(limits.pliesPerGame, longest) : plies;
    const inner = getNamedType(type.getFields()[name]?.type);
    const ofItem =
      1 +
      (price.each ?? 0) +
      (withElsewhere ? (price.elsewhere?.(args, limits) ?? 0) : 0) +
      (price.perPly ?? 0) * ofGame +
      (isObjectType(inner)
        ? costOfFields(
            inner,
            nodes.map(({ selectionSet }) => selectionSet),
            ofGame,
          )
        : 0);
    const reading = questions.reduce((sum, question) => sum + costOfQuestion(question), 0);
    return reading + countOf(price.items, args, ofGame) * ofItem;
  };

  const root = schema.getRootType(operation.operation);
  return COSTS.request + (root ? costOfFields(root, [operation.selectionSet], 0) : 0);
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);

/** The positions or games that a field is asked about; what is none of the kind is told where it is read. */
const questionsOf = ({ question }: Price, args: Readonly<Record<string, unknown>>): GameQuestion[] =>
  question === undefined
    ? []
    : listOf(question === '' ? args : args[question]).map((each) => (typeof each === 'object' && each ? each : {}));

const countOf = (items: Price['items'], args: Readonly<Record<string, unknown>>, plies: number): number => {
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
