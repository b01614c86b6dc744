import { debug } from '../../debug.js';
import { frameRateFor } from './constraints.js';
import type { LocalMedia } from './local-media.js';
import type { LocalState } from './local-state.js';

const frameRateOf = (track: MediaStreamTrack | null): number => {
  const { width = 1280, height = 720 } = track?.getSettings() ?? {};
  return frameRateFor(width, height);
};

/** How a camera is sent: no larger, no oftener and in no more bits than the call has it. */
function encodingOf({ video, limits }: LocalState) {
  const { height, bitrate, frameRate } = limits.picture;
  const own = video?.getSettings().height ?? height;
  return {
    maxBitrate: bitrate,
    maxFramerate: Math.min(frameRate, frameRateOf(video)),
    scaleResolutionDownBy: Math.max(1, own / height),
  };
}

/** Sends as the call has it from now on. */
async function encode(sender: RTCRtpSender, state: LocalState): Promise<void> {
  const parameters = sender.getParameters();
  const [first] = parameters.encodings;
  if (!first) return;
  parameters.encodings = [{ ...first, ...encodingOf(state) }];
  await sender.setParameters(parameters);
}

/**
 * Puts the user's microphone and camera on a connection and updates them while devices change or
 * are turned off and on. Both have their place from the start, also without a device, so that
 * nothing is negotiated again later.
 * @returns How to stop following.
 */
export function sendOwnTracks(connection: RTCPeerConnection, media: LocalMedia): () => void {
  const { audio, picture: sent, limits } = media.state.get();
  let { picture } = limits;
  const stream = new MediaStream();
  const microphone = connection.addTransceiver(audio ?? 'audio', {
    direction: 'sendonly',
    streams: [stream],
  });
  const camera = connection.addTransceiver(sent ?? 'video', {
    direction: 'sendonly',
    streams: [stream],
    sendEncodings: [encodingOf(media.state.get())],
  });
  const follow = (state: LocalState) => {
    for (const [{ sender }, track] of [
      [microphone, state.audio],
      [camera, state.picture],
    ] as const) {
      if (sender.track !== track && connection.signalingState !== 'closed') {
        void sender.replaceTrack(track);
      }
    }
    if (state.limits.picture === picture) return;
    picture = state.limits.picture;
    encode(camera.sender, state).catch((error: unknown) => debug('media', 'not bounded', error));
  };
  return media.state.subscribe(() => follow(media.state.get()));
}
