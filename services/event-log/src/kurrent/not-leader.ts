import { NotLeaderError } from '@kurrent/kurrentdb-client';

/** The status of what cannot be done as things are. */
const FAILED_PRECONDITION = 9;

/**
 * Whether a node says that it does not lead its cluster; then it has done nothing. The client has a class for it, but does not
 * know how the call for several streams says it.
 */
export function isNotLeader(error: unknown): boolean {
  if (error instanceof NotLeaderError) return true;
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return code === FAILED_PRECONDITION && /not the leader/i.test(message);
}
