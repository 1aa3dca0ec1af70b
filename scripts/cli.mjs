import { setUp } from './set-up.mjs';

// What the set-up says is no part of the answer.
const { log } = console;
console.log = console.error;
await setUp();
console.log = log;
await import('../dist/cli/main.js');
