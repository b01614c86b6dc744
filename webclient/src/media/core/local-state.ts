import type { DeviceChoice } from './device-choice.js';
import type { MediaLimits } from './media-limits.js';
import type { MediaProblem } from './media-problem.js';
import type { OwnPicture } from './own-picture.js';

/** A device to choose from. */
export interface Device {
  readonly id: string;
  readonly label: string;
}

/** The own camera and microphone as they stand. */
export interface LocalState extends OwnPicture {
  /** `failed`: neither could be had; `ready`: what can be had is there, which may be nothing that is turned on. */
  readonly phase: 'idle' | 'asking' | 'ready' | 'failed';
  readonly problem: MediaProblem | null;
  readonly audio: MediaStreamTrack | null;
  /** The camera itself; what is sent and shown of it is the picture. */
  readonly video: MediaStreamTrack | null;
  /** Whether they are wanted; whether they are there is another matter. */
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
  /** What of it may be sent now, and how well by the choice. */
  readonly limits: MediaLimits;
  /** What the call lets be sent, whatever the choice. */
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
