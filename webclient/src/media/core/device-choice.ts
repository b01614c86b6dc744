import type { pictureLimits } from '@foyer/contracts/calls';
import type { CameraAngle } from '@foyer/contracts/devices';
import { BASE_PATH } from '@foyer/contracts/identity';

export type Quality = keyof typeof pictureLimits;

/** Which devices somebody chose; null is the browser's usual one. */
export interface DeviceChoice {
  readonly camera: string | null;
  readonly microphone: string | null;
  readonly speaker: string | null;
  /** How well the own picture is sent, as far as the call lets it; null is as is usual there. */
  readonly quality: Quality | null;
  /** How far the camera's picture has to be turned clockwise to stand upright, in degrees. */
  readonly angle: CameraAngle;
  /** Whether what is behind one is blurred. */
  readonly blur: boolean;
}

const KEY = `${BASE_PATH}/devices`;
const usual: DeviceChoice = {
  camera: null,
  microphone: null,
  speaker: null,
  quality: null,
  angle: 0,
  blur: false,
};

/** The devices chosen last on this browser. */
export function readDeviceChoice(storage: Storage): DeviceChoice {
  try {
    return { ...usual, ...(JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<DeviceChoice>) };
  } catch {
    return usual;
  }
}

export function keepDeviceChoice(storage: Storage, choice: DeviceChoice): void {
  storage.setItem(KEY, JSON.stringify(choice));
}
