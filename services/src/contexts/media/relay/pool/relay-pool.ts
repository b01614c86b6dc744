import type { IceCandidate, RelayKind, StreamType } from '@foyer/contracts/calls';

import type { Log } from '#platform/observability';
import type { Allowance } from '../allowance.js';
import type { MediaRelay } from '../media-relay.js';
import type { Publication } from '../publication.js';
import { MediaRelayError } from '../media-relay-error.js';
import type { RelaySignal } from '../relay-signal.js';
import { SignalListeners } from '../signal-listeners.js';
import type { Subscription } from '../subscription.js';
import type { TrackRecorder } from '../track-recorder.js';
import { callOf } from './call-of.js';
import { PooledRelay, type NamedRelay, type RelayReport } from './pooled-relay.js';

/**
 * How long calls wait for a relay that went away before they are moved, in milliseconds; a restart
 * of it takes less.
 */
const GRACE_MS = 3_000;

/**
 * One that came back gets calls when it stayed for so long, in milliseconds: it may be about to go
 * away again.
 */
const STEADY_AFTER_MS = 10_000;

export interface RelayPoolOptions {
  readonly log: Pick<Log, 'warn'>;
  readonly graceMs?: number;
  readonly steadyAfterMs?: number;
}

/**
 * Several relays that replace each other. A call is bound to one: that with the fewest calls of
 * those that are up and steady, and of these the first. When its relay is away for longer than a
 * short while, the call is moved to another, where it begins empty. If none is up, it continues
 * with the first that is up again. A relay that comes back gets new calls only.
 */
export class RelayPool implements MediaRelay {
  readonly kind: RelayKind;
  readonly participantsMax: number;
  readonly #relays: readonly PooledRelay[];
  readonly #carriers = new Map<string, PooledRelay>();
  readonly #listeners = new SignalListeners();
  readonly #log: RelayPoolOptions['log'];
  readonly #graceMs: number;
  readonly #steadyAfterMs: number;

  /** @param relays of one kind; calls are given to them in this order */
  constructor(
    relays: readonly [NamedRelay, ...NamedRelay[]],
    { log, graceMs = GRACE_MS, steadyAfterMs = STEADY_AFTER_MS }: RelayPoolOptions,
  ) {
    this.kind = relays[0].relay.kind;
    this.participantsMax = Math.min(...relays.map(({ relay }) => relay.participantsMax));
    this.#relays = relays.map((each) => new PooledRelay(each));
    this.#log = log;
    this.#graceMs = graceMs;
    this.#steadyAfterMs = steadyAfterMs;
    for (const each of this.#relays) each.relay.onSignal((signal) => this.#take(each, signal));
  }

  get up(): boolean {
    return this.#relays.some(({ relay }) => relay.up);
  }

  /** How each of them does, in their order. */
  get reports(): readonly RelayReport[] {
    return this.#relays.map(({ report }) => report);
  }

  carries(callId: string): boolean {
    return this.#relayOf(callId)?.carries(callId) ?? false;
  }

  open(callId: string): void {
    if (!this.#carriers.has(callId)) {
      this.#bind(callId, this.#choose() ?? this.#fewest(this.#relays));
    }
    this.#relayOf(callId)?.open(callId);
  }

  async publish(
    publication: Publication,
    sdpOffer: string | null,
    allowance?: Allowance,
  ): Promise<string | null> {
    return this.#carrying(publication.callId).publish(publication, sdpOffer, allowance);
  }

  allow(callId: string, participant: string, streamType: StreamType, allowance: Allowance): void {
    this.#relayOf(callId)?.allow(callId, participant, streamType, allowance);
  }

  watch(callId: string, connectionId: string, by: string, inSight: boolean): void {
    this.#relayOf(callId)?.watch(callId, connectionId, by, inSight);
  }

  async ask(subscription: Subscription): Promise<void> {
    return this.#carrying(subscription.callId).ask(subscription);
  }

  async offer(callId: string, connectionId: string, by: string, sdpOffer: string): Promise<void> {
    return this.#carrying(callId).offer(callId, connectionId, by, sdpOffer);
  }

  async answer(callId: string, connectionId: string, by: string, sdpAnswer: string): Promise<void> {
    return this.#carrying(callId).answer(callId, connectionId, by, sdpAnswer);
  }

  candidate(
    callId: string,
    connectionId: string,
    by: string,
    candidate: IceCandidate | null,
  ): void {
    this.#relayOf(callId)?.candidate(callId, connectionId, by, candidate);
  }

  stop(callId: string, participant: string, streamType: StreamType): boolean {
    return this.#relayOf(callId)?.stop(callId, participant, streamType) ?? false;
  }

  keep(callId: string, participant: string, connectionIds: readonly string[]): string[] {
    return this.#relayOf(callId)?.keep(callId, participant, connectionIds) ?? [];
  }

  leave(callId: string, participant: string): void {
    this.#relayOf(callId)?.leave(callId, participant);
  }

  end(callId: string): void {
    const carrier = this.#carriers.get(callId);
    this.#carriers.delete(callId);
    carrier?.calls.delete(callId);
    carrier?.relay.end(callId);
  }

  recorder(callId: string): TrackRecorder | undefined {
    return this.#relayOf(callId)?.recorder(callId);
  }

  streams(callId: string): Publication[] {
    return this.#relayOf(callId)?.streams(callId) ?? [];
  }

  onSignal(listener: (signal: RelaySignal) => void): () => void {
    return this.#listeners.add(listener);
  }

  #relayOf(callId: string): MediaRelay | undefined {
    return this.#carriers.get(callId)?.relay;
  }

  #carrying(callId: string): MediaRelay {
    const relay = this.#relayOf(callId);
    if (relay === undefined) throw new MediaRelayError('STREAM_NOT_FOUND');
    return relay;
  }

  /** One that is up; undefined where none is. */
  #choose(): PooledRelay | undefined {
    const up = this.#relays.filter(({ relay }) => relay.up);
    return this.#fewest(up.filter(({ isSteady }) => isSteady)) ?? this.#fewest(up);
  }

  #fewest(of: readonly PooledRelay[]): PooledRelay | undefined {
    const least = Math.min(...of.map(({ calls }) => calls.size));
    return of.find(({ calls }) => calls.size === least);
  }

  #bind(callId: string, to: PooledRelay | undefined): void {
    if (to === undefined) return;
    this.#carriers.set(callId, to);
    to.calls.add(callId);
  }

  #take(from: PooledRelay, signal: RelaySignal): void {
    switch (signal.type) {
      case 'lost':
        this.#listeners.notify({ type: 'lost', callIds: [...from.calls] });
        from.lost(this.#graceMs, () => this.#giveUp(from));
        return;
      case 'restored':
        from.restored(this.#steadyAfterMs);
        this.#listeners.notify({ type: 'restored', callIds: [...from.calls] });
        this.#failOver();
        return;
      default: {
        // A late signal of a relay about a call that was moved does not matter any more.
        const callId = callOf(signal);
        if (this.#carriers.get(callId) === from) this.#listeners.notify(signal);
      }
    }
  }

  #giveUp(from: PooledRelay): void {
    if (this.up) this.#failOver();
    else this.#log.warn('No media relay can be used; calls wait for one', { relay: from.name });
  }

  /** Moves the calls of relays that are given up, as far as there are others. */
  #failOver(): void {
    for (const from of this.#relays.filter(({ isGivenUp }) => isGivenUp)) {
      const callIds = this.up ? [...from.calls] : [];
      if (callIds.length === 0) continue;
      this.#log.warn('Calls are moved from a relay that is away', {
        relay: from.name,
        calls: callIds.length,
      });
      for (const callId of callIds) this.#move(callId, from);
    }
  }

  #move(callId: string, from: PooledRelay): void {
    const to = this.#choose();
    if (to === undefined) return;
    this.end(callId);
    this.#bind(callId, to);
    to.relay.open(callId);
    this.#listeners.notify({ type: 'moved', callId, fromRelay: from.name, toRelay: to.name });
  }
}
