/** What is packed is what the sources say. */
import { setUp } from './set-up.mjs';

// What npm prints on standard output is the package's name.
console.log = console.error;
await setUp();
