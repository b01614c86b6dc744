import type { Device, DeviceCamera } from '@foyer/contracts/devices';

import type { PictureSize } from '../../../../media/core/constraints.js';
import type { LocalState } from '../../../../media/core/local-state.js';

/** A resolution WIDTHxHEIGHT in its two parts; null where none is set. */
export function sizeOf({ resolution }: Pick<DeviceCamera, 'resolution'>): PictureSize | null {
  const [width, height] = (resolution ?? '').split('x').map(Number);
  return width && height ? { width, height } : null;
}

/** What is set for a device of the kiosk's own hardware, in the terms of the page's own devices. */
export const choiceOf = ({
  userCamera,
  microphone,
  speaker,
}: Pick<Device, 'userCamera' | 'microphone' | 'speaker'>): LocalState['choice'] => ({
  camera: userCamera.deviceId,
  microphone,
  speaker,
  // What is sent of it is set by its resolution.
  quality: null,
});

/** What of the cameras has changed between two settings, so that no track is taken again without need. */
export function cameraChanged(before: DeviceCamera, now: DeviceCamera): boolean {
  return before.deviceId !== now.deviceId || before.resolution !== now.resolution;
}
