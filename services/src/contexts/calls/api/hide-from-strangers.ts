import { Rejected } from '#platform/cqrs';

/**
 * Strangers must not see a call, and must not learn that it exists.
 * @throws Rejected CALL_NOT_FOUND in the place of NOT_IN_CALL
 */
export function hideFromStrangers(error: unknown): never {
  if (error instanceof Rejected && error.code === 'NOT_IN_CALL')
    throw new Rejected('CALL_NOT_FOUND');
  throw error;
}
