import {
  AppendRecordSizeExceededError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamTombstonedError,
  TransactionMaxSizeExceededError,
  UnsupportedError,
} from '@kurrent/kurrentdb-client';
import { EventLogUnavailable, InvalidAppend } from '../port/errors.js';
import { ClientError } from './client-error.js';
import { AtomicAppendUnsupported } from './atomic-append-unsupported.js';

/** Statuses of the protocol, by their numbers. */
const STATUS = { invalidArgument: 3, resourceExhausted: 8 };

/**
 * Turns the client's error for a failed append into the port's error, which tells if another try
 * can help.
 */
export function appendFault(error: unknown): Error {
  if (error instanceof EventLogUnavailable) return error;
  if (error instanceof UnsupportedError) return new AtomicAppendUnsupported(new ClientError(error));
  if (isTooLarge(error)) {
    return new InvalidAppend(`it is larger than the server takes at once${limitOf(error)}`);
  }
  if (error instanceof StreamDeletedError || error instanceof StreamTombstonedError) {
    return new InvalidAppend('the stream was deleted for good on the server');
  }
  if (hasStatus(error, STATUS.invalidArgument)) {
    return new InvalidAppend('the server refuses it as malformed');
  }
  return new EventLogUnavailable('appending', new ClientError(error));
}

function isTooLarge(error: unknown): error is Error {
  return (
    error instanceof MaxAppendSizeExceededError ||
    error instanceof TransactionMaxSizeExceededError ||
    error instanceof AppendRecordSizeExceededError ||
    isLargerThanAMessage(error)
  );
}

/** The limit in bytes, if the error names it. */
function limitOf(error: Error): string {
  const { maxSize, maxAppendSize } = error as { maxSize?: unknown; maxAppendSize?: unknown };
  const limit = Number(maxSize ?? maxAppendSize);
  return Number.isFinite(limit) ? `: ${limit} bytes` : '';
}

/** The same status tells of a server that has too much to do, where trying again helps. */
function isLargerThanAMessage(error: unknown): boolean {
  return (
    hasStatus(error, STATUS.resourceExhausted) &&
    /\bmessage (?:exceeds|larger)/i.test(error.message)
  );
}

function hasStatus(error: unknown, status: number): error is Error {
  return error instanceof Error && 'code' in error && error.code === status;
}
