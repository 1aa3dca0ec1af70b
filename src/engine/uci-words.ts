/** What an engine says of one line of its search. */
export interface Info {
  /** 1 is the best. */
  readonly line: number;
  readonly depth: number;
  readonly nodes: number;
  /** For the side to move. */
  readonly score: { readonly unit: 'cp' | 'mate'; readonly value: number };
  /** Not judged. */
  readonly moves: readonly string[];
}

const INTEGER = /^-?[0-9]{1,12}$/;

const numberAfter = (words: readonly string[], name: string): number | null => {
  const word = words[words.indexOf(name) + 1] ?? '';
  return words.includes(name) && INTEGER.test(word) ? Number(word) : null;
};

/** Reads an `info` line; null where it tells of no line, or only of a bound of its score. */
export const parseInfo = (text: string): Info | null => {
  const words = text.split(/\s+/);
  const pv = words.indexOf('pv');
  if (words[0] !== 'info' || pv < 0) return null;
  const facts = words.slice(1, pv);
  const unit = facts[facts.indexOf('score') + 1];
  if (!facts.includes('score') || (unit !== 'cp' && unit !== 'mate')) return null;
  if (facts.includes('lowerbound') || facts.includes('upperbound')) return null;
  const value = numberAfter(facts, unit);
  const depth = numberAfter(facts, 'depth');
  if (value === null || depth === null || (unit === 'mate' && value === 0)) return null;
  const line = numberAfter(facts, 'multipv') ?? 1;
  return { line, depth, nodes: numberAfter(facts, 'nodes') ?? 0, score: { unit, value }, moves: words.slice(pv + 1) };
};

/** An option that an engine offers: its name, and the values of a choice. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
}

/** Reads an `option` line. */
export const parseOption = (text: string): Option | null => {
  const [, name, rest] = /^option name (\S+(?: \S+)*?) type (\S.*)$/.exec(text) ?? [];
  if (name === undefined || rest === undefined) return null;
  const words = rest.split(/\s+/);
  return { name, values: words.filter((_, index) => words[index - 1] === 'var') };
};

const MAX_NAME_LENGTH = 100;

/** Reads an `id name` line. */
export const parseName = (text: string): string | null => {
  const [, name] = /^id name (\S.*)$/.exec(text) ?? [];
  return name?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, MAX_NAME_LENGTH) ?? null;
};
