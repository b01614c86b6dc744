import type { Position } from '../port/event.js';

const DIGITS = String(Number.MAX_SAFE_INTEGER).length;
const FORM = new RegExp(`^\\d{${DIGITS}}$`);

/** Writes a sequence number so that positions compare as strings in the order of their numbers. */
export function toPosition(sequence: number): Position {
  return String(sequence).padStart(DIGITS, '0');
}

/**
 * Reads a position back; before the first event is 0.
 * @throws TypeError for what no such log gave out, so that another log's checkpoint is not taken
 * for one of ours.
 */
export function toSequence(position: Position | undefined): number {
  if (position === undefined) return 0;
  if (!FORM.test(position)) throw new TypeError(`${position} is no position of this log`);
  return Number(position);
}
