import type { Place } from '../append/decide-append.js';

/** Events of a stream whose ids are remembered: a repeat comes soon after the first try. */
export const WINDOW = 256;

/** The end of one stream: its last revision, and the ids of its newest events. */
export class StreamWindow {
  readonly stream: string;
  readonly #places = new Map<string, Place>();
  #revision: number | undefined;

  constructor(stream: string) {
    this.stream = stream;
  }

  /** The last revision, undefined where the stream does not exist. */
  get revision(): number | undefined {
    return this.#revision;
  }

  placeOf(eventId: string): Place | undefined {
    return this.#places.get(eventId);
  }

  /** Adds an event, next in order. */
  push(eventId: string, place: Place): void {
    this.#places.set(eventId, place);
    this.#revision = place.revision;
    if (this.#places.size <= WINDOW) return;
    const [oldest] = this.#places.keys();
    if (oldest !== undefined) this.#places.delete(oldest);
  }
}
