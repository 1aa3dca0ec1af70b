/** Imported first by a thread of the pool, so that its start is at this priority too. */
import { setPriority } from 'node:os';

/** Short requests come first where there is more to do than processors: long ones are waited for anyway. */
const NICENESS = 10;

// Elsewhere a priority is the whole process's.
if (process.platform === 'linux') setPriority(NICENESS);
