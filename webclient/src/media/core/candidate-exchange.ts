import type { IceCandidate } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';

/**
 * The candidates of one connection, of which some come too early. Those of the other side wait for
 * its description, those of this side until the other side knows of the connection.
 */
export class CandidateExchange {
  #described = false;
  #early: (IceCandidate | null)[] = [];
  #held: (IceCandidate | null)[] | null = [];

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly send: (candidate: IceCandidate | null) => void,
  ) {
    connection.addEventListener('icecandidate', ({ candidate }) => this.#onLocal(candidate));
  }

  /** True if the other side has sent its first description. */
  get isDescribed(): boolean {
    return this.#described;
  }

  /** Those of the next own description are of no use before the other side has it. */
  hold(): void {
    this.#held ??= [];
  }

  /** From now on the other side may have those of this side. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const candidate of held) this.send(candidate);
  }

  /** Takes one of the other side; null says that there are no more. */
  async add(candidate: IceCandidate | null): Promise<void> {
    if (!this.#described) {
      this.#early.push(candidate);
      return;
    }
    try {
      await this.connection.addIceCandidate(
        candidate === null
          ? undefined
          : { ...candidate, usernameFragment: candidate.usernameFragment ?? null },
      );
    } catch (error) {
      // One useless candidate is no reason to give up the others.
      debug('media', 'candidate', error);
    }
  }

  /** The other side has described itself: what came too early makes sense now. */
  async takeEarly(): Promise<void> {
    this.#described = true;
    for (const candidate of this.#early.splice(0)) await this.add(candidate);
  }

  #onLocal(found: RTCIceCandidate | null): void {
    const candidate = found && {
      candidate: found.candidate,
      sdpMid: found.sdpMid,
      sdpMLineIndex: found.sdpMLineIndex,
      usernameFragment: found.usernameFragment,
    };
    if (this.#held) this.#held.push(candidate);
    else this.send(candidate);
  }
}
