import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** Runs a curl command as it is printed for a person; by hand on a machine that has no curl. @returns what it prints */
export const runCurl = async (command: string): Promise<string> => {
  if (hasCurl) return (await promisify(execFile)('sh', ['-c', command])).stdout;
  console.log('There is no curl here; its command is read and sent by the test.');
  const words = [...command.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const after = (option: string): string[] => words.filter((_, index) => words[index - 1] === option);
  const url = words.find((word) => word.startsWith('http')) ?? '';
  const [body] = after('-d');
  const headers = after('-H').map((header) => header.split(': ') as [string, string]);
  const response = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body });
  return response.text();
};
