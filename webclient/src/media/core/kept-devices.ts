import { BASE_PATH } from '@foyer/contracts/identity';

import type { LocalMedia } from './local-media.js';

const keyOf = (placeId: string) => `${BASE_PATH}/turned-off/${placeId}`;

interface TurnedOn {
  readonly microphoneOn: boolean;
  readonly cameraOn: boolean;
}

/**
 * Keeps devices that were muted or turned off in a call so when its page is loaded again. This tab
 * remembers it, and never turns a device on.
 */
export class KeptDevices {
  #stop: () => void = () => undefined;

  /** @param placeId the call, or the visit that leads to one */
  constructor(
    private readonly media: LocalMedia,
    private readonly placeId: string,
    private readonly storage: Storage = sessionStorage,
  ) {}

  /**
   * Turns off what was off before, and remembers each change from now on.
   * @returns whether this tab knew the place
   */
  open(): boolean {
    const kept = this.#read();
    if (kept?.microphoneOn === false) void this.media.setMicrophone(false);
    if (kept?.cameraOn === false) void this.media.setCamera(false);
    this.#keep();
    this.#stop = this.media.state.subscribe(() => this.#keep());
    return kept !== null;
  }

  /** Remembers no further change. */
  close(): void {
    this.#stop();
  }

  /** The user has left the place finally. */
  forget(): void {
    this.close();
    this.storage.removeItem(keyOf(this.placeId));
  }

  #keep(): void {
    const { microphoneOn, cameraOn } = this.media.state.get();
    const now: TurnedOn = { microphoneOn, cameraOn };
    this.storage.setItem(keyOf(this.placeId), JSON.stringify(now));
  }

  #read(): TurnedOn | null {
    try {
      return JSON.parse(this.storage.getItem(keyOf(this.placeId)) ?? 'null') as TurnedOn | null;
    } catch {
      return null;
    }
  }
}
