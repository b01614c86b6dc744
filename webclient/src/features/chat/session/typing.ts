import { makeStore, type Store } from '../../../state/store.js';

/** Who writes says so again after this time, in milliseconds. */
export const SAID_AGAIN_MS = 3_000;
/** Somebody of whom nothing was heard for so long writes no longer, in milliseconds. */
export const FORGOTTEN_MS = 6_000;

/** Somebody who writes. */
export interface Writer {
  readonly id: string;
  readonly name: string | null;
}

/** Who is writing: the others as they are heard, and oneself as it is told. */
export class Typing {
  readonly #writers = makeStore<readonly Writer[]>([]);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #saidAt: number | null = null;

  constructor(
    private readonly say: (typing: boolean) => void,
    private readonly now: () => number,
  ) {}

  /** Who of the others writes now. */
  get writers(): Store<readonly Writer[]> {
    return this.#writers;
  }

  heard(writer: Writer, typing: boolean): void {
    const { id } = writer;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (typing) {
      const timer = setTimeout(() => this.heard(writer, false), FORGOTTEN_MS);
      this.#timers.set(id, timer);
    }
    this.#writers.set((present) => {
      const isKnown = present.some((one) => one.id === id);
      if (typing) return isKnown ? present : [...present, writer];
      return isKnown ? present.filter((one) => one.id !== id) : present;
    });
  }

  /** Tells the others that one writes, not with every key. */
  typed(): void {
    const now = this.now();
    if (this.#saidAt !== null && now - this.#saidAt < SAID_AGAIN_MS) return;
    this.#saidAt = now;
    this.say(true);
  }

  /** Tells the others that one writes no longer, if they were told that one does. */
  stopped(): void {
    if (this.#saidAt === null) return;
    this.#saidAt = null;
    this.say(false);
  }

  close(): void {
    this.stopped();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
