import { Buffer } from 'node:buffer';

/** The report of a kiosk while all is well. */
export const sampleHealth = {
  deviceAlive: true,
  deviceStatus: 'IN_START',
  deviceErrorNote: null,
  deviceQueueId: null,
  deviceQueueStatus: 'QUEUE_OK',
  microControllerConnected: true,
  paymentTerminalConnected: false,
  paymentTerminalStatus: null,
  userCamera: null,
  docCamera: null,
  timestamp: '2026-03-02T09:00:00.000Z',
  timestampEpoch: 1_772_442_000_000,
  appTitle: 'Foyer',
  version: '1.2.0',
  uptime: 60,
  diskUsage: 0.5,
};

/** The beginning of a picture, which is all that is looked at. */
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
export const jpegUrl = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
