import { setTimeout as delay } from 'node:timers/promises';

/** The memory of the server at one moment. */
export interface MemorySample {
  /** Since the watch began. */
  readonly seconds: number;
  /** Resident memory, in bytes. */
  readonly rss: number;
  /** Heap in use, garbage included, in bytes. */
  readonly heap: number;
  /** How late timers were on average since the sample before, in milliseconds. */
  readonly lag: number;
}

const read = (text: string, metric: string): number =>
  Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]);

/** Asks a server for its memory now and then. */
export class MemoryWatch {
  readonly samples: MemorySample[] = [];
  readonly #ended = new AbortController();
  readonly #watching: Promise<void>;

  constructor(origin: string, everyMs: number) {
    this.#watching = this.#watch(origin, everyMs);
  }

  /** @throws Error when the server could not be asked at some time. */
  async end(): Promise<readonly MemorySample[]> {
    this.#ended.abort();
    await this.#watching;
    return this.samples;
  }

  async #watch(origin: string, everyMs: number): Promise<void> {
    const began = performance.now();
    while (!this.#ended.signal.aborted) {
      const response = await fetch(`${origin}/metrics`);
      const text = await response.text();
      this.samples.push({
        seconds: (performance.now() - began) / 1000,
        rss: read(text, 'process_resident_memory_bytes'),
        heap: read(text, 'nodejs_heap_size_used_bytes'),
        lag: read(text, 'nodejs_eventloop_lag_mean_seconds') * 1000,
      });
      await delay(everyMs, undefined, { signal: this.#ended.signal }).catch(() => undefined);
    }
  }
}
