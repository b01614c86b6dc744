import { pause } from '@foyer/contracts/client';

import { isFoyerError } from './foyer-error.js';

/** An event of the log as CloudEvents has it; `data` depends on its type. */
export interface FoyerEvent {
  readonly id: string;
  readonly type: string;
  readonly source: string;
  readonly subject?: string;
  readonly time: string;
  /** The place of the event in the log: `after` of a later start. */
  readonly sequence: string;
  readonly data?: unknown;
}

/** The place at which events begin, and which of them are wanted. */
export interface EventsWanted {
  /** The `sequence` of the last event that was handled; `now` for events to come. */
  readonly after?: string;
  /** Types, or their beginnings with `*`. */
  readonly types?: readonly string[];
  readonly signal?: AbortSignal;
}

/** The longest wait of one call, in seconds. */
const WAIT_S = 25;
const PAUSE_S = 5;

interface Page {
  readonly events: readonly FoyerEvent[];
  readonly next: string;
}

/**
 * Events in the order of the log, without an end: it waits for those to come. A server that is away
 * or busy is asked again after its own time, or 5 s; every other refusal is thrown.
 */
export async function* readEvents(
  http: { readonly GET: unknown },
  { after, types, signal }: EventsWanted,
): AsyncGenerator<FoyerEvent, void, void> {
  let place = after;
  const get = http.GET as (path: string, init: object) => Promise<{ data: Page }>;
  while (!signal?.aborted) {
    const query = { after: place, type: types?.join(','), wait: WAIT_S };
    const page = await get('/api/v2/events', { params: { query }, signal }).then(
      ({ data }) => data,
      async (error: unknown) => {
        if (signal?.aborted) return undefined;
        const again = pauseAfter(error);
        if (again === undefined) throw error;
        // The loop looks at the signal itself.
        await pause(again * 1_000, signal).catch(() => undefined);
        return undefined;
      },
    );
    if (page === undefined) continue;
    yield* page.events;
    place = page.next;
  }
}

/** Seconds to wait after a failure that passes with time; undefined for every other. */
function pauseAfter(error: unknown): number | undefined {
  if (!isFoyerError(error)) return undefined;
  const passes = error.code === 'NETWORK' || error.status === 429 || error.status >= 500;
  return passes ? (error.retryAfterS ?? PAUSE_S) : undefined;
}
