import { ApiError } from '@foyer/contracts/client';

/** Errors that say that there is no call to come back to. */
const FINAL = ['CALL_OVER', 'CALL_NOT_FOUND', 'NOT_IN_CALL', 'FORBIDDEN', 'UNAUTHENTICATED'];

export type EntryRejection = 'over' | 'elsewhere' | 'full';

/** What a call is for a page that was not let in; null where it may try again. */
export function rejectedAs(error: unknown): EntryRejection | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'CALL_ELSEWHERE') return 'elsewhere';
  if (error.code === 'CALL_NEEDS_RELAY') return 'full';
  return FINAL.includes(error.code) ? 'over' : null;
}
