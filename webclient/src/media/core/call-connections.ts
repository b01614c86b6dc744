import { callMessages, flowMessages, type StreamType } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { CallContext } from './call-context.js';
import type { PeerLink } from './peer-link.js';
import { Offerer } from './offerer.js';
import { PublishedStreams } from './published-streams.js';
import { Receiver } from './receiver.js';
import { repair } from './repair.js';

/**
 * An own stream that the server has, and the connections by which it is sent: one where media is
 * relayed.
 */
export interface SentStream {
  readonly mediaType: StreamType;
  readonly connectionId: string;
  readonly links: readonly PeerLink[];
}

/**
 * All connections of this page in a call: what it publishes, what it offers to others, and what it
 * receives.
 */
export class CallConnections {
  readonly published: PublishedStreams;
  readonly offerer: Offerer;
  readonly receiver: Receiver;

  /** @param onChange is called with each publishing connection that came or went. */
  constructor(
    private readonly context: CallContext,
    onChange: () => void,
  ) {
    this.published = new PublishedStreams(context, onChange);
    this.offerer = new Offerer(context, (type) => this.published.get(type)?.source);
    this.receiver = new Receiver(context);
  }

  /** Follows what the server says about connections. @returns How to stop. */
  listen(): (() => void)[] {
    const { world, sessionCallId } = this.context;
    return [
      world.channel.on(callMessages.receiveVideoOffer, (push) => {
        if (push.sessionCallId !== sessionCallId) return;
        if (push.step === 'ask') void this.offerer.onAsk(push);
        else if (push.step === 'offer') {
          void this.receiver.onOffer(push.connectionId, push.sdpOffer);
        } else void this.offerer.onAnswer(push.connectionId, push.sdpAnswer);
      }),
      world.channel.on(flowMessages.repairStream, (push) => {
        if (push.sessionCallId === sessionCallId) repair(push, this);
      }),
      world.channel.on(callMessages.clientIceCandidate, ({ connectionId, candidate }) => {
        void this.find(connectionId)?.addCandidate(candidate);
      }),
    ];
  }

  get ids(): readonly string[] {
    return [
      ...this.published.all.flatMap(({ connectionIds }) => connectionIds),
      ...this.offerer.connectionIds,
      ...this.receiver.connectionIds,
    ];
  }

  get sent(): readonly SentStream[] {
    return this.published.all.flatMap(({ connectionIds, link, source: { mediaType } }) =>
      connectionIds.map((connectionId) => {
        const links = link ? [link] : this.offerer.linksOf(mediaType);
        return { mediaType, connectionId, links };
      }),
    );
  }

  /** Ends what the server knows nothing of; what was received is asked for again. */
  dropUnknown(known: ReadonlySet<string>): void {
    this.published.dropUnknown(known);
    for (const id of this.offerer.connectionIds) if (!known.has(id)) this.offerer.drop(id);
    for (const id of this.receiver.connectionIds) if (!known.has(id)) this.receiver.renew(id);
  }

  /** Stops sending a stream of this page. */
  unpublish(type: StreamType): void {
    this.published.remove(type);
    this.offerer.dropStream(type);
  }

  /** Pauses all sending, and says so to the receivers; the sources stay. */
  holdAll(): void {
    for (const publisher of this.published.all) {
      const { mediaType } = publisher.source;
      const wasSent = publisher.connectionIds.length > 0;
      publisher.drop();
      this.offerer.dropStream(mediaType);
      const { slot, sessionCallId, world } = this.context;
      if (!wasSent || !slot) continue;
      const { userCallId } = slot;
      world.channel
        .emit(callMessages.stopStream, { sessionCallId, userCallId, mediaType })
        .catch((error: unknown) => debug('call', 'not stopped', error));
    }
  }

  /** The server has ended a stream of this page; one that can be sent again is. */
  onStopped(type: StreamType): void {
    const publisher = this.published.get(type);
    publisher?.drop();
    if (!publisher?.source.onStopped) return;
    this.unpublish(type);
    publisher.source.onStopped();
  }

  dropAll(): void {
    this.published.dropAll();
    this.offerer.dropAll();
    this.receiver.dropAll();
  }

  /** The connection of that id. */
  find(connectionId: string) {
    return (
      this.published.find(connectionId) ??
      this.offerer.find(connectionId) ??
      this.receiver.find(connectionId)
    );
  }
}
