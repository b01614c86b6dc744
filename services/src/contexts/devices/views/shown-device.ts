import { LiveDevice, type Device } from '@foyer/contracts/devices';
import type { DeviceDocument } from '@foyer/projections/devices';

import { displayOf } from '../domain/display.js';
import type { Telemetry } from './device-telemetry.js';

/** A device as it is shown: as it is set, and how it is at a moment. */
export function shownDevice(
  document: DeviceDocument,
  telemetry: Telemetry | undefined,
  now: Date,
): Device {
  const { online } = document;
  const live = online ? telemetry : undefined;
  const seenAt = [telemetry?.at, document.lastSeenAt].filter((at) => typeof at === 'string').sort();
  return {
    ...document,
    deviceId: document._id,
    display: displayOf(document, now),
    version: live?.health.version ?? document.version,
    network: live?.health.network ?? document.network,
    uptime: live?.health.uptime ?? null,
    diskUsage: live?.health.diskUsage ?? null,
    mediaPath: live?.health.mediaPath ?? null,
    lastSeenAt: seenAt.at(-1) ?? null,
  };
}

/** Returns the parts of a device that change while it runs. */
export const liveOf = (device: Device): LiveDevice => LiveDevice.parse(device);
