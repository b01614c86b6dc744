/** Read models cannot be rebuilt just now, or not these. No work was begun. */
export class RebuildError extends Error {
  override readonly name = 'RebuildError';
}

/**
 * Read models were not rebuilt: the rebuild received an order to end, or a store was away for too
 * long. The present ones are as they were.
 */
export class RebuildAbandoned extends Error {
  override readonly name = 'RebuildAbandoned';
}
