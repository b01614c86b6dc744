import type { DeviceChoice } from './device-choice.js';

/** Camera as the product wants it (specification, section 9): 1280x720 at 20 frames a second. */
const CAMERA: MediaTrackConstraints = {
  width: { min: 320, ideal: 1280, max: 1920 },
  height: { min: 240, ideal: 720, max: 1080 },
  frameRate: { ideal: 20, max: 24 },
};
const MICROPHONE: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

const exactly = (deviceId: string | null): MediaTrackConstraints =>
  deviceId === null ? {} : { deviceId: { exact: deviceId } };

/** A resolution that a person has set for a camera, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const sized = ({ width, height }: PictureSize): MediaTrackConstraints => ({
  width: { ideal: width },
  height: { ideal: height },
  frameRate: { ideal: frameRateFor(width, height) },
});

/**
 * @param chosen The camera, or the side of a phone where it is; null for the browser's usual one.
 * @param size The size that a person has set; the camera's nearest one is used.
 */
export const cameraConstraints = (
  { camera, side }: Pick<DeviceChoice, 'camera' | 'side'>,
  size: PictureSize | null = null,
): MediaTrackConstraints => ({
  ...(size === null ? CAMERA : sized(size)),
  ...(side === null ? exactly(camera) : { facingMode: { ideal: side } }),
});

/** @param deviceId The chosen microphone, or null for the browser's usual one. */
export const microphoneConstraints = (deviceId: string | null): MediaTrackConstraints => ({
  ...MICROPHONE,
  ...exactly(deviceId),
});

/** Frames a second that are sent, by resolution (specification, section 9). */
export function frameRateFor(width: number, height: number): number {
  const size = `${width}x${height}`;
  if (size === '3840x2160') return 5;
  return size === '1920x1080' || size === '1280x720' ? 20 : 24;
}
