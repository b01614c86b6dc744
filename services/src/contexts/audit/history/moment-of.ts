import type { Position } from '@foyer/event-log';
import type { Moment } from '@foyer/projections';

/**
 * A moment as people write it: a time, or a position with or without its leading zeros.
 * @param like Any position of the log.
 */
export function momentOf(written: string, like: Position | undefined): Moment {
  if (!/^\d+$/.test(written)) return { time: new Date(written).toISOString() };
  return { position: written.padStart(like?.length ?? 0, '0') };
}
