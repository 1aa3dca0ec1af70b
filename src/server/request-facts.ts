import type { Limits } from '../service/limits.js';
import type { Client } from './clients.js';
import type { AskedPosition } from './known-answers.js';

/** What is known of a request while it is answered, for its log line and its measures. */
interface RequestFacts {
  requestId: string;
  /** The question, by a name of ours; `none` where none was read. */
  operation: string;
  cost: number;
  /** Whether a query would hold the event loop. */
  isHeavy?: boolean;
  /** Of the first fault. */
  code?: string;
  client?: Client;
  /** Whether the answer depends on more than the question. */
  isFleeting?: boolean;
  /** Whether it is a function of the question, though its headers do not say so. */
  isLasting?: boolean;
  /** That the question was about, where it was about one. */
  position?: AskedPosition;
  /** Whether the body may take as long as it likes, if only it goes on. */
  isUpload?: boolean;
  /** In force; for the questions of REST. */
  limits: Limits;
}

declare global {
  namespace Express {
    interface Locals extends RequestFacts {}
  }
}
