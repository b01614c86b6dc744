import type { IceServer, MediaRules, Participant, StreamType } from '@foyer/contracts/calls';
import { callMessages } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { Channel } from '../../wire/channel.js';
import type { LocalMedia } from './local-media.js';
import { PeerLink } from './peer-link.js';

/** What everything in a call shares: the channel, the own devices, and how connections and ids are made. */
export interface CallWorld {
  readonly channel: Channel;
  readonly media: LocalMedia;
  readonly makeConnection: (servers: readonly IceServer[]) => RTCPeerConnection;
  readonly newId: () => string;
  /** Whether another tab of the same person keeps its place until it is asked for; it loses it unless told. */
  readonly asksBefore?: boolean;
  /** What has to be said to the server each time before the call is entered. */
  readonly beforeEntry?: () => Promise<unknown>;
  /** Whether someone of a role may be heard and seen in this call; anyone may unless told. */
  readonly maySend?: (role: Participant['role'], rules: MediaRules | null) => boolean;
}

/** The own slot in a call, known once the call was entered. */
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
