import { callMessages, type StreamType } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { CallContext } from './call-context.js';
import { preferCodecs } from './codec-order.js';
import type { PeerLink } from './peer-link.js';
import type { StreamSource } from './stream-source.js';

interface Ask {
  readonly connectionId: string;
  readonly fromUserCallId: string;
  readonly toUserCallId: string;
  readonly mediaType: StreamType;
}

interface Served {
  readonly link: PeerLink;
  readonly ask: Ask;
  readonly stop: () => void;
}

/**
 * Makes an offer to each participant who asks for one of this page's streams, if media travels
 * directly.
 */
export class Offerer {
  readonly #served = new Map<string, Served>();

  constructor(
    private readonly context: CallContext,
    private readonly sourceOf: (mediaType: StreamType) => StreamSource | undefined,
  ) {}

  get connectionIds(): readonly string[] {
    return [...this.#served.keys()];
  }

  get links(): readonly PeerLink[] {
    return [...this.#served.values()].map(({ link }) => link);
  }

  /** Returns each participant's connection to one of this page's streams. */
  linksOf(mediaType: StreamType): readonly PeerLink[] {
    return [...this.#served.values()]
      .filter(({ ask }) => ask.mediaType === mediaType)
      .map(({ link }) => link);
  }

  find(connectionId: string): PeerLink | undefined {
    return this.#served.get(connectionId)?.link;
  }

  async onAsk(ask: Ask): Promise<void> {
    const { connectionId, toUserCallId, mediaType } = ask;
    const present = this.#served.get(connectionId);
    if (present) {
      await this.#offer(present, () => present.link.restartIce());
      return;
    }
    for (const { ask: before } of this.#served.values()) {
      // A participant who asks again has given up the earlier connection.
      if (before.toUserCallId === toUserCallId && before.mediaType === mediaType) {
        this.drop(before.connectionId);
      }
    }
    const source = this.sourceOf(mediaType);
    if (!source) return;
    const link = this.context.openLink(connectionId, mediaType);
    const stop = source.attach(link.connection);
    preferCodecs(link.connection);
    const served = { link, ask, stop };
    this.#served.set(connectionId, served);
    await this.#offer(served, () => link.offer());
  }

  /** Restarts ICE on each participant's connection to one of this page's streams. */
  restartIce(mediaType: StreamType): void {
    for (const served of this.#served.values()) {
      if (served.ask.mediaType !== mediaType) continue;
      void this.#offer(served, () => served.link.restartIce());
    }
  }

  async #offer({ link, ask }: Served, make: () => Promise<string>): Promise<void> {
    const { connectionId, fromUserCallId, toUserCallId, mediaType } = ask;
    try {
      const sdpOffer = await make();
      const offered = this.context.world.channel.emit(callMessages.receiveVideoOffer, {
        step: 'offer',
        sessionCallId: this.context.sessionCallId,
        connectionId,
        fromUserCallId,
        toUserCallId,
        mediaType,
        sdpOffer,
      });
      // The offer is on its way ahead of them: messages of one channel keep their order.
      link.releaseCandidates();
      await offered;
    } catch (error) {
      debug('media', 'not offered', error);
      this.drop(connectionId);
    }
  }

  async onAnswer(connectionId: string, sdpAnswer: string): Promise<void> {
    await this.find(connectionId)?.acceptAnswer(sdpAnswer);
  }

  drop(connectionId: string): void {
    const served = this.#served.get(connectionId);
    served?.stop();
    served?.link.close();
    this.#served.delete(connectionId);
  }

  /** Drops each participant's connection to one of this page's streams. */
  dropStream(mediaType: StreamType): void {
    for (const { ask } of [...this.#served.values()]) {
      if (ask.mediaType === mediaType) this.drop(ask.connectionId);
    }
  }

  dropAll(): void {
    for (const connectionId of this.connectionIds) this.drop(connectionId);
  }
}
