import { TOKEN_STORAGE_KEY } from '@foyer/contracts/identity';

import { makeStore, type Store } from '../state/store.js';
import { timeLeft } from './token.js';

/** Why a session ended; `expired` also where the server no longer accepts the token. */
export type SessionEnd = 'signed-out' | 'expired' | 'deactivated';

/** The state of the sign-in on this browser, and why a former one ended. */
export interface SessionState {
  readonly token: string | null;
  readonly ended: SessionEnd | null;
}

/** Longest delay of a browser's timer, in milliseconds. */
const TIMER_MAX = 2 ** 31 - 1;

/** The signed-in member of this browser; all tabs and the console share it. */
export class Session {
  readonly #state;
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.#state = makeStore<SessionState>({ token: null, ended: null });
    this.#adopt(storage.getItem(TOKEN_STORAGE_KEY));
    globalThis.addEventListener('storage', (event) => {
      if (event.key === TOKEN_STORAGE_KEY || event.key === null) {
        this.#adopt(storage.getItem(TOKEN_STORAGE_KEY));
      }
    });
  }

  get state(): Store<SessionState> {
    return this.#state;
  }

  /** Returns the token for calls; null if the user is not signed in. */
  token(): string | null {
    return this.#state.get().token;
  }

  begin(token: string): void {
    this.storage.setItem(TOKEN_STORAGE_KEY, token);
    this.#adopt(token);
  }

  end(reason: SessionEnd): void {
    this.storage.removeItem(TOKEN_STORAGE_KEY);
    clearTimeout(this.#expiry);
    this.#state.set((state) => (state.token === null ? state : { token: null, ended: reason }));
  }

  #adopt(token: string | null): void {
    clearTimeout(this.#expiry);
    if (token === null) {
      this.end('signed-out');
      return;
    }
    const left = timeLeft(token, this.now());
    this.#state.set({ token, ended: null });
    if (left === 0) this.end('expired');
    else if (left < TIMER_MAX) this.#expiry = setTimeout(() => this.end('expired'), left);
  }
}

/** The session of this page. */
export const session = new Session(globalThis.localStorage);
