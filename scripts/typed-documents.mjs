/** GraphQL documents as TypeScript: each a text that carries the types of its variables and of its answer. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  typeFromAST,
  validate,
} from 'graphql';

const SCALARS = { String: 'string', ID: 'string', Boolean: 'boolean', Int: 'number', Float: 'number' };

const HEAD = `/**
 * The text of a GraphQL query that carries the types of its answer and of its variables. To any client of GraphQL it is
 * a text.
 */
export type TypedDocument<Result, Variables extends object> = string & {
  readonly __types?: (variables: Variables) => Result;
};
`;

const comment = (text, indent = '') => (text ? `${indent}/** ${text.trim().replaceAll('\n', ' ')} */\n` : '');

/** `LegalMoves` is `LEGAL_MOVES`. */
const constantName = (name) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/**
 * @param schema GraphQL's
 * @param documents texts of one named query each, with a comment above it; fields only, no fragments
 */
export const typedDocuments = (schema, documents) => {
  /** Enums and inputs that the documents speak of, by name. */
  const named = new Map();

  /** A type by its name; what may be null says so. */
  const typeText = (type, namedText) => {
    if (isNonNullType(type)) return valueText(type.ofType, namedText);
    return `${valueText(type, namedText)} | null`;
  };
  const valueText = (type, namedText) => {
    if (!isListType(type)) return namedText(type);
    const item = typeText(type.ofType, namedText);
    return `readonly ${/[ {]/.test(item) ? `(${item})` : item}[]`;
  };
  const knownText = (type) => {
    if (isScalarType(type)) return SCALARS[type.name];
    if (!named.has(type.name)) {
      named.set(type.name, '');
      named.set(type.name, declaration(type));
    }
    return type.name;
  };
  const declaration = (type) => {
    const head = comment(type.description);
    if (isEnumType(type)) {
      const words = type.getValues().map(({ name }) => `\n  | '${name}'`);
      return `${head}export type ${type.name} =${words.join('')};\n`;
    }
    if (!isInputObjectType(type)) throw new Error(`no such type is expected: ${type.name}`);
    const fields = Object.values(type.getFields()).map(
      (field) => `${comment(field.description, '  ')}${inputField(field.name, field.type)}\n`,
    );
    return `${head}export interface ${type.name} {\n${fields.join('')}}\n`;
  };
  const inputField = (name, type) =>
    `  readonly ${name}${isNonNullType(type) ? '' : '?'}: ${typeText(type, knownText)}${isNonNullType(type) ? '' : ' | undefined'};`;

  const answerText = (type, selections, indent) => {
    const inner = `${indent}  `;
    const fields = selections.selections.map(({ kind, name, alias, selectionSet }) => {
      if (kind !== 'Field') throw new Error('documents are made of fields only');
      const field = type.getFields()[name.value];
      const text = typeText(field.type, (value) =>
        selectionSet ? answerText(getNamedType(value), selectionSet, inner) : knownText(value),
      );
      return `${inner}readonly ${(alias ?? name).value}: ${text};\n`;
    });
    return `{\n${fields.join('')}${indent}}`;
  };

  const constants = documents.map((text) => {
    const document = parse(text);
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    const [{ name, variableDefinitions, selectionSet }] = document.definitions;
    const [, about = ''] = /^# (.*)\n/.exec(text) ?? [];
    const variables = variableDefinitions.map(({ variable, type }) =>
      inputField(variable.name.value, typeFromAST(schema, type)),
    );
    const query = text.replace(/^#.*\n/, '').trim();
    return [
      `export interface ${name.value}Variables {${variables.map((line) => `\n${line}`).join('')}${variables.length > 0 ? '\n' : ''}}\n`,
      `export interface ${name.value}Answer ${answerText(schema.getQueryType(), selectionSet, '')}\n`,
      `${comment(about)}export const ${constantName(name.value)}: TypedDocument<${name.value}Answer, ${name.value}Variables> = \`${query}\`;\n`,
    ].join('\n');
  });
  return [HEAD, ...named.values(), ...constants].join('\n');
};
