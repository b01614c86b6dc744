import type { EventLog } from '../port/event-log.js';
import type { Position } from '../port/event.js';
import { demandCheckpoint, CHECKPOINT_STREAM, checkpointedEvents } from './checkpoint.js';

/** The state of checkpointing, as read from the log itself. */
export interface CheckpointState {
  /** Revision of the last checkpoint, undefined before the first. */
  readonly revision: number | undefined;
  readonly head: string | null;
  /** Position of the last checkpointed event. */
  readonly after: Position | undefined;
}

/**
 * Reads from the last checkpoint where to go on; the log is the only memory, so nothing is
 * checkpointed twice or left out.
 */
export async function readCheckpointState(log: EventLog): Promise<CheckpointState> {
  const last = await log.lastOf(CHECKPOINT_STREAM);
  if (!last) return { revision: undefined, head: null, after: undefined };
  const checkpoint = demandCheckpoint(last.data);
  const checkpointed = checkpointedEvents(checkpoint).at(-1);
  // The event is asked for its position: a log that was moved numbers otherwise than its
  // checkpoints say.
  for await (const event of log.readStream(checkpointed?.stream ?? '', checkpointed?.revision)) {
    if (event.revision === checkpointed?.revision) {
      return { revision: last.revision, head: checkpoint.head, after: event.position };
    }
    break;
  }
  return { revision: last.revision, head: checkpoint.head, after: checkpoint.to };
}
