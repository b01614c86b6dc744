import { callMessages, type PictureCodec, type RelayKind } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { CallContext } from './call-context.js';
import { preferCodecs } from './codec-order.js';
import { ownProperties } from './own-properties.js';
import type { PeerLink } from './peer-link.js';
import type { StreamSource } from './stream-source.js';

interface Publication {
  readonly connectionId: string;
  /** None where receivers get their own connections. */
  readonly link: PeerLink | null;
  readonly codec: PictureCodec | undefined;
  readonly stopFollowing: () => void;
  /**
   * True if the server confirmed that it has the stream. It is listed before that is said, so until
   * then nothing is judged.
   */
  accepted: boolean;
  /** True if an offer that restarts ICE is under way. */
  restarting: boolean;
}

const AGAIN_MS = 2_000;

/** Publishes one of this page's streams, and again each time the call does not list it. */
export class Publisher {
  #publication: Publication | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly context: CallContext,
    readonly source: StreamSource,
    /** Asks for another look at what the call says. */
    private readonly lookAgain: () => void,
  ) {}

  get connectionIds(): readonly string[] {
    return this.#publication ? [this.#publication.connectionId] : [];
  }

  get link(): PeerLink | null {
    return this.#publication?.link ?? null;
  }

  /**
   * @param listed The connection by which the call knows this page's stream, if it does.
   * @param codec The codec that all participants can show; on a direct path, each pair agrees on
   * its own.
   */
  reconcile(relay: RelayKind, listed: string | undefined, codec?: PictureCodec): void {
    const present = this.#publication;
    if (present) {
      const isFit = present.link === null || present.codec === codec;
      if ((present.connectionId === listed && isFit) || !present.accepted) return;
      this.drop();
    }
    if (this.source.isThere()) void this.#publish(relay, codec);
  }

  find(connectionId: string): PeerLink | undefined {
    return this.#publication?.connectionId === connectionId
      ? (this.#publication.link ?? undefined)
      : undefined;
  }

  /** Publishes it again over another connection, unless that has happened already. */
  again(connectionId: string): void {
    if (this.#publication?.connectionId !== connectionId || !this.#publication.accepted) return;
    this.drop();
    this.lookAgain();
  }

  /** Restarts ICE on the connection; where that is refused, publishes again. */
  async restartIce(connectionId: string): Promise<void> {
    const publication = this.#publication;
    if (publication?.connectionId !== connectionId || !publication.accepted) return;
    const { link } = publication;
    if (!link || publication.restarting) return;
    publication.restarting = true;
    try {
      const { sdpAnswer } = await this.#announce(connectionId, await link.restartIce());
      link.releaseCandidates();
      if (publication === this.#publication) await link.acceptAnswer(sdpAnswer ?? '');
    } catch (error) {
      debug('media', 'ICE not restarted', error);
      this.again(connectionId);
    } finally {
      publication.restarting = false;
    }
  }

  drop(): void {
    clearTimeout(this.#again);
    this.#publication?.stopFollowing();
    this.#publication?.link?.close();
    this.#publication = null;
  }

  async #publish(relay: RelayKind, codec: PictureCodec | undefined): Promise<void> {
    const { mediaType, attach } = this.source;
    const connectionId = this.context.world.newId();
    const link = relay === 'janus' ? this.context.openLink(connectionId, mediaType) : null;
    const stopFollowing = link ? attach(link.connection) : () => undefined;
    if (link) preferCodecs(link.connection, codec);
    const now = { accepted: false, restarting: false };
    const publication: Publication = { connectionId, link, codec, stopFollowing, ...now };
    this.#publication = publication;
    try {
      const sdpOffer = link ? await link.offer() : null;
      const { sdpAnswer } = await this.#announce(connectionId, sdpOffer);
      if (this.#publication !== publication) return;
      publication.accepted = true;
      if (link && sdpAnswer !== null) {
        link.releaseCandidates();
        await link.acceptAnswer(sdpAnswer);
        link.state.subscribe(() => this.#onLink(publication));
      }
      this.lookAgain();
    } catch (error) {
      debug('media', 'not published', error);
      if (this.#publication !== publication) return;
      this.drop();
      this.#lookAgainIn(AGAIN_MS);
    }
  }

  #announce(connectionId: string, sdpOffer: string | null) {
    const { world, sessionCallId } = this.context;
    const { userCallId, callJoinerId } = this.context.taken();
    const { mediaType } = this.source;
    const participantProperties = ownProperties(world.media.state.get());
    const stream = { sessionCallId, userCallId, callJoinerId, mediaType, connectionId };
    return world.channel.emit(callMessages.addStream, {
      ...stream,
      sdpOffer,
      participantProperties,
    });
  }

  #onLink(publication: Publication): void {
    if (publication !== this.#publication || publication.link?.state.get() !== 'failed') return;
    this.drop();
    this.lookAgain();
  }

  #lookAgainIn(ms: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(this.lookAgain, ms);
  }
}
