import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '@foyer/event-log';
import type { ProgressBoard, SharedProgress } from '../read-store/index.js';

/**
 * Pauses between two looks, in milliseconds: the first ones are short, since most writes are there
 * at once.
 */
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 100;
/** After a look that failed. */
const FAULT_PAUSE_MS = 500;

interface Waiter {
  readonly position: Position;
  readonly resolve: () => void;
}

/** Looks how far the writing process is, but only while a caller waits for it. */
export class ProgressWatch {
  readonly #waiters = new Set<Waiter>();
  #known: SharedProgress | undefined;
  #looking: Promise<void> | undefined;
  #isEnded = false;

  /** @param onLook Called after every look, with what went wrong where it failed. */
  constructor(
    private readonly board: ProgressBoard,
    private readonly onLook: (fault?: unknown) => void,
  ) {}

  get known(): SharedProgress | undefined {
    return this.#known;
  }

  /** Looks once, now. @throws StoreFault when the store does not answer. */
  async look(): Promise<SharedProgress | undefined> {
    this.#known = await this.board.read();
    for (const waiter of this.#waiters) {
      if (!this.#hasReached(waiter.position)) continue;
      this.#waiters.delete(waiter);
      waiter.resolve();
    }
    this.onLook();
    return this.#known;
  }

  /**
   * Looks again and again; resolves when the position is reached, however long it takes, or at the
   * end.
   * @param signal Ends the wait, and the looks with the last of them.
   */
  until(position: Position, signal?: AbortSignal): Promise<void> {
    if (this.#isEnded || this.#hasReached(position)) return Promise.resolve();
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      const waiter = { position, resolve };
      this.#waiters.add(waiter);
      const leave = (): void => {
        this.#waiters.delete(waiter);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#looking ??= this.#lookOften().finally(() => (this.#looking = undefined));
    });
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#looking;
    for (const { resolve } of this.#waiters) resolve();
    this.#waiters.clear();
  }

  async #lookOften(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!this.#isEnded && this.#waiters.size > 0) {
      const before = this.#known?.position;
      try {
        await this.look();
        const moved = this.#known?.position !== before;
        pause = moved ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      } catch (fault: unknown) {
        this.onLook(fault);
        pause = FAULT_PAUSE_MS;
      }
      if (this.#waiters.size > 0) await sleep(pause, undefined, { ref: false });
    }
  }

  #hasReached(position: Position): boolean {
    const known = this.#known?.position ?? undefined;
    return known !== undefined && known >= position;
  }
}
