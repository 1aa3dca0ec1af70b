const NAME = '[a-zA-Z][\\w-]*';
const ATTRIBUTE = new RegExp(`\\s+(${NAME})="([^<"]*)"`, 'g');
const TAG = new RegExp(`^<(/?)(${NAME})((?:\\s+${NAME}="[^<"]*")*)(/?)>$`);
/** An `&` that begins no reference, or what XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that XML cannot hold
const BAD_TEXT = /&(?!(?:amp|lt|gt|quot);)|\]\]>|[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/u;

/** What keeps a text from being one well-formed XML element whose ids are different and whose references lead somewhere. */
export const xmlFaults = (text: string): string[] => {
  const faults: string[] = [];
  const open: string[] = [];
  const ids: string[] = [];
  const references: string[] = [];
  for (const part of text.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (BAD_TEXT.test(part)) faults.push(`text: ${part}`);
    if (!part.startsWith('<')) {
      if (open.length === 0) faults.push(`outside: ${part}`);
      continue;
    }
    const [, closes, name = '', attributes = '', empty] = TAG.exec(part) ?? [];
    if (name === '') faults.push(`tag: ${part}`);
    else if (closes) {
      if (open.pop() !== name) faults.push(`unopened: ${part}`);
    } else if (!empty) open.push(name);
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const);
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) faults.push(`twice: ${part}`);
    for (const [key, value] of pairs) {
      if (/NaN|undefined|null|Infinity/.test(value)) faults.push(`value: ${part}`);
      if (key === 'id') ids.push(value);
      if (key === 'href') references.push(value.slice(1));
      if (value.startsWith('url(#')) references.push(value.slice(5, -1));
    }
  }
  if (open.length > 0) faults.push(`unclosed: ${open.join(' ')}`);
  if (new Set(ids).size < ids.length) faults.push('ids twice');
  for (const reference of references) if (!ids.includes(reference)) faults.push(`leads nowhere: ${reference}`);
  return faults;
};
