/** Reads lines of a shell as far as the documentation needs them. */

/** The commands of a block: lines that end in a backslash go on in the next, and remarks are left out. */
export const commandsOf = (text: string): string[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

export interface Command {
  /** What stands before the program, as in `PORT=4001 npm start`. */
  readonly env: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  /** What is read behind `<`, and written behind `>`. */
  readonly from: string | null;
  readonly to: string | null;
}

/** One command in its words, quotes taken off. */
export const readCommand = (line: string): Command => {
  const words = [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double),
  );
  const after = (sign: string): string | null => {
    const at = words.indexOf(sign);
    return at < 0 ? null : (words.splice(at, 2)[1] ?? null);
  };
  const [from, to] = [after('<'), after('>')];
  const env: Record<string, string> = {};
  while (/^[A-Z_0-9]+=/.test(words[0] ?? '')) {
    const [name = '', ...value] = (words.shift() as string).split('=');
    env[name] = value.join('=');
  }
  return { env, words, from, to };
};
