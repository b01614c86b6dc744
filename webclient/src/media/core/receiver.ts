import { callMessages } from '@foyer/contracts/calls';
import type { Participant, RepairStep } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { Store } from '#state/store.js';
import type { CallContext } from './call-context.js';
import { INTERRUPTED_MAX_MS, type PeerLink } from './peer-link.js';
import { RemoteStreams, type RemoteStream } from './remote-streams.js';
import { Sight } from './sight.js';
import { keyOf, subscriptionTo, UNASKED, type Subscription } from './subscription.js';

/** An ask that was not answered by an offer in this time is repeated, in milliseconds. */
const OFFER_WAIT_MS = 8_000;
const AGAIN_MS = 1_500;

/** Receives all streams that the call lists of the others. */
export class Receiver {
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #streams = new RemoteStreams();

  /** Which of the pictures are looked at. */
  readonly sight: Sight;

  constructor(private readonly context: CallContext) {
    this.sight = new Sight(context, () => this.#subscriptions.values());
  }

  /** By participant and kind of stream. */
  get streams(): Store<ReadonlyMap<string, RemoteStream>> {
    return this.#streams.all;
  }

  get connectionIds(): readonly string[] {
    return [...this.#subscriptions.values()].map(({ connectionId }) => connectionId);
  }

  get links(): ReadonlyMap<string, PeerLink> {
    const links = new Map<string, PeerLink>();
    for (const { key, link } of this.#subscriptions.values()) if (link) links.set(key, link);
    return links;
  }

  /**
   * By which connection each stream is published that is received here, and whether its picture is
   * in sight.
   */
  get sources(): ReadonlyMap<string, { readonly source: string; readonly inSight: boolean }> {
    return this.#subscriptions;
  }

  find(connectionId: string): PeerLink | undefined {
    return this.#by(connectionId)?.link ?? undefined;
  }

  /** Asks for what is listed and not received yet, and drops what is listed no longer. */
  reconcile(others: readonly Pick<Participant, 'userCallId' | 'streams'>[]): void {
    const listed = new Set<string>();
    for (const { userCallId, streams } of others) {
      for (const { mediaType, connectionId: source } of streams) {
        const key = keyOf(userCallId, mediaType);
        listed.add(key);
        const present = this.#subscriptions.get(key);
        if (present?.source === source) continue;
        if (present) this.#end(present);
        const subscription = subscriptionTo(userCallId, mediaType, source);
        this.#subscriptions.set(key, subscription);
        void this.#ask(subscription);
      }
    }
    for (const subscription of [...this.#subscriptions.values()]) {
      if (!listed.has(subscription.key)) this.#remove(subscription);
    }
    this.sight.notify();
  }

  async onOffer(connectionId: string, sdpOffer: string): Promise<void> {
    const subscription = this.#by(connectionId);
    // A failed subscription is about to be requested over another connection.
    if (!subscription || subscription.link?.state.get() === 'failed') return;
    clearTimeout(subscription.timer);
    const { userCallId, mediaType } = subscription;
    // Another offer over a connection that there is restarts ICE on it.
    if (subscription.link) subscription.restartedAt = performance.now();
    const link = subscription.link ?? this.#open(subscription);
    try {
      const sdpAnswer = await link.answer(sdpOffer);
      const answered = this.context.world.channel.emit(callMessages.receiveVideoOffer, {
        step: 'answer',
        sessionCallId: this.context.sessionCallId,
        connectionId,
        fromUserCallId: userCallId,
        toUserCallId: this.context.taken().userCallId,
        mediaType,
        sdpAnswer,
      });
      // The answer is on its way ahead of them: messages of one channel keep their order.
      link.releaseCandidates();
      await answered;
    } catch (error) {
      debug('media', 'not answered', error);
      if (subscription.link === link) this.#askAgainIn(subscription, AGAIN_MS);
    }
  }

  #open(subscription: Subscription): PeerLink {
    const link = this.context.openLink(subscription.connectionId, subscription.mediaType);
    subscription.link = link;
    link.connection.addEventListener('track', () => this.#onTrack(subscription, link));
    link.state.subscribe(() => this.#onLink(subscription, link));
    return link;
  }

  /** Asks again for a connection that the server does not know any more. */
  renew(connectionId: string): void {
    const subscription = this.#by(connectionId);
    if (subscription) void this.#ask(subscription);
  }

  /**
   * Requests a stream again that does not arrive, as the server has found. The first try uses the
   * existing connection, even if the browser reports it as connected; the next one opens another.
   */
  repair(source: string, step: RepairStep): void {
    const subscription = [...this.#subscriptions.values()].find((one) => one.source === source);
    if (!subscription || step === 'restart-track') return;
    const { link } = subscription;
    if (step === 'publish-again') void this.#ask(subscription);
    else if (link)
      void this.#restartIce(subscription, link, () => this.#askAgainIn(subscription, 0));
  }

  dropAll(): void {
    for (const subscription of [...this.#subscriptions.values()]) this.#remove(subscription);
  }

  async #ask(subscription: Subscription): Promise<void> {
    this.#end(subscription);
    const connectionId = this.context.world.newId();
    Object.assign(subscription, { connectionId, ...UNASKED });
    this.#show(subscription, { state: 'connecting' });
    this.#askAgainIn(subscription, OFFER_WAIT_MS);
    try {
      await this.#sendAsk(subscription);
      if (subscription.connectionId !== connectionId) return;
      subscription.asked = true;
      this.sight.notify();
    } catch (error) {
      debug('media', 'ask refused', error);
      if (subscription.connectionId === connectionId) this.#askAgainIn(subscription, AGAIN_MS);
    }
  }

  #sendAsk({ connectionId, userCallId, mediaType }: Subscription): Promise<unknown> {
    return this.context.world.channel.emit(callMessages.receiveVideoOffer, {
      step: 'ask',
      sessionCallId: this.context.sessionCallId,
      connectionId,
      fromUserCallId: userCallId,
      toUserCallId: this.context.taken().userCallId,
      mediaType,
    });
  }

  /**
   * Restarts ICE on the existing connection, only once while that may still help: a connection that
   * comes and goes in between causes no further requests. If it is refused or does not help in
   * time, another connection is requested.
   */
  async #restartIce(
    subscription: Subscription,
    link: PeerLink,
    refused: () => void,
  ): Promise<void> {
    const now = performance.now();
    if (now - subscription.restartedAt < INTERRUPTED_MAX_MS) return;
    subscription.restartedAt = now;
    try {
      await this.#sendAsk(subscription);
    } catch (error) {
      debug('media', 'ICE not restarted', error);
      if (subscription.link === link) refused();
    }
  }

  #askAgainIn(subscription: Subscription, ms: number): void {
    clearTimeout(subscription.timer);
    subscription.timer = setTimeout(() => {
      if (this.#subscriptions.get(subscription.key) === subscription) void this.#ask(subscription);
    }, ms);
  }

  #onTrack(subscription: Subscription, link: PeerLink): void {
    if (subscription.link !== link) return;
    const tracks = link.connection.getReceivers().map(({ track }) => track);
    this.#show(subscription, { stream: new MediaStream(tracks) });
  }

  #onLink(subscription: Subscription, link: PeerLink): void {
    if (subscription.link !== link) return;
    const state = link.state.get();
    const before = this.streams.get().get(subscription.key)?.state;
    if (state === 'live' || state === 'interrupted') this.#show(subscription, { state });
    if (state === 'live' && before === 'interrupted') this.sight.beginAgain(subscription);
    if (state === 'interrupted') {
      void this.#restartIce(subscription, link, () => {
        if (link.state.get() !== 'live') this.#askAgainIn(subscription, 0);
      });
    }
    if (state === 'failed') {
      this.#show(subscription, { state: 'interrupted' });
      this.#askAgainIn(subscription, 0);
    }
  }

  #show(subscription: Subscription, part: Partial<RemoteStream>): void {
    this.#streams.show(subscription.key, subscription, part);
  }

  #end(subscription: Subscription): void {
    clearTimeout(subscription.timer);
    subscription.link?.close();
    subscription.link = null;
  }

  #remove(subscription: Subscription): void {
    this.#end(subscription);
    this.#subscriptions.delete(subscription.key);
    this.#streams.remove(subscription.key);
  }

  #by(connectionId: string): Subscription | undefined {
    return [...this.#subscriptions.values()].find((each) => each.connectionId === connectionId);
  }
}
