import { readdirSync, readFileSync } from 'node:fs';

/** The living processes that a process started, where the system tells of them in files. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .filter((pid) => {
      try {
        // The name in brackets may hold anything; behind it stand the state and the parent.
        const [state, by] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return state !== 'Z' && Number(by) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
