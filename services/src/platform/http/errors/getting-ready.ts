import { Rejected } from '../../eventing/commands/index.js';

/** When to ask again for what is being made from the log, in seconds. */
const AGAIN_AFTER_S = 2;

/** Nothing was done, for what is needed is not there yet: clients wait and go on by themselves. */
export const gettingReady = (): Rejected =>
  new Rejected('GETTING_READY', { retryAfter: String(AGAIN_AFTER_S) });
