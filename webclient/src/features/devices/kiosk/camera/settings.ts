import { pictureLimits } from '@foyer/contracts/calls';
import type { Device, DeviceCamera } from '@foyer/contracts/devices';

import type { PictureSize } from '#media/core/constraints.js';
import type { DeviceChoice } from '#media/core/device-choice.js';

/** A resolution WIDTHxHEIGHT in its two parts; null where none is set. */
export function sizeOf({ resolution }: Pick<DeviceCamera, 'resolution'>): PictureSize | null {
  const [width, height] = (resolution ?? '').split('x').map(Number);
  return width && height ? { width, height } : null;
}

/**
 * How well a camera of that resolution is sent: in all its lines, where the call lets it; null as
 * is usual.
 */
function qualityOf(camera: Pick<DeviceCamera, 'resolution'>): DeviceChoice['quality'] {
  const size = sizeOf(camera);
  if (size === null) return null;
  const qualities = ['Low', 'SD', 'HD', 'Full HD', '4K'] as const;
  return qualities.find((one) => pictureLimits[one].height >= size.height) ?? '4K';
}

/** Converts the settings of a device's hardware into the page's choice of devices. */
export const choiceOf = ({
  userCamera,
  microphone,
  speaker,
}: Pick<Device, 'userCamera' | 'microphone' | 'speaker'>): DeviceChoice => ({
  camera: userCamera.deviceId,
  side: null,
  microphone,
  speaker,
  quality: qualityOf(userCamera),
  angle: userCamera.angle,
  blur: false,
});

/** True if the settings of a camera differ, so that no track is opened again without need. */
export function cameraChanged(before: DeviceCamera, now: DeviceCamera): boolean {
  return before.deviceId !== now.deviceId || before.resolution !== now.resolution;
}
