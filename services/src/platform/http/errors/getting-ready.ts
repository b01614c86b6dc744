import { Rejected } from '../../cqrs/commands/index.js';

/** When to ask again for what is being made from the log, in seconds. */
const AGAIN_AFTER_S = 2;

/**
 * The refusal while a needed part is not there yet. It changed no data: clients wait and continue
 * automatically.
 */
export const gettingReady = (): Rejected =>
  new Rejected('GETTING_READY', { retryAfter: String(AGAIN_AFTER_S) });
