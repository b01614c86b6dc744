import { defineCommand } from '#platform/cqrs';
import { cameOnline, wentOffline } from './presence.js';
import { deviceOf, type OfDevice } from '../streams.js';

/** A device is connected. */
export const NoteDeviceOnline = defineCommand({
  name: 'NoteDeviceOnline',
  correlation: ({ deviceId }: OfDevice) => deviceId,
  stream: deviceOf,
  decide: (device, _, { now }) => cameOnline(device, now.toISOString()),
});

/** A device has been silent for too long. */
export const NoteDeviceOffline = defineCommand({
  name: 'NoteDeviceOffline',
  correlation: ({ deviceId }: OfDevice & { readonly lastSeenAt: string }) => deviceId,
  stream: deviceOf,
  decide: (device, { lastSeenAt }, { now }) =>
    wentOffline(device, { at: now.toISOString(), lastSeenAt }),
});
