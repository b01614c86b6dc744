import type { ReadableLog } from '../port/event-log.js';
import type { ChainedEvent } from './chained-event.js';
import { readCheckpoint, CHECKPOINT_STREAM, checkpointedEvents } from './checkpoint.js';

/** The first checkpointed event that matches, looked for in all checkpoints from a revision on. */
export async function findCheckpointed(
  log: ReadableLog,
  fromRevision: number,
  matches: (event: ChainedEvent) => boolean,
): Promise<ChainedEvent | undefined> {
  for await (const { data } of log.readStream(CHECKPOINT_STREAM, fromRevision)) {
    const checkpoint = readCheckpoint(data);
    const found = checkpoint && checkpointedEvents(checkpoint).find(matches);
    if (found) return found;
  }
  return undefined;
}
