import type { pictureLimits } from '@foyer/contracts/calls';
import type { CameraAngle } from '@foyer/contracts/devices';
import { BASE_PATH } from '@foyer/contracts/identity';

/** The side of a phone: towards its user, or away from them. */
export type CameraSide = 'user' | 'environment';
export type Quality = keyof typeof pictureLimits;

/** The devices that the user chose; null is the browser's default. */
export interface DeviceChoice {
  readonly camera: string | null;
  /** The side of a phone on which the camera is, in place of a camera; never kept. */
  readonly side: CameraSide | null;
  readonly microphone: string | null;
  readonly speaker: string | null;
  /**
   * The quality in which the user's own picture is sent, within the limits of the call; null is the
   * default there.
   */
  readonly quality: Quality | null;
  /** How far the camera's picture has to be turned clockwise to stand upright, in degrees. */
  readonly angle: CameraAngle;
  /** True if the user's background is blurred. */
  readonly blur: boolean;
}

const KEY = `${BASE_PATH}/devices`;
const usual: DeviceChoice = {
  camera: null,
  side: null,
  microphone: null,
  speaker: null,
  quality: null,
  angle: 0,
  blur: false,
};

/** The devices chosen last on this browser. */
export function readDeviceChoice(storage: Storage): DeviceChoice {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<DeviceChoice>;
    return { ...usual, ...kept, side: null };
  } catch {
    return usual;
  }
}

export function keepDeviceChoice(storage: Storage, choice: DeviceChoice): void {
  storage.setItem(KEY, JSON.stringify(choice));
}
