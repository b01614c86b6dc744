import { isNativeError } from 'node:util/types';
import { MongoError } from 'mongodb';

/** The error codes by which Node reports that a connection is gone. */
const CONNECTION_GONE = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ETIMEDOUT',
]);

/**
 * True if the server, or the way to it, is the reason that there is no answer. The driver makes its
 * own errors of most failures of a connection. It forwards, however, the error of writing to a
 * connection that the other side has just ended.
 */
export function isServerFault(error: unknown): error is Error {
  if (error instanceof MongoError) return true;
  return isNativeError(error) && 'code' in error && CONNECTION_GONE.has(error.code);
}
