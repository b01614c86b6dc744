import type { Position } from './event.js';

/**
 * Whether a noted position cannot come from a log with this head: the log was restored from a backup, and the position is
 * beyond its end; or it was moved to a store of another kind, whose positions have another length.
 */
export function isOfAnotherLog(noted: Position, head: Position | undefined): boolean {
  return head === undefined || noted > head || noted.length !== head.length;
}
