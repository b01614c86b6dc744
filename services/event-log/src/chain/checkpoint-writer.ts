import type { EventLog } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { chainedEvent, type ChainedEvent } from './chained-event.js';
import { checkpointEvent } from './checkpoint-event.js';
import { makeCheckpoint, CHECKPOINT_STREAM } from './checkpoint.js';
import { readCheckpointState, type CheckpointState } from './checkpoint-state.js';

/**
 * Most UTF-16 code units of stream names in one checkpoint, so that it stays below the size limit
 * of an event.
 */
const MAX_NAMES = 40_000;

/** Gathers events and writes their checkpoints, one after the other. */
export class CheckpointWriter {
  readonly #pending: ChainedEvent[];
  #readTo: Position | undefined;
  /**
   * Pending events that are no checkpoints. Checkpoints alone are not worth a checkpoint, else an
   * idle log would never rest.
   */
  #news = 0;

  private constructor(
    private readonly log: EventLog,
    private readonly now: () => Date,
    private state: CheckpointState,
  ) {
    this.#readTo = state.after;
    this.#pending = [];
  }

  /** Continues after the last checkpoint in the log. */
  static async resume(log: EventLog, now: () => Date): Promise<CheckpointWriter> {
    return new CheckpointWriter(log, now, await readCheckpointState(log));
  }

  /** Position of the last event that it was given, or that was checkpointed before. */
  get readTo(): Position | undefined {
    return this.#readTo;
  }

  get hasNews(): boolean {
    return this.#news > 0;
  }

  add(event: RecordedEvent): void {
    this.#readTo = event.position;
    this.#pending.push(chainedEvent(event));
    if (event.stream !== CHECKPOINT_STREAM) this.#news += 1;
  }

  /**
   * Writes checkpoints of at most `most` events for as long as at least `least` events are pending.
   * @throws RevisionConflict when somebody else checkpointed meanwhile; this writer is then of no
   * more use.
   */
  async checkpoint(least: number, most: number): Promise<void> {
    while (this.hasNews && this.#pending.length >= least) {
      const batch = this.#nextBatch(most);
      const checkpoint = makeCheckpoint(this.state.head, batch);
      const { revision } = this.state;
      await this.log.append([
        {
          stream: CHECKPOINT_STREAM,
          expectedRevision: revision ?? 'no-stream',
          events: [checkpointEvent(checkpoint, this.now())],
        },
      ]);
      this.state = { revision: (revision ?? -1) + 1, head: checkpoint.head, after: checkpoint.to };
      this.#pending.splice(0, batch.length);
      this.#news -= batch.filter(({ stream }) => stream !== CHECKPOINT_STREAM).length;
    }
  }

  #nextBatch(most: number): ChainedEvent[] {
    let names = 0;
    const end = this.#pending.findIndex(({ stream }, index) => {
      names += stream.length;
      return index > 0 && (index >= most || names > MAX_NAMES);
    });
    return end < 0 ? [...this.#pending] : this.#pending.slice(0, end);
  }
}
