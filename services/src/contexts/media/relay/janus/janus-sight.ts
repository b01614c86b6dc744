import type { VideoRoomHandle } from 'janode/plugins/videoroom';

import { midsOf } from './janus-filter.js';

/** Decides if one receiver is sent the picture of one stream; its sound always is. */
export class JanusSight {
  #wanted = true;
  #sent = true;
  #receiving: { readonly handle: VideoRoomHandle; readonly mids: readonly string[] } | undefined;
  #working: Promise<void> = Promise.resolve();

  /**
   * Janus knows the receiver by a handle and has made it an offer. Resolves when it holds to what
   * is wanted.
   */
  begin(handle: VideoRoomHandle, sdpOffer: string): Promise<void> {
    this.#receiving = { handle, mids: midsOf(sdpOffer, 'video') };
    return this.#hold();
  }

  set(inSight: boolean): void {
    this.#wanted = inSight;
    void this.#hold();
  }

  #hold(): Promise<void> {
    this.#working = this.#working.then(() => this.#apply()).catch(() => undefined);
    return this.#working;
  }

  async #apply(): Promise<void> {
    const send = this.#wanted;
    if (this.#receiving === undefined || this.#sent === send) return;
    const { handle, mids } = this.#receiving;
    const streams = mids.map((mid) => ({ mid, send }));
    await handle.message({ request: 'configure', streams });
    this.#sent = send;
  }
}
