import { NotLeaderError } from '@kurrent/kurrentdb-client';

/** The status of what cannot be done as things are. */
const FAILED_PRECONDITION = 9;

/**
 * True if a node says that it does not lead its cluster; then it has changed no data. The client
 * has a class for this, but does not recognise it from the call for several streams.
 */
export function isNotLeader(error: unknown): boolean {
  if (error instanceof NotLeaderError) return true;
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return code === FAILED_PRECONDITION && /not the leader/i.test(message);
}
