import { FRAME_HEIGHT, FRAME_WIDTH, hashOf, signOf } from './frame-hash.js';

/** Hands out a sign of the newest picture of a camera. */
export interface FrameSource {
  /**
   * A hash of the picture and its number, so that a new picture of the same is another one. Null
   * while there is no picture.
   */
  readonly hash: () => string | null;
  readonly close: () => void;
}

/** Looks at a track through a video element of its own, which is never shown. */
export function frameSourceOf(track: MediaStreamTrack): FrameSource {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  // A hidden page may not play; then there is no picture to compare, and none is requested.
  video.play().catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = FRAME_WIDTH;
  canvas.height = FRAME_HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    hash: () => {
      if (!context || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
      context.drawImage(video, 0, 0, FRAME_WIDTH, FRAME_HEIGHT);
      const { data } = context.getImageData(0, 0, FRAME_WIDTH, FRAME_HEIGHT);
      return signOf(hashOf(data), video.getVideoPlaybackQuality().totalVideoFrames);
    },
    close: () => {
      video.pause();
      video.srcObject = null;
    },
  };
}
