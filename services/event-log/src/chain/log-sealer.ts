import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '../port/event-log.js';
import { EventLogClosed } from '../port/event-log-closed.js';
import { RevisionConflict } from '../port/revision-conflict.js';
import { SealTimer } from './seal-timer.js';
import { SealWriter } from './seal-writer.js';

/** When the log is sealed, and who is told of a fault. */
export interface SealerOptions {
  /** Most events of one seal; it is written as soon as there are so many. Default 256. */
  readonly everyEvents?: number;
  /** Longest time in milliseconds that an event waits for its seal. Default 1000. */
  readonly everyMs?: number;
  /** Pause in milliseconds after a fault of the log. Default 1000. */
  readonly retryMs?: number;
  readonly now?: () => Date;
  readonly onFault?: (error: unknown) => void;
}

/**
 * Follows the log and seals it at intervals. A follower, because some stores tell the global order only after an
 * append; and so an append pays nothing for the chain.
 */
export class LogSealer {
  readonly #log: EventLog;
  readonly #options: Required<SealerOptions>;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  private constructor(log: EventLog, options: SealerOptions) {
    this.#log = log;
    this.#options = {
      everyEvents: 256,
      everyMs: 1000,
      retryMs: 1000,
      now: () => new Date(),
      onFault: () => undefined,
      ...options,
    };
    this.#running = this.#run();
  }

  /** Begins where the last seal in the log left off. */
  static start(log: EventLog, options: SealerOptions = {}): LogSealer {
    return new LogSealer(log, options);
  }

  /** Seals what is written so far, and ends. To be called before the log is closed. */
  async stop(): Promise<void> {
    const first = !this.#stopping.signal.aborted;
    this.#stopping.abort();
    await this.#running;
    if (first) await this.#guard(() => this.#sealRest());
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      if (await this.#guard(() => this.#follow())) continue;
      await delay(this.#options.retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Whether the work went well. Where another sealer was quicker, it did: the log has its seal. */
  async #guard(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof RevisionConflict) return true;
      if (error instanceof EventLogClosed) this.#stopping.abort();
      this.#options.onFault(error);
      return false;
    }
  }

  /** Seals until it is told to stop, or a fault ends it. */
  async #follow(): Promise<void> {
    const { everyEvents, everyMs, now } = this.#options;
    const writer = await SealWriter.resume(this.#log, now);
    const ending = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, ending.signal]);
    const timer = new SealTimer(everyMs);
    const messages = this.#log.subscribe({ after: writer.after, signal });
    const reader = messages[Symbol.asyncIterator]();
    let next = reader.next();
    try {
      for (;;) {
        const heard = await timer.orDue(next);
        if (heard === 'due') {
          await writer.seal(1, everyEvents);
        } else if (heard.done) {
          return;
        } else {
          next = reader.next();
          if (heard.value.kind === 'event') writer.add(heard.value.event);
          await writer.seal(everyEvents, everyEvents);
        }
        timer.keep(writer.hasNews);
      }
    } finally {
      timer.keep(false);
      ending.abort();
      // The fault of this read, if it has one, is the one that is under way already.
      await next.catch(() => undefined);
    }
  }

  async #sealRest(): Promise<void> {
    const { everyEvents, now } = this.#options;
    const writer = await SealWriter.resume(this.#log, now);
    for await (const event of this.#log.readAll(writer.after)) {
      writer.add(event);
      await writer.seal(everyEvents, everyEvents);
    }
    await writer.seal(1, everyEvents);
  }
}
