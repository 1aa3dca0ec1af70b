/** Builds anew, whatever was built before. */
import { rebuild } from './set-up.mjs';

await rebuild();
