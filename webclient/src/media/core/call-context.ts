import type { IceServer, MediaRules, Participant, StreamType } from '@foyer/contracts/calls';
import { callMessages } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { Channel } from '#wire/channel.js';
import type { LocalMedia } from './local-media.js';
import { PeerLink } from './peer-link.js';

/**
 * Dependencies that all parts of a call share: the channel, the user's devices, and the makers of
 * connections and ids.
 */
export interface CallWorld {
  readonly channel: Channel;
  readonly media: LocalMedia;
  readonly makeConnection: (servers: readonly IceServer[]) => RTCPeerConnection;
  readonly newId: () => string;
  /**
   * True if another tab of the same person keeps its place until this page asks for it; by default
   * the other tab loses it.
   */
  readonly asksBefore?: boolean;
  /** The message that the server needs each time before the call is entered. */
  readonly beforeEntry?: () => Promise<unknown>;
  /** True if a participant of a role may be heard and seen in this call; by default all may. */
  readonly maySend?: (role: Participant['role'], rules: MediaRules | null) => boolean;
}

/** This page's slot in a call, known after the call was entered. */
export interface ParticipantSlot {
  readonly userCallId: string;
  readonly callJoinerId: string;
  readonly iceServers: readonly IceServer[];
}

/** A call as its parts see it. */
export class CallContext {
  slot: ParticipantSlot | null = null;

  constructor(
    readonly world: CallWorld,
    readonly sessionCallId: string,
  ) {}

  /** The slot, for what can only happen after it was taken. @throws Error before. */
  taken(): ParticipantSlot {
    if (!this.slot) throw new Error('The call was not entered yet');
    return this.slot;
  }

  /** Opens a connection whose candidates travel by the call's channel. */
  openLink(connectionId: string, mediaType: StreamType): PeerLink {
    const { userCallId, iceServers } = this.taken();
    const { sessionCallId } = this;
    return new PeerLink(connectionId, this.world.makeConnection(iceServers), (candidate) => {
      this.world.channel
        .emit(callMessages.clientIceCandidate, {
          sessionCallId,
          userCallId,
          connectionId,
          mediaType,
          candidate,
        })
        .catch((error: unknown) => debug('media', 'candidate not sent', error));
    });
  }
}

/** Makes connections as browsers do. */
export function browserConnection(servers: readonly IceServer[]): RTCPeerConnection {
  return new RTCPeerConnection({
    bundlePolicy: 'max-bundle',
    iceServers: servers.map(({ urls, username, credential }) => ({
      urls: [...urls],
      ...(username === undefined ? {} : { username }),
      ...(credential === undefined ? {} : { credential }),
    })),
  });
}
