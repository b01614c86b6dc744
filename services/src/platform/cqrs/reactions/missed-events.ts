import type { EventLog, Position } from '@foyer/event-log';
import { CHECKPOINT_STREAM } from '@foyer/event-log/chain';

/**
 * The log gets at most one checkpoint in a second: this number means ten minutes with events, or
 * more.
 */
const CHECKPOINTS = 600;

/**
 * Behind which position events may have been missed: a stop came before what was to follow from
 * them. Undefined for a log without checkpoints, all of which is looked at.
 */
export async function missedAfter(
  log: Pick<EventLog, 'lastOf' | 'readStream'>,
): Promise<Position | undefined> {
  const last = await log.lastOf(CHECKPOINT_STREAM);
  if (!last) return undefined;
  const from = Math.max(0, last.revision - CHECKPOINTS);
  for await (const { position } of log.readStream(CHECKPOINT_STREAM, from)) return position;
  return last.position;
}
