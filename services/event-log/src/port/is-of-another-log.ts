import type { Position } from './event.js';

/**
 * True if a noted position cannot come from a log with this head. Either the log was restored from
 * a backup, and the position is beyond its end. Or it was moved to another kind of store, whose
 * positions have another length.
 */
export function isOfAnotherLog(noted: Position, head: Position | undefined): boolean {
  return head === undefined || noted > head || noted.length !== head.length;
}
