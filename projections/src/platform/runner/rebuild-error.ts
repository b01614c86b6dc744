/** Read models cannot be rebuilt just now, or not these. Nothing was begun. */
export class RebuildError extends Error {
  override readonly name = 'RebuildError';
}
