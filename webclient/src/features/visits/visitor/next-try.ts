import { ApiError } from '@foyer/contracts/client';

/** The default if the server gives no time, in seconds. */
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 60;

/** True if the server asked to come again later because there are too many people now. */
export const isOverload = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'OVERLOADED';

/**
 * Returns the wait before the next try, in seconds. It is longer each time, and up to half longer
 * by chance, so that people who were refused together do not return together.
 * @param before How often it was tried in vain before.
 */
export function nextTryInS(
  { retryAfterS = FIRST_WAIT_S }: Pick<ApiError, 'retryAfterS'>,
  before: number,
  random: () => number = Math.random,
): number {
  const shortest = Math.min(retryAfterS * 2 ** before, LONGEST_WAIT_S);
  return Math.ceil(shortest * (1 + random() / 2));
}
