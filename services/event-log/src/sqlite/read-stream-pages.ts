import type { RecordedEvent } from '../port/event.js';

/** A piece of a stream, and whether nothing follows it. */
export interface StreamPage {
  readonly events: readonly RecordedEvent[];
  readonly last: boolean;
}

/** Events of a stream from a revision on, one page at a time. */
export async function* readStreamPages(
  pageFrom: (revision: number) => StreamPage,
  from = 0,
): AsyncGenerator<RecordedEvent> {
  let next = from;
  for (;;) {
    const page = pageFrom(next);
    yield* page.events;
    if (page.last) return;
    next += page.events.length;
  }
}
