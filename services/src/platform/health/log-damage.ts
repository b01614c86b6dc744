import type { Position, UnreadableEvent } from '@foyer/event-log';

import type { Log } from '../observability/index.js';

/** So many places are enough to know that the disk is at fault. */
const MOST_KNOWN = 100;

/** Events that the log holds and that no one can read: told once each, and known from then on. */
export class LogDamage {
  readonly #met = new Set<Position>();

  constructor(private readonly log: Log) {}

  /** Where there is damage, as far as somebody met it. */
  get positions(): readonly Position[] {
    return [...this.#met].sort();
  }

  /** Somebody met a damaged event. */
  readonly note = (event: UnreadableEvent): void => {
    const { position, stream, revision, type } = event;
    if (this.#met.has(position) || this.#met.size === MOST_KNOWN) return;
    this.#met.add(position);
    const place = { position, stream, revision, type };
    this.log.error('An event of the log is damaged', { ...place, err: event });
  };
}
