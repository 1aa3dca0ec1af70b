import { setUp } from './set-up.mjs';

await setUp();
process.env.NODE_ENV ??= 'production';
// In this process, so that a signal to `npm run worker` reaches the worker itself.
await import('../dist/worker.js');
