import type { Cancel, Clock } from '../../clock/index.js';
import { Rejected } from '../commands/index.js';
import type { Log } from '../../observability/index.js';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

export interface BackgroundJobsParts {
  readonly clock: Clock;
  readonly log: Log;
  /** The purpose of the jobs, as the log shows it. */
  readonly name: string;
  /**
   * Checks the present state of one key and does what is due; an additional run changes nothing.
   */
  readonly run: (key: string) => Promise<void>;
}

/**
 * True for an error after which nothing is left to do: the state has changed, since another process
 * has done the work, or no work is left.
 */
export const isOver = (error: unknown): error is Rejected =>
  error instanceof Rejected && error.code !== 'UNAVAILABLE' && error.code !== 'CONFLICT';

/**
 * Things to see to, by key, at once or at a time. For each key one run follows the other; asked
 * during a run, it is run once more. A run that fails for want of something is tried again, less
 * and less often, until it succeeds.
 */
export class BackgroundJobs {
  readonly #planned = new Map<string, Cancel>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #askedAgain = new Set<string>();
  readonly #failures = new Map<string, number>();
  #stopped = false;

  constructor(private readonly parts: BackgroundJobsParts) {}

  /** Runs a key as soon as its current run has ended. */
  ask(key: string): void {
    if (this.#stopped) return;
    if (this.#running.has(key)) {
      this.#askedAgain.add(key);
      return;
    }
    this.#unplan(key);
    const run = this.#run(key).finally(() => {
      this.#running.delete(key);
      if (this.#askedAgain.delete(key)) this.ask(key);
    });
    this.#running.set(key, run);
  }

  /** Runs a key at a time; an earlier plan for it is dropped. */
  askAt(key: string, at: Date): void {
    this.#unplan(key);
    if (this.#stopped) return;
    const ms = Math.max(0, at.getTime() - this.parts.clock.now().getTime());
    this.#planned.set(
      key,
      this.parts.clock.after(ms, () => this.ask(key)),
    );
  }

  /** Resolves when no one is at anything; what is planned for later stays planned. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Drops what is planned and waits for what is going on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const key of [...this.#planned.keys()]) this.#unplan(key);
    await this.settled();
  }

  async #run(key: string): Promise<void> {
    const { name, log, run } = this.parts;
    try {
      await run(key);
      this.#failures.delete(key);
    } catch (error) {
      if (isOver(error)) {
        log.debug('a background job was not needed any more', {
          backgroundJob: name,
          key,
          code: error.code,
        });
        this.#failures.delete(key);
        return;
      }
      const failures = (this.#failures.get(key) ?? 0) + 1;
      this.#failures.set(key, failures);
      const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
      log.warn('a background job failed and will be tried again', {
        backgroundJob: name,
        key,
        err: error,
        wait,
      });
      this.askAt(key, new Date(this.parts.clock.now().getTime() + wait));
    }
  }

  #unplan(key: string): void {
    this.#planned.get(key)?.();
    this.#planned.delete(key);
  }
}
