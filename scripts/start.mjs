import { setUp } from './set-up.mjs';

await setUp();
process.env.NODE_ENV ??= 'production';
// In this process, so that a signal to `npm start` reaches the service itself.
await import('../dist/main.js');
