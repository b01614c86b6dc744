import type { ChatMessage } from '@foyer/contracts/chat';
import { ApiError } from '@foyer/contracts/client';

import { makeStore, type Store } from '#state/store.js';
import type { KeptLetters } from './kept-letters.js';
import type { Letter, Outgoing } from './letter.js';

export interface Post {
  /** Hands a message to the server. @throws ApiError when it was refused or not acknowledged. */
  readonly send: (letter: Letter) => Promise<ChatMessage>;
  readonly isUp: () => boolean;
  readonly onSent: (message: ChatMessage) => void;
  readonly now: () => number;
  /** The delay before an automatic new try, in milliseconds. */
  readonly pauseMs: number;
  /** The storage in which unacknowledged messages outlive the page. */
  readonly kept: KeptLetters;
}

/**
 * A message without an answer may have arrived, one that came too fast comes later, and one that
 * was stored may not be visible yet. All of them are sent again under their id.
 */
const LATER: readonly string[] = ['TIMEOUT', 'NETWORK', 'TOO_MANY_REQUESTS', 'SHOWN_LATER'];
const isForLater = (error: unknown): boolean =>
  error instanceof ApiError && LATER.includes(error.code);

/** Messages on their way, one after the other in the order in which they were written. */
export class Outbox {
  readonly #items = makeStore<readonly Outgoing[]>([]);
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly post: Post) {
    const kept = post.kept.all();
    this.#items.set(kept.map((letter) => ({ ...letter, state: 'waiting', problem: null })));
  }

  get items(): Store<readonly Outgoing[]> {
    return this.#items;
  }

  add(letter: Letter): void {
    const createdAt = new Date(this.post.now()).toISOString();
    const item = { ...letter, state: 'waiting', problem: null, createdAt } as const;
    this.post.kept.add({ ...letter, createdAt });
    this.#items.set((present) => [...present, item]);
    void this.flush();
  }

  /** Tries one again that failed. */
  retry(id: string): void {
    this.#change(id, { state: 'waiting', problem: null });
    void this.flush();
  }

  /** Takes one away: the server has it, or it is no longer wanted. */
  drop(id: string): void {
    this.post.kept.remove(id);
    this.#items.set((present) => present.filter(({ _id }) => _id !== id));
  }

  /** Sends what waits, as long as the connection is up. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#next(); next && this.post.isUp(); next = this.#next()) {
      if (!(await this.#send(next))) break;
    }
    this.#isSending = false;
  }

  /** Tries nothing again from now on. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): Outgoing | undefined {
    return this.#items.get().find(({ state }) => state === 'waiting');
  }

  /** @returns Whether the messages behind it may continue. */
  async #send({ _id, message, type, documents }: Outgoing): Promise<boolean> {
    this.#change(_id, { state: 'sending' });
    try {
      const sent = await this.post.send({ _id, message, type, documents });
      this.drop(_id);
      this.post.onSent(sent);
      return true;
    } catch (problem) {
      if (!isForLater(problem)) {
        this.#change(_id, { state: 'failed', problem });
        return true;
      }
      this.#change(_id, { state: 'waiting' });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.flush(), this.post.pauseMs);
      return false;
    }
  }

  #change(id: string, change: Partial<Outgoing>): void {
    const changed = (one: Outgoing) => (one._id === id ? { ...one, ...change } : one);
    this.#items.set((present) => present.map(changed));
  }
}
