import { makeStore, type Store } from '#state/store.js';

/** The interval at which a writer says so again, in milliseconds. */
export const SAID_AGAIN_MS = 3_000;
/** A writer who has been silent for this time counts as finished, in milliseconds. */
export const FORGOTTEN_MS = 6_000;

/** A person who is writing. */
export interface Writer {
  readonly id: string;
  readonly name: string | null;
}

/** Follows who is writing: the others as their messages come, and the user as reported here. */
export class Typing {
  readonly #writers = makeStore<readonly Writer[]>([]);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #saidAt: number | null = null;

  constructor(
    private readonly say: (typing: boolean) => void,
    private readonly now: () => number,
  ) {}

  /** The other participants who are writing now. */
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

  /** Tells the others that the user is not writing any more, if they had been told before. */
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
