import type { EventLog, Position, RecordedEvent } from '@foyer/event-log';
import { CHECKPOINT_STREAM } from '@foyer/event-log/chain';

/**
 * Finds places in a long log without reading it. Checkpoints are written about once a second and
 * their revisions count up, so a binary search finds that of a position. Times are no way to find
 * one: a clock may have been set back.
 */
export class CheckpointIndex {
  constructor(private readonly log: Pick<EventLog, 'readStream' | 'lastOf'>) {}

  /** How many checkpoints there are. */
  async count(): Promise<number> {
    return ((await this.log.lastOf(CHECKPOINT_STREAM))?.revision ?? -1) + 1;
  }

  /** Position of a checkpoint, undefined before the first and after the last. */
  async positionOf(revision: number): Promise<Position | undefined> {
    return (await this.at(revision))?.position;
  }

  async at(revision: number): Promise<RecordedEvent | undefined> {
    if (revision < 0) return undefined;
    for await (const event of this.log.readStream(CHECKPOINT_STREAM, revision)) return event;
    return undefined;
  }

  /**
   * The first checkpoint that stands after a position; the number of checkpoints where there is
   * none yet.
   */
  async firstAfter(position: Position): Promise<number> {
    return this.#first((checkpoint) => checkpoint.position > position);
  }

  async #first(isPast: (checkpoint: RecordedEvent) => boolean): Promise<number> {
    let [low, high] = [0, await this.count()];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const checkpoint = await this.at(middle);
      if (checkpoint === undefined || isPast(checkpoint)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
