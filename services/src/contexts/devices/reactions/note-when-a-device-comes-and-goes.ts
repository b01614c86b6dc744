import { DEVICE_SILENCE_MS, DeviceCameOnline } from '@foyer/contracts/devices';
import type { ReadStore } from '@foyer/projections';
import type { DeviceDocument } from '@foyer/projections/devices';

import { type CommandRunner, defineAbsence, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { NoteDeviceOffline, NoteDeviceOnline } from '../commands.js';
import { deviceOf } from '../streams.js';
import { isKnown } from '../domain/device.js';
import { DevicePresence } from '../domain/device-presence.service.js';

/**
 * A device that is connected is online, and one that has been silent for a while is not: a page may
 * be loaded again. After a start every device has the whole time to come back.
 */
export const NoteWhenADeviceComesAndGoes = defineAbsence({
  name: 'note-when-a-device-comes-and-goes',
  on: [DeviceCameOnline],
  needs: { presence: DevicePresence, store: need<ReadStore>(READ_STORE) },
  key: ({ data }) => data.deviceId,
  begin: async ({ needs }) => {
    const devices = needs.store.collection<DeviceDocument>('devices');
    const online = await devices.find({ online: true }, { projection: { _id: 1 } });
    return online.map(({ _id }) => _id);
  },
  watch: ({ presence }, changed) => presence.onChange(changed),
  isHere: (deviceId, { presence }) => presence.isHere(deviceId),
  whenHere: async (deviceId, { stateOf, execute }) => {
    if (await isOnline(deviceId, stateOf)) return;
    await execute(NoteDeviceOnline, { deviceId }, { correlationId: deviceId });
  },
  isAwaited: (deviceId, { stateOf }) => isOnline(deviceId, stateOf),
  forMs: DEVICE_SILENCE_MS,
  run: async (deviceId, { absentSince, execute }) => {
    const lastSeenAt = absentSince.toISOString();
    await execute(NoteDeviceOffline, { deviceId, lastSeenAt }, { correlationId: deviceId });
  },
});

async function isOnline(deviceId: string, stateOf: CommandRunner['stateOf']): Promise<boolean> {
  const device = await stateOf(deviceOf({ deviceId }));
  return isKnown(device) && device.isOnline;
}
