/** The command `npm run build`. */
import { rebuild } from './set-up.mjs';

await rebuild();
