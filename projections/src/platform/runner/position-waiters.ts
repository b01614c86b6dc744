import type { Position } from '@foyer/event-log';

interface Waiter {
  readonly position: Position;
  readonly names: readonly string[];
  readonly settle: (reached: boolean) => void;
}

/** How far a projection is, and whether it will get any further. */
export interface Progress {
  readonly position: Position | undefined;
  readonly isStopped: boolean;
}

/** Those who wait for projections to reach a position. */
export class PositionWaiters {
  readonly #waiters = new Set<Waiter>();

  constructor(private readonly progress: (name: string) => Progress) {}

  /**
   * True once all the named projections have reached the position; false after the time, when one
   * has stopped, or when the signal aborts.
   */
  wait(
    position: Position,
    names: readonly string[],
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<boolean> {
    const known = this.#outcome(position, names);
    if (known !== undefined) return Promise.resolve(known);
    if (signal?.aborted === true) return Promise.resolve(false);
    return new Promise((resolve) => {
      const giveUp = (): void => settle(false);
      const settle = (reached: boolean): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.#waiters.delete(waiter);
        resolve(reached);
      };
      const timer = setTimeout(giveUp, timeoutMs);
      const waiter = { position, names, settle };
      this.#waiters.add(waiter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Something has moved: answers those whose wait is over. */
  check(): void {
    for (const { position, names, settle } of this.#waiters) {
      const known = this.#outcome(position, names);
      if (known !== undefined) settle(known);
    }
  }

  /** The position will not move any more. */
  giveUp(): void {
    for (const { settle } of this.#waiters) settle(false);
  }

  #outcome(position: Position, names: readonly string[]): boolean | undefined {
    let reached = true;
    for (const name of names) {
      const { position: at, isStopped } = this.progress(name);
      if (isStopped) return false;
      if (at === undefined || at < position) reached = false;
    }
    return reached ? true : undefined;
  }
}
