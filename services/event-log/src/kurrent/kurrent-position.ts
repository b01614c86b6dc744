import type { Position as KurrentPosition } from '@kurrent/kurrentdb-client';
import type { Position } from '../port/event.js';
import { ClientError } from './client-error.js';

/** Digits of the largest unsigned 64-bit number. */
const DIGITS = 20;
const FORM = new RegExp(`^\\d{${DIGITS}}$`);

/**
 * Writes a place in the server's transaction log so that positions compare as strings. Events that
 * were appended through this client have one number as both their commit and their prepare
 * position.
 */
export function toPosition(commit: bigint): Position {
  return commit.toString().padStart(DIGITS, '0');
}

/**
 * @throws TypeError for what this log never gave out, such as a checkpoint of another kind of log.
 */
export function checkPosition(position: Position): void {
  if (!FORM.test(position)) throw new TypeError(`${position} is no position of this log`);
}

/**
 * True if a server refused a start position because no event begins there: its log is another one
 * than before.
 */
export function isNoPlace(error: unknown): boolean {
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  return [error, cause]
    .map((one) => ClientError.originalOf(one))
    .some((one) => one instanceof Error && /\binvalid position\b/i.test(one.message));
}

/** @throws TypeError as `checkPosition`. */
export function toKurrentPosition(position: Position): KurrentPosition {
  checkPosition(position);
  const commit = BigInt(position);
  return { commit, prepare: commit };
}
