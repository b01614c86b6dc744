import type { Session } from 'janode';
import type { VideoRoomHandle } from 'janode/plugins/videoroom';

import type { JanusEndpoint } from './janus-endpoint.js';

/** The parts of one stay at Janus; invalid as a whole when the link goes down. */
export interface JanusStay {
  readonly session: Session;
  readonly videoRoom: () => Promise<VideoRoomHandle>;
  /** For making and unmaking rooms. */
  readonly admin: VideoRoomHandle;
  readonly endpoint: JanusEndpoint;
}
