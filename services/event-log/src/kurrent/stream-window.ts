import type { Place } from '../append/decide-append.js';

/** Events of a stream whose ids are remembered: a repeat comes soon after the first try. */
const WINDOW = 256;

/** The end of one stream: its last revision, and the ids of its newest events. */
export class StreamWindow {
  readonly #places = new Map<string, Place>();
  #revision: number | undefined;
  #size = WINDOW;

  constructor(readonly stream: string) {}

  /** The last revision, undefined where the stream does not exist. */
  get revision(): number | undefined {
    return this.#revision;
  }

  /** Events whose ids are remembered, at most. */
  get size(): number {
    return this.#size;
  }

  placeOf(eventId: string): Place | undefined {
    return this.#places.get(eventId);
  }

  /**
   * Makes room to recognise this number of events of one append, also when others have come since.
   */
  makeRoomFor(events: number): void {
    this.#size = events > WINDOW ? events + WINDOW : WINDOW;
  }

  /** True if it remembers as many events as it has room for, or all events of the stream. */
  get isFull(): boolean {
    const there = (this.#revision ?? -1) + 1;
    return this.#size === WINDOW || this.#places.size >= Math.min(this.#size, there);
  }

  /** Adds an event, next in order. */
  push(eventId: string, place: Place): void {
    this.#places.set(eventId, place);
    this.#revision = place.revision;
    while (this.#places.size > this.#size) {
      const [oldest] = this.#places.keys();
      if (oldest !== undefined) this.#places.delete(oldest);
    }
  }
}
