import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '../port/event-log.js';
import { EventLogClosed, RevisionConflict } from '../port/errors.js';
import { CheckpointWriter } from './checkpoint-writer.js';

/** The times of checkpoints, and the receiver of faults. */
export interface CheckpointerOptions {
  /** Most events of one checkpoint. Default 256. */
  readonly everyEvents?: number;
  /**
   * Longest time in milliseconds that an event waits for its checkpoint, as long as the log keeps
   * up. Default 1000.
   */
  readonly everyMs?: number;
  /**
   * Pause in milliseconds after a fault of the log, twice as long after each further one up to 30
   * s. Default 1000.
   */
  readonly retryMs?: number;
  /** Longest time in milliseconds that `stop` takes. Default 1000. */
  readonly finishMs?: number;
  readonly now?: () => Date;
  readonly onFault?: (error: unknown) => void;
}

const LONGEST_RETRY_MS = 30_000;

/**
 * Follows the log and checkpoints it at intervals. A follower, because some stores tell the global
 * order only after an append. It lets events gather before it reads them, so that an append pays
 * next to nothing for the chain.
 */
export class HashChainCheckpointer {
  readonly #options: Required<CheckpointerOptions>;
  readonly #stopping = new AbortController();
  /** Aborted when no caller waits any longer for work after the end. */
  readonly #late = new AbortController();
  readonly #running: Promise<void>;
  #faults = 0;

  private constructor(
    private readonly log: EventLog,
    options: CheckpointerOptions,
  ) {
    this.#options = {
      everyEvents: 256,
      everyMs: 1000,
      retryMs: 1000,
      finishMs: 1000,
      now: () => new Date(),
      onFault: () => undefined,
      ...options,
    };
    this.#running = this.#run();
  }

  /** Begins where the last checkpoint in the log left off. */
  static start(log: EventLog, options: CheckpointerOptions = {}): HashChainCheckpointer {
    return new HashChainCheckpointer(log, options);
  }

  /**
   * Checkpoints what is written so far, and ends; what takes too long is left for the next start.
   * To be called before the log is closed.
   */
  async stop(): Promise<void> {
    const first = !this.#isStopping();
    this.#stopping.abort();
    const late = new AbortController();
    const { finishMs } = this.#options;
    const isLate = delay(finishMs, undefined, late).then(
      () => this.#late.abort(),
      () => undefined,
    );
    await Promise.race([isLate, this.#finish(first)]);
    late.abort();
  }

  async #finish(isFirst: boolean): Promise<void> {
    await this.#running;
    if (isFirst) await this.#guard(async () => this.#checkpointAll(await this.#resume()));
  }

  async #run(): Promise<void> {
    while (!this.#isStopping()) {
      if (await this.#guard(() => this.#follow())) continue;
      const wait = this.#options.retryMs * 2 ** this.#faults;
      this.#faults += 1;
      await this.#pause(Math.min(wait, LONGEST_RETRY_MS));
    }
  }

  /**
   * True if the work succeeded. It also did if another checkpointer was quicker: the log has its
   * checkpoint.
   */
  async #guard(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof RevisionConflict || this.#late.signal.aborted) return true;
      if (error instanceof EventLogClosed) this.#stopping.abort();
      this.#options.onFault(error);
      return false;
    }
  }

  async #follow(): Promise<void> {
    const writer = await this.#resume();
    while (!this.#isStopping()) {
      await this.#waitForNews(writer);
      await this.#pause(this.#options.everyMs);
      if (this.#isStopping()) return;
      await this.#checkpointAll(writer);
      this.#faults = 0;
    }
  }

  async #waitForNews(writer: CheckpointWriter): Promise<void> {
    const { signal } = this.#stopping;
    for await (const message of this.log.subscribe({ after: writer.readTo, signal })) {
      if (message.kind === 'event') writer.add(message.event);
      if (writer.hasNews) return;
    }
  }

  async #checkpointAll(writer: CheckpointWriter): Promise<void> {
    const { everyEvents } = this.#options;
    for await (const event of this.log.readAll(writer.readTo)) {
      if (this.#late.signal.aborted) return;
      writer.add(event);
      await writer.checkpoint(everyEvents, everyEvents);
    }
    await writer.checkpoint(1, everyEvents);
  }

  async #resume(): Promise<CheckpointWriter> {
    return CheckpointWriter.resume(this.log, this.#options.now);
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Ends early when it is time to stop. */
  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    await delay(ms, undefined, { signal }).catch(() => undefined);
  }
}
