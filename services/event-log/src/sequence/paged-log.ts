import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventFilter, SubscriptionMessage } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import type { AppendSignal } from './append-signal.js';
import { toPosition, toSequence } from './numbered-position.js';

/** Some events in global order, and how far the log was looked through to find them. */
export interface Page {
  readonly events: readonly RecordedEvent[];
  readonly scannedTo: number;
}

/** Reads bounded pieces of a log whose positions are numbered one by one. */
export interface PageSource {
  /** Number of the last event, 0 for an empty log. */
  lastSequence(): number;
  /** The next page after one number, looking no further than another. */
  pages(filter: EventFilter | undefined): (after: number, upTo: number) => Page;
  /**
   * @throws UnreadableEvent for what somebody put before the first event, where streams would show
   * it.
   */
  demandNothingBefore?(): void;
}

/**
 * Events after a position up to what is written at the first pull. One page is held at a time, and
 * between pages the process gets to do other work.
 */
export async function* readPages(
  source: PageSource,
  after: Position | undefined,
  filter: EventFilter | undefined,
): AsyncGenerator<RecordedEvent> {
  if (after === undefined) source.demandNothingBefore?.();
  let sequence = toSequence(after);
  const upTo = source.lastSequence();
  const nextPage = source.pages(filter);
  while (sequence < upTo) {
    const page = nextPage(sequence, upTo);
    yield* page.events;
    sequence = page.scannedTo;
    await nextTurn();
  }
}

/** Yields events after a position, then later ones. It reads only when the reader asks. */
export async function* followPages(
  source: PageSource,
  appended: AppendSignal,
  options: {
    after?: Position | undefined;
    filter?: EventFilter | undefined;
    signal: AbortSignal;
  },
): AsyncGenerator<SubscriptionMessage> {
  const { filter, signal } = options;
  let sequence = toSequence(options.after);
  const nextPage = source.pages(filter);
  const waiter = appended.waiter(signal);
  try {
    while (!signal.aborted) {
      while (sequence < source.lastSequence()) {
        const page = nextPage(sequence, source.lastSequence());
        for (const event of page.events) {
          yield { kind: 'event', event };
          if (aborted(signal)) return;
        }
        sequence = page.scannedTo;
        if (sequence < source.lastSequence()) await nextTurn();
      }
      yield { kind: 'caught-up', position: sequence === 0 ? undefined : toPosition(sequence) };
      // While the reader held that word, the log may have grown already.
      if (sequence >= source.lastSequence()) await waiter.next();
    }
  } finally {
    waiter.leave();
  }
}

/** A function, because narrowing would hold that the signal cannot have aborted across a yield. */
function aborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
