import type { IceCandidate, StreamType } from '@foyer/contracts/calls';

import { usualAllowance, type Allowance } from '../allowance.js';
import { CallConnections } from '../call-connections.js';
import { isSoundCandidate } from '../ice-candidate.js';
import type { MediaRelay } from '../media-relay.js';
import { plainPublication, type Publication } from '../publication.js';
import type { Subscription } from '../subscription.js';
import { MediaRelayError } from '../media-relay-error.js';
import type { RelaySignal } from '../relay-signal.js';
import { checkSessionDescription } from '../session-description.js';
import { SignalListeners } from '../signal-listeners.js';
import { withoutTracks } from '../without-tracks.js';

interface DirectPublication extends Publication {
  readonly allowance: Allowance;
}

/**
 * Browsers send to each other; the server only passes on who asks, who offers and what is answered.
 * Needs nothing installed and is never down. Every receiver costs the publisher a copy of the
 * stream, so it is for two.
 */
export class DirectRelay implements MediaRelay {
  readonly kind = 'direct';
  readonly up: boolean = true;
  readonly #calls = new Map<string, CallConnections<DirectPublication>>();
  readonly #listeners = new SignalListeners();

  /** @param participantsMax Two, but where a test has no use for pictures. */
  constructor(readonly participantsMax = 2) {}

  carries(): boolean {
    return this.up;
  }

  open(callId: string): void {
    if (!this.#calls.has(callId)) this.#calls.set(callId, new CallConnections());
  }

  async publish(
    publication: Publication,
    _sdpOffer: string | null,
    allowance: Allowance = usualAllowance,
  ): Promise<null> {
    this.#call(publication.callId).publish({ ...publication, allowance });
    this.#listeners.notify({ type: 'stream-flows', publication });
    return null;
  }

  /**
   * Two browsers have agreed with each other, and the server cannot change that, so they must agree
   * again.
   */
  allow(callId: string, participant: string, streamType: StreamType, allowance: Allowance): void {
    const call = this.#calls.get(callId);
    const present = call
      ?.publicationsOf(participant)
      .find((each) => each.streamType === streamType);
    const isSame =
      present?.allowance.audio === allowance.audio && present.allowance.video === allowance.video;
    if (!call || !present || isSame) return;
    call.unpublish(participant, streamType);
    this.#listeners.notifyGone(present, 'reset');
  }

  /** Of two, each looks at the other. */
  watch(): void {
    return undefined;
  }

  async ask(subscription: Subscription): Promise<void> {
    const call = this.#call(subscription.callId);
    if (!call.receivedOver(subscription)) call.subscribe(subscription);
    this.#listeners.notify({ type: 'ask', to: subscription.publisher, subscription });
  }

  async offer(callId: string, connectionId: string, by: string, sdpOffer: string): Promise<void> {
    const call = this.#call(callId);
    const subscription = call.subscription(connectionId);
    if (subscription?.publisher !== by) throw new MediaRelayError('STREAM_NOT_FOUND');
    checkSessionDescription(sdpOffer);
    const { allowance } = call.published(by, subscription.streamType);
    const allowed = withoutTracks(sdpOffer, allowance);
    const { subscriber: to } = subscription;
    this.#listeners.notify({ type: 'offer', to, subscription, sdpOffer: allowed });
  }

  async answer(callId: string, connectionId: string, by: string, sdpAnswer: string): Promise<void> {
    const subscription = this.#call(callId).subscription(connectionId);
    if (subscription?.subscriber !== by) throw new MediaRelayError('STREAM_NOT_FOUND');
    checkSessionDescription(sdpAnswer);
    this.#listeners.notify({ type: 'answer', to: subscription.publisher, subscription, sdpAnswer });
  }

  candidate(
    callId: string,
    connectionId: string,
    by: string,
    candidate: IceCandidate | null,
  ): void {
    const subscription = this.#calls.get(callId)?.subscription(connectionId);
    if (subscription === undefined) return;
    if (candidate !== null && !isSoundCandidate(candidate)) return;
    const { publisher, subscriber } = subscription;
    if (by !== publisher && by !== subscriber) return;
    const to = by === publisher ? subscriber : publisher;
    this.#listeners.notify({ type: 'candidate', to, from: by, subscription, candidate });
  }

  stop(callId: string, participant: string, streamType: StreamType): boolean {
    return this.#calls.get(callId)?.unpublish(participant, streamType) !== undefined;
  }

  keep(callId: string, participant: string, connectionIds: readonly string[]): string[] {
    const call = this.#calls.get(callId);
    if (call === undefined) return [];
    for (const publication of call.keep(participant, connectionIds)) {
      this.#listeners.notifyGone(publication, 'superseded');
    }
    // A publisher holds a connection for each receiver, under the id that the receiver gave it.
    return connectionIds.filter((id) => {
      const subscription = call.subscription(id);
      return (
        subscription?.subscriber === participant ||
        subscription?.publisher === participant ||
        call.publication(id)?.participant === participant
      );
    });
  }

  leave(callId: string, participant: string): void {
    this.#calls.get(callId)?.keep(participant, []);
  }

  end(callId: string): void {
    this.#calls.delete(callId);
  }

  /** No media passes through the server. */
  recorder(): undefined {
    return undefined;
  }

  streams(callId: string): Publication[] {
    return this.#calls.get(callId)?.publications().map(plainPublication) ?? [];
  }

  onSignal(listener: (signal: RelaySignal) => void): () => void {
    return this.#listeners.add(listener);
  }

  #call(callId: string): CallConnections<DirectPublication> {
    const call = this.#calls.get(callId);
    if (call === undefined) throw new MediaRelayError('STREAM_NOT_FOUND');
    return call;
  }
}
