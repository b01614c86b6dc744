import { BASE_PATH } from '@foyer/contracts/identity';

import { makeStore, type Store } from '#state/store.js';
import type { LocalMedia } from './local-media.js';

const keyOf = (callId: string) => `${BASE_PATH}/silenced/${callId}`;

/** The user returns to a call by a press elsewhere in this tab: its microphone is on again there. */
export function giveBackOnReturn(callId: string, storage: Storage = sessionStorage): void {
  if (storage.getItem(keyOf(callId)) !== null) storage.setItem(keyOf(callId), 'given');
}

/**
 * A microphone that was on, and that the program turned off because the user is heard in another
 * call. A press that returns to this call turns it on again. This tab remembers that over a reload.
 */
export class SilencedMicrophone {
  readonly #is = makeStore(false);

  constructor(
    private readonly media: LocalMedia,
    private readonly callId: string,
    private readonly storage: Storage = sessionStorage,
  ) {}

  get is(): Store<boolean> {
    return this.#is;
  }

  /**
   * Goes back to the state before a reload, after devices that were off are off.
   * @returns how to stop
   */
  open(): () => void {
    const kept = this.storage.getItem(keyOf(this.callId));
    const isOff = !this.media.state.get().microphoneOn;
    this.#set(isOff && kept !== null);
    if (kept === 'given') this.giveBack();
    return this.media.state.subscribe(() => {
      if (this.media.state.get().microphoneOn && this.#is.get()) this.#set(false);
    });
  }

  /** One that the user or a host turned off before is not given back. */
  silence(): void {
    if (!this.media.state.get().microphoneOn) return;
    void this.media.setMicrophone(false);
    this.#set(true);
  }

  /** Turns it on again, if the program turned it off. */
  giveBack(): void {
    if (!this.#is.get()) return;
    this.#set(false);
    void this.media.setMicrophone(true);
  }

  /** It stays off: a host has muted it, or the call is over. */
  forget(): void {
    this.#set(false);
  }

  #set(is: boolean): void {
    this.#is.set(is);
    if (is) this.storage.setItem(keyOf(this.callId), 'silenced');
    else this.storage.removeItem(keyOf(this.callId));
  }
}
