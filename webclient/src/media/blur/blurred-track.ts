import { GaussianBlurBackgroundProcessor, isSupported, version } from '@twilio/video-processors';
import { BASE_PATH } from '@foyer/contracts/identity';

import { FrameBudget } from './frame-budget.js';

/** A picture whose background is blurred, made of another one while that lasts. */
export interface BlurredTrack {
  readonly track: MediaStreamTrack;
  readonly end: () => void;
}

/** After so long without a first picture it counts as failed, in milliseconds. */
const FIRST_FRAME_MS = 20_000;

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

/**
 * Blurs what is behind the person in a picture, on this device.
 * @param onFailed told where it goes on no more after it began well, as on a device that is too slow
 * @throws Error where the browser or the device cannot do it
 */
export async function blurredTrack(
  source: MediaStreamTrack,
  onFailed: (error: unknown) => void,
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
  const budget = new FrameBudget();

  const blur = async (frame: VideoFrame) => {
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
  const next = async (): Promise<boolean> => {
    const { done, value: frame } = await frames.read();
    if (done) return false;
    const began = performance.now();
    await blur(frame);
    if (!budget.keepsUp(performance.now() - began)) throw new Error('This device is too slow');
    return true;
  };
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    frames.cancel().catch(() => undefined);
    track.stop();
    free.push(processor);
  };
  const goOn = async () => {
    try {
      while (await next());
    } catch (error) {
      if (!ended) onFailed(error);
    }
  };
  try {
    await within(FIRST_FRAME_MS, next());
  } catch (error) {
    end();
    throw error;
  }
  void goOn();
  return { track, end };
}

/** @throws Error where it takes longer */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No picture came')), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
