import { STANDARD_HOURS } from '@foyer/contracts/portals';
import type { Device } from '@foyer/contracts/devices';

const camera = { deviceId: null, resolution: '1280x720', angle: 0 } as const;
const _id = '0199a000-0000-7000-8000-000000000001';
const at = '2026-03-02T09:00:00.000Z';
/** A kiosk as the server knows it. */
export const sampleDevice: Device = {
  _id,
  deviceId: _id,
  name: 'Lobby',
  description: '',
  street: '',
  city: '',
  zipCode: '',
  state: '',
  type: 'kiosk',
  queueId: null,
  queueName: null,
  operatingHours: { timeZone: 'Europe/Berlin', week: STANDARD_HOURS },
  brightness: 1,
  userCamera: camera,
  docCamera: camera,
  microphone: null,
  speaker: null,
  volume: 0.7,
  avatarDocumentId: null,
  paymentTerminalActivate: false,
  paymentTerminal: null,
  deactivated: false,
  hardwareIds: [],
  createdAt: at,
  updatedAt: at,
  display: 'Online',
  online: true,
  status: 'IN_START',
  note: null,
  alive: true,
  queueStatus: null,
  microControllerConnected: false,
  paymentTerminalConnected: false,
  paymentTerminalStatus: null,
  lastSeenAt: null,
  version: null,
  uptime: null,
  network: null,
  diskUsage: null,
  mediaPath: null,
};
