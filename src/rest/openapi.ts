import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
} from 'graphql';
import { DEFAULT_RULESET, RULESETS } from '../rulesets/registry.js';
import { SWITCH_NAMES } from '../rulesets/switches.js';
import { switchSchema } from './input.js';
import { type Example, fileLike, OPERATIONS, type Operation } from './operations.js';

/** The answer to an example, by the operation's id and the example's name. */
export type Answers = ReadonlyMap<string, unknown>;
export const exampleKey = (operation: Operation, name: string): string => `${operation.id} ${name}`;

const SCALARS: { readonly [name: string]: object } = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
};

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** A GraphQL type in JSON Schema; what may be null says so. */
const schemaOf = (type: GraphQLOutputType | GraphQLInputType): object => {
  if (isNonNullType(type)) return valueSchema(type.ofType);
  const value = valueSchema(type);
  return 'type' in value && !('enum' in value)
    ? { ...value, type: [(value as { type: string }).type, 'null'] }
    : { anyOf: [value, { type: 'null' }] };
};

const valueSchema = (type: GraphQLOutputType | GraphQLInputType): object => {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType) };
  if (isScalarType(type)) return SCALARS[type.name] ?? {};
  return 'name' in type ? ref(type.name) : {};
};

/** Fields of GraphQL that REST has an address of its own for, or that need to be asked for. */
const LEFT_OUT: { readonly [type: string]: readonly string[] } = {
  Position: ['svg', 'explainMove', 'evaluation', 'mate'],
  Game: ['position', 'verdicts', 'text'],
};
/** Types whose members stand there only where something is known, or was asked for. */
const PARTIAL: readonly string[] = ['Warning', 'Position', 'PositionInput', 'GameInput'];

const described = (description: string | null | undefined): object => (description ? { description } : {});

/** The types that answers and questions are made of, as GraphQL has them. */
const componentsOf = (schema: GraphQLSchema): { readonly [name: string]: object } => {
  const components: { [name: string]: object } = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || type === schema.getQueryType()) continue;
    if (isEnumType(type))
      components[type.name] = {
        type: 'string',
        enum: type.getValues().map(({ name }) => name),
        ...described(type.description),
      };
    else if (isObjectType(type) || isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) =>
          !LEFT_OUT[type.name]?.includes(field.name) && !('args' in field && field.args.some(isRequiredArgument)),
      );
      const required = fields.filter(
        (field) =>
          (isObjectType(type) && !PARTIAL.includes(type.name)) ||
          (type.name === 'Warning' && isNonNullType(field.type)) ||
          (isInputObjectType(type) && isNonNullType(field.type)),
      );
      components[type.name] = {
        type: 'object',
        ...described(type.description),
        properties: Object.fromEntries(
          fields.map((field) => [field.name, { ...schemaOf(field.type), ...described(field.description) }]),
        ),
        ...(required.length > 0 && { required: required.map(({ name }) => name) }),
      };
    }
  }
  return components;
};

/** What is sent and answered by REST alone. */
const OWN_COMPONENTS: { readonly [name: string]: object } = {
  Problem: {
    type: 'object',
    description: 'What is wrong with a request, by RFC 9457; its place stands beside as far as it is known.',
    properties: {
      type: { type: 'string' },
      title: { type: 'string', description: 'What is wrong and what to do.' },
      status: { type: 'integer' },
      code: { type: 'string', description: 'Stable; new codes may come.' },
      rank: { type: 'integer' },
      file: { type: 'string' },
      line: { type: 'integer' },
      column: { type: 'integer' },
      ply: { type: 'integer' },
      game: { type: 'integer' },
    },
    required: ['type', 'title', 'status', 'code'],
  },
  Records: {
    type: 'object',
    description: 'A collection of games. It can be sent back as it is.',
    properties: {
      format: { type: 'string', description: 'What it was read as.' },
      encoding: { type: 'string' },
      warnings: { type: 'array', items: ref('Warning') },
      games: { type: 'array', items: ref('RecordedGame') },
    },
    required: ['format', 'encoding', 'warnings', 'games'],
  },
  RecordedGame: {
    type: 'object',
    description: 'One game; where it could not be read, its tags and the error.',
    properties: {
      game: { type: 'integer', description: 'Its number in the collection, from 1.' },
      tags: { type: 'array', items: ref('Tag') },
      cho: ref('Arrangement'),
      han: ref('Arrangement'),
      fen: { type: 'string', description: 'The start, where it is no arrangement.' },
      handicap: { type: 'boolean', description: 'The start is a game at odds.' },
      comment: { type: 'string', description: 'What is said before the first move.' },
      moves: {
        type: 'array',
        items: {
          anyOf: [
            { type: 'string' },
            {
              type: 'object',
              properties: { move: { type: 'string' }, seconds: { type: 'integer' }, comment: { type: 'string' } },
              required: ['move'],
            },
          ],
        },
      },
      recorded: { type: ['string', 'null'], description: 'The result as written.' },
      warnings: { type: 'array', items: ref('Warning') },
      error: ref('Warning'),
    },
    required: ['game', 'tags'],
  },
};

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
  game: 'Which game of the record, from 1.',
  notation: 'That of the moves, in PGN, JSON and lists.',
  ruleset: `A ruleset by its name in either spelling: ${RULESETS.map(({ id }) => `\`${id}\``).join(', ')}, or \`${fileLike(DEFAULT_RULESET.id)}\`.`,
  dialect: 'Recognised by its letters where none is named.',
  moves: 'Played from there; with commas between.',
  moveNotation: 'AUTO recognises those that cannot be mistaken.',
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
  const inQuery = Object.entries(operation.parameters).map(([name, { schema }]) => ({
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
  }));
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
    : {};
  return {
    '200': {
      description: 'The answer.',
      ...(operation.cacheable && { headers }),
      content: Object.fromEntries(
        Object.entries(operation.answers).map(([type, schema]) => [
          type,
          {
            schema,
            ...examplesOf(operation, (example, name) =>
              types.length === 1 || isAnswerOf(type, example) ? answers.get(exampleKey(operation, name)) : undefined,
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

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** Those of the schemas that something refers to, in their order. */
const usedOf = (schemas: { readonly [name: string]: object }, by: object): object => {
  const used = new Set<string>();
  const look = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      look(schemas[name] ?? {});
    }
  };
  look(by);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
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
            description: `House rule: the switch ${name}.`,
            schema: switchSchema(name),
          },
        ]),
      ),
    },
  };
};
