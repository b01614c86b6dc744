import type { StreamType } from '@foyer/contracts/calls';
import type { Jsep } from 'janode';
import type { VideoRoomHandle } from 'janode/plugins/videoroom';

import type { Allowance } from '../allowance.js';
import { CallConnections } from '../call-connections.js';
import { MediaRelayError } from '../media-relay-error.js';
import type { Publication } from '../publication.js';
import type { Subscription } from '../subscription.js';
import type { TrackRecorder } from '../track-recorder.js';
import { JanusBadge } from './janus-badge.js';
import { JanusFilter } from './janus-filter.js';
import type { JanusStay } from './janus-stay.js';
import type { JanusPeer } from './janus-peer.js';
import { JanusRoom } from './janus-room.js';
import { keepOffDisk } from './keep-off-disk.js';
import { JanusSight } from './janus-sight.js';

export interface JanusPublication extends Publication {
  readonly peer: JanusPeer;
}
export interface JanusSubscription extends Subscription {
  readonly peer: JanusPeer;
}

/** The room, the badges and the connections of one call during one stay at Janus. */
export class JanusCall {
  readonly connections = new CallConnections<JanusPublication, JanusSubscription>(({ peer }) =>
    peer.close(),
  );
  readonly #room: JanusRoom;
  readonly #badges = new Map<string, Promise<JanusBadge>>();
  readonly #filters = new WeakMap<JanusPublication, JanusFilter>();
  readonly #sights = new WeakMap<JanusPeer, JanusSight>();
  /** Handles on their way out. */
  readonly #detaching = new Set<Promise<void>>();

  constructor(private readonly stay: JanusStay) {
    this.#room = new JanusRoom(stay);
  }

  /**
   * Sends the browser's offer to Janus.
   * @returns the answer, once no more is passed on than is allowed
   */
  async publish(
    publication: JanusPublication,
    sdp: string,
    allowance: Allowance,
  ): Promise<Jsep | undefined> {
    const { participant, connectionId, peer } = publication;
    const filter = new JanusFilter(this.#room, connectionId, sdp, allowance);
    this.#filters.set(publication, filter);
    const [handle, badge] = await Promise.all([this.#handleFor(peer), this.#badge(participant)]);
    if (handle === undefined) return undefined;
    const { jsep } = await handle.joinConfigurePublisher({
      room: this.#room.id,
      feed: connectionId,
      pin: this.#room.pin,
      token: badge.token,
      bitrate: filter.allowance.bitrate,
      jsep: { type: 'offer', sdp },
    });
    await filter.begin();
    peer.described();
    return jsep;
  }

  /**
   * Restarts ICE on the connection of a stream with another offer of the browser.
   * @returns the answer
   * @throws MediaRelayError where the offer is of other tracks than are held to what is allowed
   */
  async restartPublished(publication: JanusPublication, sdpOffer: string): Promise<string> {
    const filter = this.#filters.get(publication);
    if (filter?.isOf(sdpOffer) !== true) throw new MediaRelayError('MEDIA_REFUSED');
    const answer = await publication.peer.restartIce(sdpOffer);
    if (answer === undefined) throw new MediaRelayError('STREAM_NOT_FOUND');
    return answer.sdp;
  }

  /**
   * Passes on no more of a stream than is allowed from now on; one that Janus does not bound ends.
   */
  allow(participant: string, streamType: StreamType, allowance: Allowance): void {
    const published = this.connections.publicationsOf(participant);
    const publication = published.find((each) => each.streamType === streamType);
    if (publication) {
      this.#bound(publication, allowance).catch(() => publication.peer.giveUp());
    }
  }

  async #bound(publication: JanusPublication, allowance: Allowance): Promise<void> {
    await this.#filters.get(publication)?.allow(allowance);
    await publication.peer.bound(allowance.bitrate);
  }

  /** @returns Janus' offer to a receiver, once there is something to receive */
  async subscribe(subscription: JanusSubscription): Promise<Jsep | undefined> {
    const { publisher, streamType, subscriber, peer } = subscription;
    const published = this.connections.published(publisher, streamType);
    const [handle, badge] = await Promise.all([
      this.#handleFor(peer),
      this.#badge(subscriber),
      // Janus knows a stream only from the moment that its connection is up.
      published.peer.settled,
    ]);
    if (handle === undefined || peer.closed) return undefined;
    const { jsep } = await handle.joinSubscriber({
      room: this.#room.id,
      pin: this.#room.pin,
      private_id: badge.privateId,
      autoupdate: false,
      streams: [{ feed: published.connectionId }],
    });
    if (jsep) await this.#sightOf(peer).begin(handle, jsep.sdp);
    return jsep;
  }

  /** Ends what one receives over a connection. */
  drop(subscription: JanusSubscription): void {
    const { connectionId, peer } = subscription;
    peer.close();
    if (this.connections.subscription(connectionId) === subscription) {
      this.connections.unsubscribe(connectionId);
    }
  }

  /** Sends a receiver the picture of a stream only while it is in sight. */
  watch({ publisher, streamType, peer }: JanusSubscription, inSight: boolean): void {
    this.#sightOf(peer).set(inSight);
    if (!inSight) return;
    // The following pictures build on skipped or lost ones; the publisher begins with a whole one
    // again.
    const sent = this.connections.publicationsOf(publisher);
    void sent.find((each) => each.streamType === streamType)?.peer.refresh();
  }

  #sightOf(peer: JanusPeer): JanusSight {
    const present = this.#sights.get(peer) ?? new JanusSight();
    this.#sights.set(peer, present);
    return present;
  }

  /** Undefined where there is no place for what would be recorded. */
  get recorder(): TrackRecorder | undefined {
    const folder = this.stay.endpoint.recordings;
    if (folder === undefined) return undefined;
    return {
      record: async (participant, streamType, { trackId, withVideo }) => {
        const publication = this.connections.published(participant, streamType);
        const lines = this.#filters.get(publication)?.linesOf('video') ?? [];
        await keepOffDisk(folder, trackId, withVideo ? [] : lines);
        await publication.peer.record(trackId);
      },
      stop: async (participant, streamType) => {
        const published = this.connections.publicationsOf(participant);
        await published.find((each) => each.streamType === streamType)?.peer.stopRecording();
      },
    };
  }

  leave(participant: string): void {
    this.connections.keep(participant, []);
    const badge = this.#badges.get(participant);
    this.#badges.delete(participant);
    if (badge !== undefined) {
      this.released(badge.then((issued) => issued.withdraw()).catch(() => undefined));
    }
  }

  /** Remembers a handle until it is detached. */
  released(detaching: Promise<void>): void {
    this.#detaching.add(detaching);
    void detaching.finally(() => this.#detaching.delete(detaching));
  }

  /** Forgets all connections, and deletes the room if Janus can be reached. */
  async close(): Promise<void> {
    this.#forget();
    await this.#unmake();
  }

  /**
   * Returns the remaining work when the link was lost: a later session deletes the room with its
   * handle.
   */
  lose(): (admin: VideoRoomHandle) => void {
    this.#forget();
    // Most often Janus itself was gone, and the room with it.
    return (admin) => void this.#room.destroy(admin).catch(() => undefined);
  }

  /**
   * A room is deleted when no one is in it any more. Janus 1.1 reaches for freed memory, and dies
   * with all its calls, when a room is destroyed while a handle in it is being detached.
   */
  async #unmake(): Promise<void> {
    while (this.#detaching.size > 0) await Promise.all(this.#detaching);
    await this.#room.destroy().catch(() => undefined);
  }

  #forget(): void {
    this.connections.clear();
    for (const badge of this.#badges.values()) {
      this.released(badge.then((issued) => issued.drop()).catch(() => undefined));
    }
    this.#badges.clear();
  }

  /** A handle that ends with the peer, also when it comes too late for it. */
  async #handleFor(peer: JanusPeer): Promise<VideoRoomHandle | undefined> {
    const handle = await this.stay.videoRoom();
    return peer.take(handle) ? handle : undefined;
  }

  #badge(participant: string): Promise<JanusBadge> {
    const existing = this.#badges.get(participant);
    if (existing !== undefined) return existing;
    const badge = JanusBadge.issue(this.stay, this.#room);
    this.#badges.set(participant, badge);
    badge.catch(() => {
      if (this.#badges.get(participant) === badge) this.#badges.delete(participant);
    });
    return badge;
  }
}
