import type { IceCandidate } from '@foyer/contracts/calls';

import { makeStore, type Store } from '#state/store.js';
import { CandidateExchange } from './candidate-exchange.js';
import { Negotiation } from './negotiation.js';

/** How one peer connection stands; `failed` and `closed` are final. */
export type LinkState = 'connecting' | 'live' | 'interrupted' | 'failed' | 'closed';

/** A connection that does not come back within this time is given up, in milliseconds. */
export const INTERRUPTED_MAX_MS = 4_000;

/**
 * One peer connection: what is negotiated over it, which candidates there are, and how it stands.
 */
export class PeerLink {
  readonly #state = makeStore<LinkState>('connecting');
  readonly #negotiation: Negotiation;
  readonly #candidates: CandidateExchange;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** When it was last begun to look for another way. */
  #restartedAt = -Infinity;

  constructor(
    readonly connectionId: string,
    readonly connection: RTCPeerConnection,
    send: (candidate: IceCandidate | null) => void,
  ) {
    this.#negotiation = new Negotiation(connection);
    this.#candidates = new CandidateExchange(connection, send);
    connection.addEventListener('connectionstatechange', () => this.#onState());
  }

  get state(): Store<LinkState> {
    return this.#state;
  }

  /** Makes an offer of what was added to the connection. */
  offer(): Promise<string> {
    return this.#negotiation.offer();
  }

  /**
   * Makes another offer, by which the connection looks for another way; it has as long as one that
   * was just interrupted. An offer that is not answered yet is given again instead.
   */
  restartIce(): Promise<string> {
    this.#beginAgain();
    return this.#negotiation.offer(() => {
      this.#candidates.hold();
      this.connection.restartIce();
    });
  }

  /** Takes the answer to the offer that was made last; one to an earlier offer is passed over. */
  async acceptAnswer(sdp: string): Promise<void> {
    await this.#negotiation.accept(sdp);
    await this.#candidates.takeEarly();
  }

  /** Answers an offer of the other side, also another one that restarts ICE. */
  async answer(sdp: string): Promise<string> {
    this.#candidates.hold();
    if (this.#candidates.isDescribed) this.#beginAgain();
    const answer = await this.#negotiation.answer(sdp);
    await this.#candidates.takeEarly();
    return answer;
  }

  /** From now on the other side knows of this connection and may have its candidates. */
  releaseCandidates(): void {
    this.#candidates.release();
  }

  async addCandidate(candidate: IceCandidate | null): Promise<void> {
    await this.#candidates.add(candidate);
  }

  /**
   * Reads the statistics of the connection.
   * @throws Error where the link is closed first, since Firefox then never answers
   */
  async statistics(): Promise<RTCStatsReport> {
    let forget: (() => void) | undefined;
    const closed = new Promise<never>((_, reject) => {
      const look = () => {
        if (this.#state.get() === 'closed') reject(new Error('The connection is closed'));
      };
      forget = this.#state.subscribe(look);
      look();
    });
    return Promise.race([this.connection.getStats(), closed]).finally(() => forget?.());
  }

  close(): void {
    clearTimeout(this.#patience);
    this.connection.close();
    this.#state.set('closed');
  }

  /** An interrupted connection has the whole time again. */
  #beginAgain(): void {
    this.#restartedAt = performance.now();
    if (this.#state.get() === 'interrupted') this.#bePatient();
  }

  #bePatient(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#fail(), INTERRUPTED_MAX_MS);
  }

  #onState(): void {
    if (this.#state.get() === 'closed') return;
    switch (this.connection.connectionState) {
      case 'connected':
        clearTimeout(this.#patience);
        this.#state.set('live');
        break;
      case 'disconnected':
        this.#interrupt();
        break;
      case 'failed':
        // Chromium reports this for a moment while ICE is restarted, and continues.
        if (performance.now() - this.#restartedAt < INTERRUPTED_MAX_MS) this.#interrupt();
        else this.#fail();
        break;
      case 'new':
      case 'connecting':
      case 'closed':
        break;
    }
  }

  /** While ICE is restarted it may be so more than once. */
  #interrupt(): void {
    if (this.#state.get() === 'interrupted') return;
    this.#state.set('interrupted');
    this.#bePatient();
  }

  #fail(): void {
    clearTimeout(this.#patience);
    this.#state.set('failed');
  }
}
