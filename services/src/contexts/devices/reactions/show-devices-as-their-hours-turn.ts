import {
  DeviceDeleted,
  deviceMessages,
  DeviceOperationChanged,
  DeviceRegistered,
} from '@foyer/contracts/devices';

import { definePush, Rejected } from '#platform/cqrs';
import { everyRow } from '#platform/http';
import { Realtime } from '#platform/realtime';
import { nextChange } from '#contexts/portals';
import { WATCHERS } from '../domain/watchers.service.js';
import { FindDevices, GetDevice, liveOf } from '../queries.js';

/** A machine that slept, or whose clock was set, is noticed after this time at the latest. */
const LOOK_AGAIN_MS = 15 * 60_000;

/**
 * At the minute at which a device's operating hours begin or end, its page and those who watch it
 * see so.
 */
export const ShowDevicesAsTheirHoursTurn = definePush({
  name: 'show-devices-as-their-hours-turn',
  whenReadModel: {
    projection: 'devices',
    events: [DeviceRegistered, DeviceOperationChanged, DeviceDeleted],
  },
  needs: { realtime: Realtime },
  /** When the hours of each device turn next. */
  memory: () => new Map<string, Date>(),
  key: ({ data }) => data.deviceId,
  begin: async ({ query }) => {
    const all = await everyRow((window) => query(new FindDevices({ sort: { _id: 1 }, window })));
    return all.map(({ deviceId }) => deviceId);
  },
  run: async (deviceId, { query, needs: { realtime }, memory, now, again }) => {
    const device = await query(new GetDevice(deviceId)).catch((error: unknown) => {
      if (error instanceof Rejected) return undefined;
      throw error;
    });
    const due = memory.get(deviceId);
    memory.delete(deviceId);
    if (!device) return;
    if (due && due <= now) {
      realtime.push(deviceMessages.registerDevice, `device:${deviceId}`, device);
      realtime.push(deviceMessages.watchDevices, WATCHERS, liveOf(device));
    }
    const { week: hours, timeZone: zone } = device.operatingHours;
    const turn = nextChange({ hours, zone, exceptions: [] }, now);
    if (!turn) return;
    memory.set(deviceId, turn);
    again(new Date(Math.min(turn.getTime(), now.getTime() + LOOK_AGAIN_MS)));
  },
});
