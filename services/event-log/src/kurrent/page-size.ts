import type { ResolvedEvent } from '@kurrent/kurrentdb-client';

/**
 * Events of a first page: most streams have fewer, and most readers of everything want only what
 * has just come.
 */
export const FIRST_PAGE = 256;

/** Events of the largest page. Beyond it, larger ones are no faster. */
const LARGEST_PAGE = 4096;

/** The size limit of a page, in characters of its events' data. */
const PAGE_WEIGHT = 4 * 1024 * 1024;

/** Events of a page that are weighed. */
const SAMPLE = 16;

/**
 * How many events are asked for at once. Each page costs a turn to the server, and the client's
 * native part often waits 40 ms before it sends the question; so pages grow while there is more, as
 * long as the events are small.
 */
export class PageSize {
  #count = FIRST_PAGE;

  get count(): number {
    return this.#count;
  }

  /** Fits the next page to what the last one held. */
  learn(page: readonly Pick<ResolvedEvent, 'event'>[]): void {
    const step = Math.ceil(page.length / SAMPLE);
    const weights = page.filter((_, index) => index % step === 0).map(weightOf);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length);
    const fitting = Math.floor(PAGE_WEIGHT / Math.max(1, mean));
    this.#count = Math.max(FIRST_PAGE, Math.min(this.#count * 4, LARGEST_PAGE, fitting));
  }
}

function weightOf({ event }: Pick<ResolvedEvent, 'event'>): number {
  const data: unknown = event?.data;
  if (data instanceof Uint8Array) return data.length;
  return data === undefined ? 0 : JSON.stringify(data).length;
}
