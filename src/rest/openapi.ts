import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { DEFAULT_RULESET, RULESETS } from '../rulesets/registry.js';
import { switchAbout, WORD_SWITCH_TEXTS } from '../rulesets/switch-texts.js';
import { SWITCH_NAMES, type SwitchName, WORD_SWITCHES, type WordSwitch } from '../rulesets/switches.js';
import { switchSchema } from './input.js';
import { componentsOf, described, OWN_COMPONENTS, ref, usedOf } from './openapi-schemas.js';
import { type Example, fileLike, OPERATIONS, type Operation } from './operations.js';

/** The answer to an example, by the operation's id and the example's name. */
export type Answers = ReadonlyMap<string, unknown>;
export const exampleKey = (operation: Operation, name: string): string => `${operation.id} ${name}`;

/** What each parameter is for, where GraphQL's inputs do not say it. */
const PARAMETER_DOCS: { readonly [name: string]: string } = {
  fields: 'The parts that are wanted, with commas between.',
  language: 'That of `summary`.',
  scheme: 'That of `scores`.',
  to: 'The dialect of `fen`.',
  style: 'How a board names its pieces.',
  from: 'Only the moves of the piece on this square.',
  move: 'In any notation.',
  orientation: 'The side at the bottom.',
  coordinates: 'What stands beside the board.',
  lastMove: 'To be lit up; the last of `moves` if left out.',
  marks: 'Squares, with commas between.',
  arrows: 'From square to square, `b1c3`, with commas between.',
  size: 'Width in pixels.',
  title: 'The name of the picture.',
  what: 'What to do with each game: its verdict, or every position of it looked at.',
  depth: 'Half-moves that an evaluation looks ahead.',
  game: 'Which game of the record, from 1.',
  notation: 'That of the moves, in PGN, JSON and lists.',
  ruleset: `A ruleset by its name in either spelling: ${RULESETS.map(({ id }) => `\`${id}\``).join(', ')}, or \`${fileLike(DEFAULT_RULESET.id)}\`.`,
  dialect: 'Recognised by its letters where none is named.',
  moves: 'Played from there; with commas between.',
  claims:
    'Made in each game of the file: its kind, behind a colon the side that it needs, behind @ the half-move (the last if left out), as `RESIGNATION:HAN@45`; with commas between.',
  moveNotation: 'AUTO recognises those that cannot be mistaken.',
};

/** What the values of a switch mean, where they are words. */
const switchValues = (name: SwitchName): string => {
  if (!(name in WORD_SWITCHES)) return '';
  const values = Object.entries(WORD_SWITCH_TEXTS[name as WordSwitch].values);
  return `: ${values.map(([value, text]) => `\`${value}\`, ${text}`).join('; ')}`;
};

const inputDocs = (schema: GraphQLSchema): { readonly [name: string]: string } => {
  const input = schema.getType('GameInput');
  if (!isInputObjectType(input)) return {};
  return Object.fromEntries(
    Object.values(input.getFields()).flatMap(({ name, description }) => (description ? [[name, description]] : [])),
  );
};

const examplesOf = (operation: Operation, pick: (example: Example, name: string) => unknown): object => {
  const examples = Object.entries(operation.examples).flatMap(([name, example]) => {
    const value = pick(example, name);
    return value === undefined ? [] : [[name, { value }]];
  });
  return examples.length > 0 ? { examples: Object.fromEntries(examples) } : {};
};

const parametersOf = (operation: Operation, docs: { readonly [name: string]: string }): object[] => {
  const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...examplesOf(operation, ({ path }) => path?.[name]),
  }));
  const inQuery = Object.entries(operation.parameters).map(
    ([name, { schema: inJson, querySchema: schema = inJson }]) => ({
      name,
      in: 'query',
      ...described(PARAMETER_DOCS[name] ?? docs[name]),
      schema,
      // Lists stand in one parameter, with commas between.
      ...('items' in schema && { explode: false }),
      ...examplesOf(operation, ({ query }) => {
        const value = query?.[name];
        if (value === undefined) return undefined;
        return 'items' in schema
          ? value.split(',')
          : (schema as { type?: string }).type === 'integer'
            ? Number(value)
            : value;
      }),
    }),
  );
  const rules = operation.houseRules
    ? SWITCH_NAMES.map((name) => ({ $ref: `#/components/parameters/rules.${name}` }))
    : [];
  return [...inPath, ...inQuery, ...rules];
};

const isAnswerOf = (type: string, { accept }: Example): boolean => (accept ?? 'application/json') === type;

const answersOf = (operation: Operation, answers: Answers): object => {
  const types = Object.keys(operation.answers);
  const headers = operation.cacheable
    ? {
        ETag: { description: 'Strong: the same bytes for the same question.', schema: { type: 'string' } },
        'Cache-Control': { schema: { type: 'string' } },
      }
    : Object.fromEntries(
        Object.entries(operation.headers ?? {}).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      );
  return {
    [operation.status ?? 200]: {
      description: 'The answer.',
      ...(Object.keys(headers).length > 0 && { headers }),
      content: Object.fromEntries(
        Object.entries(operation.answers).map(([type, schema]) => [
          type,
          {
            schema,
            ...examplesOf(operation, (example, name) =>
              types.length === 1 || isAnswerOf(type, example)
                ? (example.answer ?? answers.get(exampleKey(operation, name)))
                : undefined,
            ),
          },
        ]),
      ),
    },
    ...(operation.cacheable && { '304': { description: 'What the client has is still the answer.' } }),
    default: { $ref: '#/components/responses/Problem' },
  };
};

const operationOf = (operation: Operation, docs: { readonly [name: string]: string }, answers: Answers): object => {
  const { id, summary, description, body } = operation;
  const parameters = parametersOf(operation, docs);
  return {
    operationId: id,
    summary,
    ...described(description),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          Object.entries(body).map(([type, schema]) => [
            type,
            { schema, ...examplesOf(operation, (example) => (example.type === type ? example.body : undefined)) },
          ]),
        ),
      },
    }),
    responses: answersOf(operation, answers),
  };
};

const PROBLEM_ANSWER = {
  description: 'What is wrong.',
  content: { 'application/problem+json': { schema: ref('Problem') } },
};

/**
 * The contract of REST as OpenAPI 3.1 has it: addresses from the operations, types from GraphQL's schema.
 * @param answers those that the service gives to the operations' examples
 */
export const openApiDocument = (schema: GraphQLSchema, version: string, answers: Answers): object => {
  const docs = inputDocs(schema);
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const operation of OPERATIONS) {
    const path = `/v1${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [operation.method]: operationOf(operation, docs, answers) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Janggi Referee',
      version,
      description:
        'The rules and the scoring of janggi (Korean chess). Answers have the field names of GraphQL, which is at /graphql.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths,
    components: {
      schemas: usedOf({ ...componentsOf(schema), ...OWN_COMPONENTS }, { paths, PROBLEM_ANSWER }),
      responses: { Problem: PROBLEM_ANSWER },
      parameters: Object.fromEntries(
        SWITCH_NAMES.map((name) => [
          `rules.${name}`,
          {
            name: `rules.${name}`,
            in: 'query',
            description: `House rule. ${switchAbout(name)}${switchValues(name)}.`,
            schema: switchSchema(name),
          },
        ]),
      ),
    },
  };
};
