import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { ROOT } from '../root.js';

interface Content {
  readonly schema: object;
  readonly examples?: { readonly [name: string]: { readonly value: unknown } };
}
interface Answer {
  readonly $ref?: string;
  readonly content?: { readonly [type: string]: Content };
}
interface PathItem {
  readonly [method: string]: {
    readonly operationId: string;
    readonly responses: { readonly [status: string]: Answer };
  };
}
interface Document {
  readonly paths: { readonly [path: string]: PathItem };
  readonly components: {
    readonly schemas: Record<string, object>;
    readonly responses: { readonly [name: string]: Answer };
  };
}

export const OPENAPI = parse(readFileSync(join(ROOT, 'openapi', 'openapi.yaml'), 'utf8')) as Document;

/** The same schema, with no member besides those that it names: what we send is what the contract tells. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]));
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'contract', components: strict(OPENAPI.components) as object });
const checks = new Map<object, ReturnType<typeof ajv.compile>>();
const checkOf = (schema: object): ReturnType<typeof ajv.compile> => {
  const text = JSON.stringify(strict(schema)).replaceAll('"#/components/', '"contract#/components/');
  const known = checks.get(schema) ?? ajv.compile(JSON.parse(text) as object);
  checks.set(schema, known);
  return known;
};

const pathOf = (path: string): string | undefined => {
  const [address = ''] = path.split('?');
  return Object.keys(OPENAPI.paths).find((known) =>
    new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
};

/** Throws where an answer is not what the contract says: its status, its type, and its JSON. */
export const checkAnswer = (method: string, path: string, status: number, type: string, text: string): void => {
  const item = OPENAPI.paths[pathOf(path) ?? ''];
  const operation = item?.[(method === 'HEAD' ? 'GET' : method).toLowerCase()];
  const problem = OPENAPI.components.responses.Problem as Answer;
  const answer = status >= 400 ? problem : operation?.responses[String(status)];
  const where = `${method} ${path}: ${status} ${type}`;
  if (!answer) throw new Error(`${where} is not in the contract`);
  if (status === 304 || method === 'HEAD') return;
  const mediaType = type.split(';')[0] as string;
  const content = answer.content?.[mediaType];
  if (!content) throw new Error(`${where}: the contract has ${Object.keys(answer.content ?? {})}`);
  if (mediaType.includes('ndjson'))
    for (const line of text.split('\n').filter((one) => one !== '')) check(content.schema, JSON.parse(line), where);
  else if (mediaType.includes('json')) check(content.schema, JSON.parse(text), where);
};

const check = (schema: object, value: unknown, where: string): void => {
  const isValid = checkOf(schema);
  if (!isValid(value)) throw new Error(`${where}: ${ajv.errorsText(isValid.errors).slice(0, 1000)}`);
};
