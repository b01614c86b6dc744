import { CLIENT_VOLUME, type DeviceCamera } from '@foyer/contracts/devices';
import { STANDARD_HOURS } from '@foyer/contracts/portals';

import type { KnownDevice } from './known-device.js';

const camera: DeviceCamera = { deviceId: null, resolution: null, angle: 0 };

/** A device of which nothing but its place is known yet. */
export const initialSettings: Omit<KnownDevice, 'status' | 'id' | 'place'> = {
  portalId: null,
  operation: {
    operatingHours: { timeZone: 'Europe/Berlin', week: STANDARD_HOURS },
    brightness: 1,
  },
  audio: { microphone: null, speaker: null, volume: CLIENT_VOLUME },
  video: { userCamera: camera, docCamera: camera },
  terminal: { active: false, configuration: null },
  avatarFileId: null,
  keyId: null,
  signInId: null,
  renewed: null,
  equipment: { version: null, network: null, hardware: [] },
  usedResolutions: { userCamera: null, docCamera: null },
  page: { status: 'IN_PERMISSION', note: null },
  condition: {
    alive: false,
    queueStatus: null,
    microControllerConnected: false,
    paymentTerminalConnected: false,
    paymentTerminalStatus: null,
  },
  isOnline: false,
  pictureId: null,
  asked: null,
};
