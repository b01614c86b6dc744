import { setTimeout as delay } from 'node:timers/promises';

import type { IceCandidate, StreamType } from '@foyer/contracts/calls';

import { usualAllowance, type Allowance } from '../allowance.js';
import { isSoundCandidate } from '../ice-candidate.js';
import type { MediaRelay } from '../media-relay.js';
import { plainPublication, type Publication } from '../publication.js';
import type { Subscription } from '../subscription.js';
import { MediaRelayError } from '../media-relay-error.js';
import type { RelaySignal, StreamGoneReason } from '../relay-signal.js';
import { checkSessionDescription } from '../session-description.js';
import { SignalListeners } from '../signal-listeners.js';
import { guarded, keep } from './guarded.js';
import { JanusCall, type JanusPublication, type JanusSubscription } from './janus-call.js';
import type { JanusLink } from './janus-link.js';
import { JanusPeer, type PeerPatience } from './janus-peer.js';
import { usualPatience, type JanusRelayOptions } from './janus-relay-options.js';
import type { JanusStay } from './janus-stay.js';
import { LeftBehind } from './left-behind.js';

/** Leaving tidily takes no longer than this, in milliseconds. */
const CLOSE_WITHIN_MS = 1_000;

/**
 * Media through Janus: a private VideoRoom for each call, a handle for each connection of a
 * browser, all driven from here; browsers never speak to Janus. The rooms and handles of a call at
 * Janus become invalid when the link is lost. It begins again, in a new room, when the link is
 * back.
 */
export class JanusRelay implements MediaRelay {
  readonly kind = 'janus';
  readonly participantsMax = Infinity;
  readonly #link: JanusLink;
  readonly #log: JanusRelayOptions['log'];
  readonly #patience: PeerPatience;
  readonly #listeners = new SignalListeners();
  readonly #open = new Set<string>();
  /** The rooms and handles of the open calls at Janus during this stay. */
  readonly #calls = new Map<string, JanusCall>();
  readonly #leftBehind: LeftBehind;

  constructor({ link, log, patience, tidyAfterMs = 10_000 }: JanusRelayOptions) {
    this.#link = link;
    this.#log = log;
    this.#leftBehind = new LeftBehind(tidyAfterMs);
    this.#patience = patience ?? usualPatience;
  }

  get up(): boolean {
    return this.#link.stay !== undefined;
  }

  carries(callId: string): boolean {
    return this.#calls.has(callId);
  }

  start(): void {
    this.#link.start(
      (stay) => this.#onUp(stay),
      () => this.#onDown(),
    );
  }

  /** Leaves Janus; nothing of the calls is left there. */
  async close(): Promise<void> {
    this.#leftBehind.stop();
    const calls = [...this.#calls.values()];
    this.#open.clear();
    this.#calls.clear();
    await Promise.race([Promise.all(calls.map((call) => call.close())), delay(CLOSE_WITHIN_MS)]);
    await this.#link.close();
  }

  open(callId: string): void {
    this.#open.add(callId);
    if (this.#link.stay !== undefined && !this.#calls.has(callId)) {
      this.#calls.set(callId, new JanusCall(this.#link.stay));
    }
  }

  async publish(
    publication: Publication,
    sdpOffer: string | null,
    allowance: Allowance = usualAllowance,
  ): Promise<string> {
    if (sdpOffer === null) throw new MediaRelayError('MEDIA_REFUSED');
    checkSessionDescription(sdpOffer);
    const call = this.#call(publication.callId);
    const present = call.connections.publishedOver(publication);
    if (present) return this.#guarded(keep, () => call.restartPublished(present, sdpOffer));
    const peer = new JanusPeer(this.#patience, {
      connected: () => this.#listeners.notify({ type: 'stream-flows', publication }),
      losing: () => this.#listeners.notify({ type: 'stream-loses', stream: publication }),
      arrives: (track, arrives) =>
        this.#listeners.notify({ type: 'track-arrives', publication, track, arrives }),
      ended: (why) => this.#gone(call, entry, why),
      released: (detaching) => call.released(detaching),
    });
    const entry: JanusPublication = { ...publication, peer };
    return this.#guarded(
      () => this.#drop(call, entry),
      async () => {
        call.connections.publish(entry);
        const answer = await call.publish(entry, sdpOffer, allowance);
        if (answer === undefined || peer.closed) throw new MediaRelayError('STREAM_NOT_FOUND');
        return answer.sdp;
      },
    );
  }

  allow(callId: string, participant: string, streamType: StreamType, allowance: Allowance): void {
    this.#calls.get(callId)?.allow(participant, streamType, allowance);
  }

  watch(callId: string, connectionId: string, by: string, inSight: boolean): void {
    const call = this.#calls.get(callId);
    const subscription = call?.connections.subscription(connectionId);
    if (subscription?.subscriber === by) call?.watch(subscription, inSight);
  }

  async ask(subscription: Subscription): Promise<void> {
    const { callId } = subscription;
    const call = this.#call(callId);
    const present = call.connections.receivedOver(subscription);
    if (present) {
      const offer = await this.#guarded(keep, () => present.peer.offer());
      if (offer) this.#offer(subscription, offer.sdp);
      return;
    }
    const drop = () => call.drop(entry);
    const entry: JanusSubscription = {
      ...subscription,
      peer: new JanusPeer(this.#patience, {
        losing: () => this.#listeners.notify({ type: 'stream-loses', stream: subscription }),
        ended: drop,
        released: (detaching) => call.released(detaching),
      }),
    };
    await this.#guarded(drop, async () => call.connections.subscribe(entry));
    // The ask is good; the offer follows when the stream flows, which may take a while.
    void this.#guarded(drop, async () => {
      const offer = await entry.peer.offer(() => call.subscribe(entry));
      if (offer === undefined || entry.peer.closed) return;
      this.#offer(subscription, offer.sdp);
    }).catch((error: unknown) => this.#log.debug('Janus makes no offer', { err: error, callId }));
  }

  /** Janus makes the offers itself; a browser has no offer for another. */
  async offer(): Promise<void> {
    throw new MediaRelayError('STREAM_NOT_FOUND');
  }

  async answer(callId: string, connectionId: string, by: string, sdpAnswer: string): Promise<void> {
    checkSessionDescription(sdpAnswer);
    const subscription = this.#call(callId).connections.subscription(connectionId);
    if (subscription?.subscriber !== by) throw new MediaRelayError('STREAM_NOT_FOUND');
    await this.#guarded(
      () => this.#call(callId).drop(subscription),
      () => subscription.peer.answer(sdpAnswer),
    );
  }

  candidate(
    callId: string,
    connectionId: string,
    by: string,
    candidate: IceCandidate | null,
  ): void {
    if (candidate !== null && !isSoundCandidate(candidate)) return;
    const connections = this.#calls.get(callId)?.connections;
    const publication = connections?.publication(connectionId);
    if (publication?.participant === by) publication.peer.candidate(candidate);
    const subscription = connections?.subscription(connectionId);
    if (subscription?.subscriber === by) subscription.peer.candidate(candidate);
  }

  stop(callId: string, participant: string, streamType: StreamType): boolean {
    return this.#calls.get(callId)?.connections.unpublish(participant, streamType) !== undefined;
  }

  keep(callId: string, participant: string, connectionIds: readonly string[]): string[] {
    const connections = this.#calls.get(callId)?.connections;
    if (connections === undefined) return [];
    for (const publication of connections.keep(participant, connectionIds)) {
      this.#listeners.notifyGone(publication, 'superseded');
    }
    return connections.heldBy(participant, connectionIds);
  }

  leave(callId: string, participant: string): void {
    this.#calls.get(callId)?.leave(participant);
  }

  end(callId: string): void {
    this.#open.delete(callId);
    void this.#calls.get(callId)?.close();
    this.#calls.delete(callId);
  }

  readonly recorder = (callId: string) => this.#calls.get(callId)?.recorder;

  streams(callId: string): Publication[] {
    return this.#calls.get(callId)?.connections.publications().map(plainPublication) ?? [];
  }

  onSignal(listener: (signal: RelaySignal) => void): () => void {
    return this.#listeners.add(listener);
  }

  #offer(subscription: Subscription, sdpOffer: string): void {
    const { subscriber: to } = subscription;
    this.#listeners.notify({ type: 'offer', to, subscription, sdpOffer });
  }

  #call(callId: string): JanusCall {
    if (!this.#open.has(callId)) throw new MediaRelayError('STREAM_NOT_FOUND');
    const call = this.#calls.get(callId);
    if (call === undefined) throw new MediaRelayError('MEDIA_UNAVAILABLE');
    return call;
  }

  #guarded<T>(drop: () => void, step: () => Promise<T>): Promise<T> {
    return guarded(step, { drop, log: this.#log, isUp: () => this.up });
  }

  /** @returns whether it was still there */
  #drop(call: JanusCall, publication: JanusPublication): boolean {
    const { participant, streamType, connectionId, peer } = publication;
    peer.close();
    if (call.connections.publication(connectionId) !== publication) return false;
    return call.connections.unpublish(participant, streamType) !== undefined;
  }

  #gone(call: JanusCall, publication: JanusPublication, reason: StreamGoneReason): void {
    if (this.#drop(call, publication)) this.#listeners.notifyGone(publication, reason);
  }

  #onUp({ admin }: JanusStay): void {
    for (const callId of this.#open) this.open(callId);
    this.#leftBehind.back(admin);
    this.#listeners.notify({ type: 'restored', callIds: [...this.#open] });
  }

  #onDown(): void {
    this.#leftBehind.lost([...this.#calls.values()].map((call) => call.lose()));
    this.#calls.clear();
    this.#listeners.notify({ type: 'lost', callIds: [...this.#open] });
  }
}
