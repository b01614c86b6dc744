import type { StreamType, TrackKind } from '@foyer/contracts/calls';

import type { LocalMedia } from './local-media.js';
import { sendOwnTracks } from './own-tracks.js';

/** Something that is sent in a call as a stream of its own. */
export interface StreamSource {
  readonly mediaType: StreamType;
  /** True if there is a track to send now. */
  readonly isThere: () => boolean;
  /** Puts it on a connection. @returns How to stop following it. */
  readonly attach: (connection: RTCPeerConnection) => () => void;
  /** Opens its source again, if that is possible without the user. */
  readonly restart?: (tracks: readonly TrackKind[]) => Promise<void>;
  /** The call no longer takes it; without this, it is sent again. */
  readonly onStopped?: () => void;
}

/** Makes a source of the user's camera and microphone. */
export function ownCamera(media: LocalMedia): StreamSource {
  return {
    mediaType: 'userCam',
    isThere: () => {
      const { audio, video } = media.state.get();
      return audio !== null || video !== null;
    },
    attach: (connection) => sendOwnTracks(connection, media),
    restart: async (tracks) => {
      if (tracks.includes('video')) await media.restartCamera();
      if (tracks.includes('audio')) await media.restartMicrophone();
    },
  };
}
