import { z } from 'zod';

import { Id } from '../schema/id.js';
import { maskedText } from '../validation/printed-lines.js';
import { ClientStatus } from '../portals/client-status.js';
import { DeviceCamera } from './equipment.js';
import { MediaPath } from './media-path.js';

/** How a device is shown. */
export const DeviceDisplay = z
  .enum(['Online', 'Closed', 'In Call', 'Offline'])
  .meta({ id: 'DeviceDisplay' });
export type DeviceDisplay = z.output<typeof DeviceDisplay>;

/** Tells if a device's portal has content to show. */
export const DeviceQueueStatus = z
  .enum(['QUEUE_OK', 'QUEUE_ERROR'])
  .meta({ id: 'DeviceQueueStatus' });
export type DeviceQueueStatus = z.output<typeof DeviceQueueStatus>;

const Note = maskedText(500).trim();

/** The note of a device whose picture stands still. */
export const STREAM_FROZEN = 'Stream is frozen';
/** The notes of a device whose page has not come up yet, or stopped answering. */
export const PAGE_LOADING = 'The page is loading';
export const PAGE_SILENT = 'The page does not answer';

/** The health report of a kiosk. */
export const DeviceHealth = z
  .strictObject({
    /** As the page's state says, not whether a process runs. */
    deviceAlive: z.boolean(),
    deviceStatus: ClientStatus,
    deviceErrorNote: Note.nullable(),
    deviceQueueId: Id.nullable(),
    deviceQueueStatus: DeviceQueueStatus.nullable(),
    microControllerConnected: z.boolean(),
    paymentTerminalConnected: z.boolean(),
    paymentTerminalStatus: maskedText(50).nullable(),
    userCamera: DeviceCamera.nullable(),
    docCamera: DeviceCamera.nullable(),
    cameras: z.array(maskedText(200)).max(10).default([]),
    userCameraName: maskedText(200).nullable().default(null),
    docCameraName: maskedText(200).nullable().default(null),
    timestamp: z.iso.datetime(),
    /** The same in milliseconds since 1970. */
    timestampEpoch: z.int().nonnegative(),
    appTitle: maskedText(200),
    /** How often the agent had to help since it was started; null where there is no agent. */
    recoveries: z
      .strictObject({
        trackRestarts: z.int().nonnegative(),
        pageReloads: z.int().nonnegative(),
        browserRestarts: z.int().nonnegative(),
      })
      .nullable()
      .default(null),
    version: z.string().max(50).nullable().default(null),
    /** Time since the last start, in seconds. */
    uptime: z.int().nonnegative().nullable().default(null),
    network: maskedText(200).nullable().default(null),
    /** Used share of the disk, 0 to 1. */
    diskUsage: z.number().min(0).max(1).nullable().default(null),
    /** How sound and picture would get to the media server; null while that is not known. */
    mediaPath: MediaPath.nullable().default(null),
  })
  .meta({ id: 'DeviceHealth' });
export type DeviceHealth = z.output<typeof DeviceHealth>;
/** The same as a device sends it. */
export type DeviceHealthReport = z.input<typeof DeviceHealth>;

/** The values of a device that change while it runs. */
export const LiveDevice = z
  .object({
    deviceId: Id,
    display: DeviceDisplay,
    /**
     * True if it is connected, or was a moment ago; a device that is out of order is still shown as
     * offline.
     */
    online: z.boolean(),
    status: ClientStatus,
    note: z.string().nullable(),
    alive: z.boolean(),
    queueStatus: DeviceQueueStatus.nullable(),
    microControllerConnected: z.boolean(),
    paymentTerminalConnected: z.boolean(),
    paymentTerminalStatus: z.string().nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
    version: z.string().nullable(),
    /** Time since the last start, in seconds. */
    uptime: z.int().nonnegative().nullable(),
    network: z.string().nullable(),
    /** Used share of the disk, 0 to 1. */
    diskUsage: z.number().min(0).max(1).nullable(),
    /** How sound and picture would get to the media server; null while that is not known. */
    mediaPath: MediaPath.nullable(),
  })
  .meta({ id: 'LiveDevice' });
export type LiveDevice = z.output<typeof LiveDevice>;
