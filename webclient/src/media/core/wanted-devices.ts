import { cameraConstraints, microphoneConstraints, type PictureSize } from './constraints.js';
import type { DeviceChoice } from './device-choice.js';
import type { LocalState } from './local-state.js';
import { problemOf } from './media-problem.js';

/** The devices to request: camera, microphone or both. */
export type Wanted = 'both' | 'audio' | 'video';

/** Returns the devices to request, and the next choices if one is missing. */
export function wishes(camera: boolean, { limits }: LocalState): readonly Wanted[] {
  const isHeard = limits.microphone !== 'role';
  const isSeen = camera && limits.camera !== 'role';
  if (isHeard && isSeen) return ['both', 'audio', 'video'];
  if (isHeard) return ['audio'];
  return isSeen ? ['video'] : [];
}

interface Ask {
  readonly wanted: Wanted;
  readonly choice: DeviceChoice;
  /** Of the camera; null for the usual one. */
  readonly size: PictureSize | null;
}

/** Asks the browser for devices. @throws what the browser throws */
export async function askForDevices(
  devices: MediaDevices | undefined,
  { wanted, choice, size }: Ask,
): Promise<MediaStream> {
  const constraints = (
    camera: Pick<DeviceChoice, 'camera' | 'side'>,
    microphone: string | null,
  ) => ({
    video: wanted !== 'audio' && cameraConstraints(camera, size),
    audio: wanted !== 'video' && microphoneConstraints(microphone),
  });
  if (!devices) throw new TypeError('This browser has no devices');
  try {
    return await devices.getUserMedia(constraints(choice, choice.microphone));
  } catch (error) {
    // A device chosen long ago may be gone; the usual one will do.
    const chosen = choice.camera !== null || choice.microphone !== null;
    if (!chosen || problemOf(error) !== 'overconstrained') throw error;
    return devices.getUserMedia(constraints({ camera: null, side: choice.side }, null));
  }
}
