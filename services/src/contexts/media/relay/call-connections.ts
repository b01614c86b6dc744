import { CONNECTIONS_MAX, type StreamType } from '@foyer/contracts/calls';

import type { Publication } from './publication.js';
import type { Subscription } from './subscription.js';
import { MediaRelayError } from './media-relay-error.js';

/**
 * The senders and receivers of streams in one call. Holds the rules that every relay keeps. Each
 * participant has one stream of a kind. A receiver has one connection to a stream, and a newer one
 * replaces the older. A participant cannot touch the connection of another. `dropped` is called
 * with everything that is taken out.
 */
export class CallConnections<
  P extends Publication = Publication,
  S extends Subscription = Subscription,
> {
  readonly #publications = new Map<string, P>();
  readonly #subscriptions = new Map<string, S>();

  constructor(private readonly dropped: (entry: P | S) => void = () => undefined) {}

  publications(): P[] {
    return [...this.#publications.values()];
  }

  publication(connectionId: string): P | undefined {
    return this.#publications.get(connectionId);
  }

  publicationsOf(participant: string): P[] {
    return this.publications().filter((each) => each.participant === participant);
  }

  /**
   * The connection by which a stream is published already: the same one, of the same participant.
   */
  publishedOver({ connectionId, participant, streamType }: Publication): P | undefined {
    const found = this.#publications.get(connectionId);
    const isSame = found?.participant === participant && found.streamType === streamType;
    return isSame ? found : undefined;
  }

  /** The connection over which a stream is received already: the same one, by the same receiver. */
  receivedOver(asked: Subscription): S | undefined {
    const { connectionId, publisher, subscriber, streamType } = asked;
    const found = this.#subscriptions.get(connectionId);
    const isSame =
      found?.publisher === publisher &&
      found.subscriber === subscriber &&
      found.streamType === streamType;
    return isSame ? found : undefined;
  }

  /** @throws MediaRelayError STREAM_NOT_FOUND */
  published(participant: string, streamType: StreamType): P {
    const found = this.publicationsOf(participant).find((each) => each.streamType === streamType);
    if (found === undefined) throw new MediaRelayError('STREAM_NOT_FOUND');
    return found;
  }

  subscription(connectionId: string): S | undefined {
    return this.#subscriptions.get(connectionId);
  }

  /** Those that a participant asked for. */
  subscriptionsOf(subscriber: string): S[] {
    return [...this.#subscriptions.values()].filter((each) => each.subscriber === subscriber);
  }

  /** @throws MediaRelayError when the id is taken, or the participant has too many connections */
  publish(publication: P): void {
    const { participant, streamType, connectionId } = publication;
    this.#admit(participant, connectionId);
    this.unpublish(participant, streamType);
    this.#publications.set(connectionId, publication);
  }

  /** Drops a stream and all connections to it. */
  unpublish(participant: string, streamType: StreamType): P | undefined {
    for (const each of this.#subscriptions.values()) {
      if (each.publisher === participant && each.streamType === streamType) {
        this.unsubscribe(each.connectionId);
      }
    }
    const publication = this.publicationsOf(participant).find(
      (each) => each.streamType === streamType,
    );
    if (publication === undefined) return undefined;
    this.#publications.delete(publication.connectionId);
    this.dropped(publication);
    return publication;
  }

  /**
   * @throws MediaRelayError when there is no such stream, the id is taken, or there are too many
   * connections
   */
  subscribe(subscription: S): void {
    const { publisher, subscriber, streamType, connectionId } = subscription;
    const { audience } = this.published(publisher, streamType);
    // To others it does not exist.
    if (audience && !audience.includes(subscriber)) throw new MediaRelayError('STREAM_NOT_FOUND');
    if (publisher === subscriber) throw new MediaRelayError('STREAM_NOT_FOUND');
    this.#admit(subscriber, connectionId);
    for (const each of this.subscriptionsOf(subscriber)) {
      if (each.publisher === publisher && each.streamType === streamType) {
        this.unsubscribe(each.connectionId);
      }
    }
    this.#subscriptions.set(connectionId, subscription);
  }

  unsubscribe(connectionId: string): void {
    const subscription = this.#subscriptions.get(connectionId);
    if (subscription === undefined) return;
    this.#subscriptions.delete(connectionId);
    this.dropped(subscription);
  }

  /**
   * Drops what a participant sends and receives, except for the connections given.
   * @returns the streams dropped
   */
  keep(participant: string, connectionIds: readonly string[]): P[] {
    const kept = new Set(connectionIds);
    for (const { connectionId } of this.subscriptionsOf(participant)) {
      if (!kept.has(connectionId)) this.unsubscribe(connectionId);
    }
    const dropped = this.publicationsOf(participant).filter((each) => !kept.has(each.connectionId));
    for (const { streamType } of dropped) this.unpublish(participant, streamType);
    return dropped;
  }

  /** Those of the connections given by which a participant sends or receives. */
  heldBy(participant: string, connectionIds: readonly string[]): string[] {
    return connectionIds.filter(
      (id) =>
        this.#publications.get(id)?.participant === participant ||
        this.#subscriptions.get(id)?.subscriber === participant,
    );
  }

  /** Drops everything. */
  clear(): void {
    for (const { connectionId } of this.#subscriptions.values()) this.unsubscribe(connectionId);
    for (const each of this.publications()) this.unpublish(each.participant, each.streamType);
  }

  #admit(participant: string, connectionId: string): void {
    if (this.#publications.has(connectionId) || this.#subscriptions.has(connectionId)) {
      throw new MediaRelayError('MEDIA_REFUSED');
    }
    const count =
      this.publicationsOf(participant).length + this.subscriptionsOf(participant).length;
    if (count >= CONNECTIONS_MAX) throw new MediaRelayError('TOO_MANY_STREAMS');
  }
}
