import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** Runs a curl command as it is printed for a person; by hand on a machine that has no curl. @returns what it prints */
export const runCurl = async (command: string, cwd = process.cwd()): Promise<string> => {
  if (hasCurl) return (await promisify(execFile)('sh', ['-c', command], { cwd })).stdout;
  console.log('There is no curl here; its command is read and sent by the test.');
  const words = [...command.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const after = (...options: string[]): string[] =>
    words.filter((_, index) => options.includes(words[index - 1] as string));
  const url = new URL(words.find((word) => word.startsWith('http')) ?? '');
  for (const field of after('--data-urlencode')) {
    const [name = '', ...value] = field.split('=');
    url.searchParams.append(name, value.join('='));
  }
  const [data] = after('-d');
  const [file] = after('--data-binary', '-T').map((name) => readFileSync(name.replace(/^@/, '')));
  const headers = after('-H').map((header) => header.split(': ') as [string, string]);
  const body = data ?? file;
  const [method = body === undefined ? 'GET' : 'POST'] = after('-X');
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: body as BodyInit }) });
  const text = await response.text();
  if (!words.some((word) => /^-[a-z]*i/.test(word))) return text;
  const head = [`HTTP/1.1 ${response.status} ${response.statusText}`];
  response.headers.forEach((value, name) => {
    head.push(`${name}: ${value}`);
  });
  return `${head.join('\n')}\n\n${text}`;
};
