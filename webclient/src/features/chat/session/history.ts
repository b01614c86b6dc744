import type { ChatMessage } from '@foyer/contracts/chat';

import { debug } from '#debug.js';
import { makeStore, type Store } from '#state/store.js';
import { merge } from '../messages/merge.js';

/** The number of messages in one request. */
export const PAGE_SIZE = 30;
/** After a longer absence, the messages in between are loaded only when the user scrolls there. */
const CATCH_UP_PAGES = 4;

/** A page of messages, the newest page first. */
export interface MessagePage {
  readonly docs: readonly ChatMessage[];
  readonly hasNextPage: boolean;
}

/**
 * @param page Counts from 1
 * @param upTo The message that the pages are counted from; undefined for the newest.
 */
export type LoadPage = (page: number, upTo?: string) => Promise<MessagePage>;

export interface HistoryState {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly failure: unknown;
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
}

const EMPTY: HistoryState = {
  phase: 'loading',
  failure: null,
  messages: [],
  hasOlder: false,
  older: 'idle',
};

/** The messages of a channel, as far as they were loaded, with what was pushed since. */
export class History {
  readonly #state = makeStore<HistoryState>(EMPTY);

  constructor(private readonly load: LoadPage) {}

  get state(): Store<HistoryState> {
    return this.#state;
  }

  /** Takes what was pushed or acknowledged. */
  take(message: ChatMessage): void {
    this.#state.set((state) => ({ ...state, messages: merge(state.messages, [message]) }));
  }

  /** Loads the newest messages, and what came while the connection was away. */
  async catchUp(): Promise<void> {
    if (this.#state.get().phase === 'failed') this.#state.set(EMPTY);
    const isFirst = this.#state.get().phase === 'loading';
    const known = new Set(isFirst ? [] : this.#state.get().messages.map(({ _id }) => _id));
    try {
      let come: readonly ChatMessage[] = [];
      for (let page = 1; page <= CATCH_UP_PAGES; page += 1) {
        const { docs, hasNextPage } = await this.load(page, come.at(-1)?._id);
        come = merge(come, docs);
        if (isFirst || !hasNextPage || docs.some(({ _id }) => known.has(_id))) {
          this.#show(come, isFirst ? hasNextPage : undefined);
          return;
        }
      }
      // Too much lies between: what is known from before comes back on scrolling up.
      this.#state.set((state) => ({ ...state, messages: come, hasOlder: true }));
    } catch (failure) {
      debug('chat', failure);
      if (isFirst) this.#state.set((state) => ({ ...state, phase: 'failed', failure }));
    }
  }

  /** Loads the page before the oldest known message. */
  async loadOlder(): Promise<void> {
    const { phase, hasOlder, older, messages } = this.#state.get();
    if (phase !== 'ready' || !hasOlder || older === 'loading') return;
    this.#state.set((state) => ({ ...state, older: 'loading' }));
    try {
      // Rounded down: a page that is known in part comes again rather than that one is left out.
      const page = Math.floor(messages.length / PAGE_SIZE) + 1;
      const { docs, hasNextPage } = await this.load(page, messages.at(-1)?._id);
      this.#show(docs, hasNextPage);
    } catch (failure) {
      debug('chat', failure);
      this.#state.set((state) => ({ ...state, older: 'failed' }));
    }
  }

  #show(docs: readonly ChatMessage[], hasOlder?: boolean): void {
    this.#state.set((state) => ({
      phase: 'ready',
      failure: null,
      messages: merge(state.messages, docs),
      hasOlder: hasOlder ?? state.hasOlder,
      older: 'idle',
    }));
  }
}
