import type { IceCandidate } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import { makeStore, type Store } from '../../state/store.js';

/** How one peer connection stands; `failed` and `closed` are final. */
export type LinkState = 'connecting' | 'live' | 'interrupted' | 'failed' | 'closed';

/** A connection that does not come back by itself within this time is given up, in milliseconds. */
const INTERRUPTED_MAX_MS = 4_000;

/**
 * One peer connection, with the one thing that is easily got wrong about it: candidates that come too early. Those of
 * the other side wait for its description, those of this side until the other side knows of the connection.
 */
export class PeerLink {
  readonly #state = makeStore<LinkState>('connecting');
  #described = false;
  #early: (IceCandidate | null)[] = [];
  #held: (IceCandidate | null)[] | null = [];
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly connectionId: string,
    readonly connection: RTCPeerConnection,
    private readonly send: (candidate: IceCandidate | null) => void,
  ) {
    connection.addEventListener('icecandidate', ({ candidate }) => this.#onLocal(candidate));
    connection.addEventListener('connectionstatechange', () => this.#onState());
  }

  get state(): Store<LinkState> {
    return this.#state;
  }

  /** Makes an offer of what was added to the connection. */
  async offer(): Promise<string> {
    await this.connection.setLocalDescription();
    return this.connection.localDescription?.sdp ?? '';
  }

  /** Makes another offer, by which the connection looks for another way; it has as long as one that was just interrupted. */
  async restartIce(): Promise<string> {
    this.#holdCandidates();
    this.connection.restartIce();
    this.#bePatient();
    return this.offer();
  }

  async acceptAnswer(sdp: string): Promise<void> {
    await this.connection.setRemoteDescription({ type: 'answer', sdp });
    await this.#takeEarly();
  }

  /** Answers an offer of the other side, also another one that restarts ICE. */
  async answer(sdp: string): Promise<string> {
    this.#holdCandidates();
    this.#bePatient();
    await this.connection.setRemoteDescription({ type: 'offer', sdp });
    await this.connection.setLocalDescription();
    await this.#takeEarly();
    return this.connection.localDescription?.sdp ?? '';
  }

  /** From now on the other side knows of this connection and may have its candidates. */
  releaseCandidates(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const candidate of held) this.send(candidate);
  }

  async addCandidate(candidate: IceCandidate | null): Promise<void> {
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

  close(): void {
    clearTimeout(this.#patience);
    this.connection.close();
    this.#state.set('closed');
  }

  /** Candidates of the next description are of no use before the other side has it. */
  #holdCandidates(): void {
    this.#held ??= [];
  }

  /** Where it is interrupted, it has the whole time again. */
  #bePatient(): void {
    if (this.#state.get() !== 'interrupted') return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#state.set('failed'), INTERRUPTED_MAX_MS);
  }

  async #takeEarly(): Promise<void> {
    this.#described = true;
    for (const candidate of this.#early.splice(0)) await this.addCandidate(candidate);
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

  #onState(): void {
    if (this.#state.get() === 'closed') return;
    switch (this.connection.connectionState) {
      case 'connected':
        clearTimeout(this.#patience);
        this.#state.set('live');
        break;
      case 'disconnected':
        // While ICE is restarted it may be so more than once.
        if (this.#state.get() === 'interrupted') break;
        this.#state.set('interrupted');
        this.#bePatient();
        break;
      case 'failed':
        clearTimeout(this.#patience);
        this.#state.set('failed');
        break;
      case 'new':
      case 'connecting':
      case 'closed':
        break;
    }
  }
}
