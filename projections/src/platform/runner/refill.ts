import { setTimeout as sleep } from 'node:timers/promises';
import type { Loss } from '../read-store/index.js';
import type { ProjectionRunnerOptions } from './projection-runner-options.js';

/** The functions of the runner that filling a lost store needs. */
export interface RefillHost {
  /** Lets go of the store. */
  end(): Promise<void>;
  /** Makes empty builds and begins to follow the log. */
  begin(): Promise<void>;
  untilCurrent(): Promise<void>;
}

type Words = Pick<ProjectionRunnerOptions, 'onLost' | 'onFilled' | 'onFault'>;

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

/**
 * Puts an empty store in the place of one that is lost, and lets it answer once the log is in it.
 */
export class Refill {
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;
  #runs = 0;

  constructor(
    private readonly loss: Loss,
    private readonly words: Words,
    private readonly host: RefillHost,
  ) {}

  /** True if no query is answered from the store. */
  get isDue(): boolean {
    return this.loss.fault !== undefined;
  }

  /**
   * Begins with the store as it is, or with an empty one where it is lost; from then on each loss
   * is noticed.
   */
  async start(): Promise<void> {
    this.loss.onLost(() => void this.run());
    try {
      if (!this.isDue) await this.host.begin();
    } catch (fault: unknown) {
      if (!this.isDue) throw fault;
    }
    if (this.isDue) await this.run();
  }

  /** Resolves when the log is being followed again; the store answers later. */
  run(): Promise<void> {
    this.#running ??= this.#begin().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #begin(): Promise<void> {
    const { signal } = this.#ending;
    const { fault } = this.loss;
    this.#runs += 1;
    const own = this.#runs;
    await this.host.end();
    // A disk that damages every new file must not keep the process busy with nothing else.
    for (let delay = own === 1 ? 0 : FIRST_DELAY_MS; !signal.aborted; delay = longer(delay)) {
      const isEnding = await sleep(delay, false, { signal }).catch(() => true);
      if (isEnding || (await this.#isBegun(fault))) break;
    }
    void this.#answerAgain(own);
  }

  async #answerAgain(own: number): Promise<void> {
    const { signal } = this.#ending;
    await this.host.untilCurrent();
    const isOver = (): boolean => own !== this.#runs || signal.aborted;
    for (let delay = 0; !isOver(); delay = longer(delay)) {
      await sleep(delay, undefined, { signal }).catch(() => undefined);
      if (isOver() || (await this.#isFilled())) return;
    }
  }

  async #isFilled(): Promise<boolean> {
    try {
      await this.loss.filled();
      this.words.onFilled?.();
      return true;
    } catch (failed: unknown) {
      this.words.onFault?.(failed);
      return false;
    }
  }

  async #isBegun(fault: unknown): Promise<boolean> {
    try {
      const kept = await this.loss.renew();
      this.words.onLost?.(fault, kept);
      await this.host.begin();
      return true;
    } catch (failed: unknown) {
      this.words.onFault?.(failed);
      await this.host.end();
      return false;
    }
  }
}

function longer(delay: number): number {
  return Math.min(Math.max(delay * 2, FIRST_DELAY_MS), LONGEST_DELAY_MS);
}
