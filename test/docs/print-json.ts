const WIDTH = 112;

/** JSON as a person would set it: on one line where it fits, else a member a line. */
export const printJson = (value: unknown, indent = '', used = 0): string => {
  const line = oneLine(value);
  if (indent.length + used + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item) => inner + printJson(item, inner))
    : Object.entries(value).map(([name, item]) => `${inner}"${name}": ${printJson(item, inner, name.length + 4)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
};

const oneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const members = Object.entries(value).map(([name, item]) => `"${name}": ${oneLine(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
};
