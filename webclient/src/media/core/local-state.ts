import type { DeviceChoice } from './device-choice.js';
import type { MediaLimits } from './media-limits.js';
import type { MediaProblem } from './media-problem.js';
import type { OwnPicture } from './own-picture.js';

/** A device to choose from. */
export interface Device {
  readonly id: string;
  readonly label: string;
}

/** The present state of the user's camera and microphone. */
export interface LocalState extends OwnPicture {
  /**
   * `failed`: neither could be had; `ready`: what can be had is there, which may be nothing that is
   * turned on.
   */
  readonly phase: 'idle' | 'asking' | 'ready' | 'failed';
  readonly problem: MediaProblem | null;
  readonly audio: MediaStreamTrack | null;
  /** The camera itself; what is sent and shown of it is the picture. */
  readonly video: MediaStreamTrack | null;
  /** True if they are wanted; they may still be missing. */
  readonly microphoneOn: boolean;
  readonly cameraOn: boolean;
  readonly hasCamera: boolean;
  readonly hasMicrophone: boolean;
  readonly devices: {
    readonly cameras: readonly Device[];
    readonly microphones: readonly Device[];
    readonly speakers: readonly Device[];
  };
  readonly choice: DeviceChoice;
  /** The present limits of what is sent, including the user's choice of quality. */
  readonly limits: MediaLimits;
  /** The seconds in which the user can return after leaving; absent in a call. */
  readonly mayReturnForS?: number | undefined;
  /** The limits of the call, without the user's choice. */
  readonly allowed: MediaLimits;
}

export const noDevices: LocalState['devices'] = { cameras: [], microphones: [], speakers: [] };

const named = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] =>
  devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));

/** Sorts the browser's devices by what they are for. */
export function sortDevices(devices: readonly MediaDeviceInfo[]): LocalState['devices'] {
  return {
    cameras: named(devices, 'videoinput'),
    microphones: named(devices, 'audioinput'),
    speakers: named(devices, 'audiooutput'),
  };
}
