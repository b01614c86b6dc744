import { isNativeError } from 'node:util/types';
import { MongoError } from 'mongodb';

/** What Node says of a connection that is gone. */
const CONNECTION_GONE = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ETIMEDOUT',
]);

/**
 * Whether it is the server's, or the way to it, that there is no answer. The driver makes errors of its own of most that
 * happens to a connection, but hands on what writing to one throws that the other side has just ended.
 */
export function isServerFault(error: unknown): error is Error {
  if (error instanceof MongoError) return true;
  return isNativeError(error) && 'code' in error && CONNECTION_GONE.has(error.code);
}
