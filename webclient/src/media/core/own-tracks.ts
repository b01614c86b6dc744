import { codecOrder } from './codec-order.js';
import { frameRateFor } from './constraints.js';
import type { LocalMedia } from './local-media.js';
import type { LocalState } from './local-state.js';

/** Most bits a second that a camera sends (specification, section 9). */
const CAMERA_BITRATE = 800_000;

const frameRateOf = (track: MediaStreamTrack | null): number => {
  const { width = 1280, height = 720 } = track?.getSettings() ?? {};
  return frameRateFor(width, height);
};

function preferCodecs(transceiver: RTCRtpTransceiver): void {
  const capabilities = 'RTCRtpSender' in globalThis ? RTCRtpSender.getCapabilities('video') : null;
  if (capabilities) transceiver.setCodecPreferences(codecOrder(capabilities.codecs));
}

/**
 * Puts the own microphone and camera on a connection and keeps them there while devices change or are turned off and
 * on. Both have their place from the start, also without a device, so that nothing is negotiated again later.
 * @returns How to stop following.
 */
export function sendOwnTracks(connection: RTCPeerConnection, media: LocalMedia): () => void {
  const { audio, video } = media.state.get();
  const stream = new MediaStream();
  const microphone = connection.addTransceiver(audio ?? 'audio', {
    direction: 'sendonly',
    streams: [stream],
  });
  const camera = connection.addTransceiver(video ?? 'video', {
    direction: 'sendonly',
    streams: [stream],
    sendEncodings: [{ maxBitrate: CAMERA_BITRATE, maxFramerate: frameRateOf(video) }],
  });
  preferCodecs(camera);
  const follow = (state: LocalState) => {
    for (const [{ sender }, track] of [
      [microphone, state.audio],
      [camera, state.video],
    ] as const) {
      if (sender.track !== track && connection.signalingState !== 'closed') {
        void sender.replaceTrack(track);
      }
    }
  };
  return media.state.subscribe(() => follow(media.state.get()));
}
