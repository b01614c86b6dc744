import type { EventLog, RecordedEvent } from '@foyer/event-log';
import { demandCheckpoint, leafHash } from '@foyer/event-log/chain';

import { CheckpointIndex } from '../history/checkpoint-index.js';

/** Checkpoints after an event that are looked at; its own is the first or the second. */
const NEAR = 4;

/**
 * Events together with the checkpoints that vouch for them, in the order of the log. Newest ones
 * may have none yet.
 */
export async function withCheckpoints(
  log: Pick<EventLog, 'readStream' | 'lastOf'>,
  events: readonly RecordedEvent[],
): Promise<RecordedEvent[]> {
  const checkpoints = new CheckpointIndex(log);
  const all = new Map(events.map((event) => [event.position, event]));
  let last: RecordedEvent | undefined;
  for (const event of events) {
    if (last !== undefined && covers(last, event)) continue;
    last = await checkpointOf(checkpoints, event);
    if (last !== undefined) all.set(last.position, last);
  }
  return [...all.values()].sort((a, b) => (a.position < b.position ? -1 : 1));
}

async function checkpointOf(
  checkpoints: CheckpointIndex,
  event: RecordedEvent,
): Promise<RecordedEvent | undefined> {
  const first = await checkpoints.firstAfter(event.position);
  for (let revision = first; revision < first + NEAR; revision += 1) {
    const checkpoint = await checkpoints.at(revision);
    if (checkpoint === undefined || covers(checkpoint, event)) return checkpoint;
  }
  return undefined;
}

function covers(checkpoint: RecordedEvent, event: RecordedEvent): boolean {
  return demandCheckpoint(checkpoint.data).leaves.split(' ').includes(leafHash(event));
}
