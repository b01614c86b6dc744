import { z } from 'zod';

import { Id } from '../schema/id.js';

/** How a device is shown. */
export const DeviceDisplay = z
  .enum(['Online', 'Closed', 'In Call', 'Offline'])
  .meta({ id: 'DeviceDisplay' });

/** Frame rate by resolution, frames a second; every other resolution runs at 24. */
export const FRAME_RATES: Readonly<Record<string, number>> = {
  '3840x2160': 5,
  '1920x1080': 20,
  '1280x720': 20,
};
export const FRAME_RATE_OTHER = 24;

/** Resolution presets by name, as WIDTHxHEIGHT. */
export const RESOLUTIONS = {
  QVGA: '320x240',
  VGA: '640x480',
  HD: '1280x720',
  FULL_HD: '1920x1080',
  FOUR_K: '3840x2160',
} as const;

/** A camera resolution, WIDTHxHEIGHT in pixels. */
export const Resolution = z
  .string()
  .max(11)
  .regex(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/)
  .meta({ id: 'Resolution', examples: ['1280x720'] });

/** How a camera is turned, in degrees. */
export const CameraAngle = z
  .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
  .meta({ id: 'CameraAngle' });

/** A camera of a kiosk and how it is used. */
export const DeviceCamera = z
  .strictObject({
    deviceId: z.string().max(300).nullable(),
    resolution: Resolution.nullable(),
    angle: CameraAngle.default(0),
  })
  .meta({ id: 'DeviceCamera' });

/** A kiosk. */
export const Device = z
  .object({
    _id: Id,
    deviceId: z.string(),
    name: z.string(),
    description: z.string(),
    street: z.string(),
    city: z.string(),
    zipCode: z.string(),
    state: z.string(),
    queueId: Id.nullable(),
    type: z.string(),
    version: z.string().nullable(),
    /** Time since the last start, in seconds. */
    uptime: z.int().nonnegative().nullable(),
    network: z.string().nullable(),
    /** Used share of the disk, 0 to 1. */
    diskUsage: z.number().min(0).max(1).nullable(),
    userCamera: DeviceCamera,
    docCamera: DeviceCamera,
    microphone: z.string().nullable(),
    speaker: z.string().nullable(),
    /** Loudness, 0 to 1. */
    volume: z.number().min(0).max(1),
    avatarDocumentId: Id.nullable(),
    paymentTerminalActivate: z.boolean(),
    deactivated: z.boolean(),
    display: DeviceDisplay,
    hardwareIds: z.array(z.string()),
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof Device>;

/** What a kiosk reports of itself. */
export const DeviceHealth = z
  .strictObject({
    deviceAlive: z.boolean(),
    deviceStatus: z.enum([
      'IN_PERMISSION',
      'IN_START',
      'IN_WAITING',
      'IN_CALL',
      'IN_ERROR',
      'IN_END',
    ]),
    deviceErrorNote: z.string().max(500).nullable(),
    deviceQueueId: Id.nullable(),
    deviceQueueStatus: z.string().max(50).nullable(),
    microControllerConnected: z.boolean(),
    paymentTerminalConnected: z.boolean(),
    paymentTerminalStatus: z.string().max(50).nullable(),
    userCamera: DeviceCamera.nullable(),
    docCamera: DeviceCamera.nullable(),
    timestamp: z.iso.datetime(),
    timestampEpoch: z.int().nonnegative(),
    appTitle: z.string().max(200),
  })
  .meta({ id: 'DeviceHealth' });
export type DeviceHealth = z.output<typeof DeviceHealth>;
