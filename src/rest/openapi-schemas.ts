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
import { JOB_KINDS, JOB_STATES } from '../service/jobs.js';

const SCALARS: { readonly [name: string]: object } = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
};

export const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

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

export const described = (description: string | null | undefined): object => (description ? { description } : {});

/** The types that answers and questions are made of, as GraphQL has them. */
export const componentsOf = (schema: GraphQLSchema): { readonly [name: string]: object } => {
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
export const OWN_COMPONENTS: { readonly [name: string]: object } = {
  Problem: {
    type: 'object',
    description: 'What is wrong with a request, by RFC 9457; its place stands beside as far as it is known.',
    properties: {
      type: { type: 'string' },
      title: { type: 'string', description: 'What the status is called.' },
      detail: { type: 'string', description: 'What is wrong and what to do.' },
      status: { type: 'integer' },
      code: { type: 'string', description: 'Stable; new codes may come.' },
      rank: { type: 'integer' },
      file: { type: 'string' },
      line: { type: 'integer' },
      column: { type: 'integer' },
      ply: { type: 'integer' },
      game: { type: 'integer' },
    },
    required: ['type', 'title', 'status', 'detail', 'code'],
  },
  Job: {
    type: 'object',
    description: 'How a job stands. Times are in ISO 8601.',
    properties: {
      id: { type: 'string', description: 'The same for the same body with the same parameters.' },
      what: { type: 'string', enum: JOB_KINDS },
      state: {
        type: 'string',
        enum: JOB_STATES,
        description: 'WAITING until a worker has begun, RUNNING until all games have a result: then DONE.',
      },
      games: { type: 'integer' },
      done: { type: 'integer', description: 'Games that have a result.' },
      errors: { type: 'integer', description: 'Those of them whose result is an error.' },
      progress: { type: 'number', minimum: 0, maximum: 1 },
      createdAt: { type: 'string' },
      startedAt: { type: ['string', 'null'] },
      finishedAt: { type: ['string', 'null'] },
      expiresAt: { type: 'string', description: 'When it is forgotten; later with all that happens to it.' },
    },
    required: [
      ...['id', 'what', 'state', 'games', 'done', 'errors', 'progress'],
      ...['createdAt', 'startedAt', 'finishedAt', 'expiresAt'],
    ],
  },
  AnalysisResult: {
    type: 'object',
    properties: {
      index: { type: 'integer', description: 'From 0, as the games came.' },
      ref: { type: ['string', 'null'], description: 'Echoed.' },
      analysis: { anyOf: [ref('Analysis'), { type: 'null' }] },
      error: { anyOf: [ref('Warning'), { type: 'null' }] },
    },
    required: ['index', 'ref', 'analysis', 'error'],
  },
  Analysis: {
    type: 'object',
    description: 'Every position of a game, looked at to one depth.',
    properties: {
      plies: {
        type: 'array',
        description: 'From the start to the end of the game, or to the last legal move.',
        items: {
          type: 'object',
          properties: {
            ply: { type: 'integer', description: 'Half-moves before the position.' },
            score: { type: 'number', description: "In points, from Cho's side." },
            mateIn: { type: ['integer', 'null'], description: 'In moves, positive where Cho mates.' },
            winProbability: ref('WinProbability'),
          },
          required: ['ply', 'score', 'mateIn', 'winProbability'],
        },
      },
      missedMates: {
        type: 'array',
        description: 'Half-moves after which a mate was no longer to be seen.',
        items: {
          type: 'object',
          properties: {
            ply: { type: 'integer' },
            mateIn: { type: 'integer', description: 'In moves, of the side that moved.' },
            best: { type: 'string', description: 'The move that began it, in UCI.' },
          },
          required: ['ply', 'mateIn', 'best'],
        },
      },
      turningPly: {
        type: ['integer', 'null'],
        description: 'The half-move with the largest swing of those that changed the favourite.',
      },
      accuracy: {
        type: 'object',
        description:
          'From 0 to 100, by what each move lost of the expected result: `103.1668 exp(-4.354 loss) - 3.1669`, its mean over the moves of a side; null for one that did not move.',
        properties: { cho: { type: ['number', 'null'] }, han: { type: ['number', 'null'] } },
        required: ['cho', 'han'],
      },
      warnings: { type: 'array', items: ref('Warning') },
    },
    required: ['plies', 'missedMates', 'turningPly', 'accuracy', 'warnings'],
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

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** Those of the schemas that something refers to, in their order. */
export const usedOf = (schemas: { readonly [name: string]: object }, by: object): object => {
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
