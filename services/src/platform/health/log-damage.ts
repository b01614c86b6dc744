import type { Position, UnreadableEvent } from '@foyer/event-log';

import type { Log } from '../observability/index.js';

/** This number of places is enough to show that the disk is at fault. */
const MOST_KNOWN = 100;

/** Unreadable events of the log: each is reported once, and known from then on. */
export class LogDamage {
  readonly #met = new Set<Position>();

  constructor(private readonly log: Log) {}

  /** The positions of damage that readers have met. */
  get positions(): readonly Position[] {
    return [...this.#met].sort();
  }

  /** Records a damaged event that a reader has met. */
  readonly note = (event: UnreadableEvent): void => {
    const { position, stream, revision, type } = event;
    if (this.#met.has(position) || this.#met.size === MOST_KNOWN) return;
    this.#met.add(position);
    const place = { position, stream, revision, type };
    this.log.error('An event of the log is damaged', { ...place, err: event });
  };
}
