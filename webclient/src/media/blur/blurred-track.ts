import { GaussianBlurBackgroundProcessor, isSupported, version } from '@twilio/video-processors';
import { BASE_PATH } from '@foyer/contracts/identity';

import { debug } from '../../debug.js';
import type { Effort } from './blur-effort.js';
import { BlurLoop } from './blur-loop.js';

/** A picture whose background is blurred, made of another one while that lasts. */
export interface BlurredTrack {
  readonly track: MediaStreamTrack;
  readonly end: () => void;
}

/** Events of a blurred track after it has begun well. */
export interface BlurNews {
  /** Blurring has stopped, for example on a device that is too slow. */
  readonly onFailed: (error: unknown) => void;
  /**
   * The device can blur less than the camera gives: smaller and fewer pictures; or all of it again.
   */
  readonly onLess: (isLess: boolean) => void;
}

/** Each has a worker of its own, which is used again. */
const free: GaussianBlurBackgroundProcessor[] = [];

async function takeProcessor(): Promise<GaussianBlurBackgroundProcessor> {
  const present = free.pop();
  if (present) return present;
  const assetsPath = `${BASE_PATH}/blur/${version}/`;
  const processor = new GaussianBlurBackgroundProcessor({ assetsPath, blurFilterRadius: 15 });
  await processor.loadModel();
  return processor;
}

/** The same picture, no longer on any side; the larger one is closed. */
function shrunk(frame: VideoFrame, longestPx: number, canvas: OffscreenCanvas): VideoFrame {
  const { timestamp, displayWidth, displayHeight } = frame;
  const scale = longestPx / Math.max(displayWidth, displayHeight);
  if (scale >= 1) return frame;
  canvas.width = Math.round(displayWidth * scale);
  canvas.height = Math.round(displayHeight * scale);
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  frame.close();
  return new VideoFrame(canvas, { timestamp });
}

/**
 * Blurs what is behind the person in a picture, on this device.
 * @throws Error where the browser or the device cannot do it
 */
export async function blurredTrack(
  source: MediaStreamTrack,
  { onFailed, onLess }: BlurNews,
): Promise<BlurredTrack> {
  const canRead = 'MediaStreamTrackProcessor' in globalThis;
  if (!canRead || !('MediaStreamTrackGenerator' in globalThis) || !isSupported) {
    throw new Error('This browser cannot blur a background');
  }
  const processor = await takeProcessor();
  const frames = new MediaStreamTrackProcessor({ track: source }).readable.getReader();
  const track = new MediaStreamTrackGenerator({ kind: 'video' });
  const writer = track.writable.getWriter();
  const canvas = document.createElement('canvas');
  const small = new OffscreenCanvas(1, 1);

  const blur = async (whole: VideoFrame, { longestPx }: Effort) => {
    const frame = shrunk(whole, longestPx, small);
    const { timestamp, displayWidth, displayHeight } = frame;
    try {
      if (canvas.width !== displayWidth) canvas.width = displayWidth;
      if (canvas.height !== displayHeight) canvas.height = displayHeight;
      await processor.processFrame(frame, canvas);
    } finally {
      frame.close();
    }
    await writer.write(new VideoFrame(canvas, { timestamp }));
  };
  const loop = new BlurLoop<VideoFrame>({
    read: async () => (await frames.read()).value,
    blur,
    onLess: (isLess) => {
      debug('media', 'background blurred with less', { isLess });
      onLess(isLess);
    },
  });
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    frames.cancel().catch(() => undefined);
    track.stop();
  };
  const goOn = async () => {
    try {
      await loop.goOn();
      free.push(processor);
    } catch (error) {
      // A processor that failed or hangs is not used again.
      if (ended) free.push(processor);
      else onFailed(error);
    }
  };
  try {
    await loop.first();
  } catch (error) {
    end();
    throw error;
  }
  void goOn();
  return { track, end };
}
