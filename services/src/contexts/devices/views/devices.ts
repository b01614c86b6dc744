import type { Device } from '@foyer/contracts/devices';
import { contains, trusted, type Filter, type ReadStore } from '@foyer/projections';
import type { DeviceDocument } from '@foyer/projections/devices';

import { Clock } from '#platform/clock';
import { declarationProviders, declare, defineQuery, need, Rejected } from '#platform/cqrs';
import type { Find, Listing, ReadModelQueries } from '#platform/http';
import { READ_STORE } from '#platform/tokens';
import { DeviceTelemetry } from './device-telemetry.js';
import { shownDevice } from './shown-device.js';

export interface DeviceCriteria {
  /** Part of the name or of the place. */
  readonly q?: string | undefined;
  readonly queueId?: string | undefined;
  readonly deactivated?: boolean | undefined;
  readonly online?: boolean | undefined;
  readonly type?: string | undefined;
}

const needs = {
  store: need<ReadStore>(READ_STORE),
  telemetry: DeviceTelemetry,
  clock: Clock,
};

/** Which devices there are, each as it is shown. */
export const FindDevices = defineQuery({
  name: 'Find devices',
  needs,
  answer: async (
    { ids, criteria = {}, sort, window }: Find<DeviceCriteria>,
    { needs: { store, telemetry, clock } },
  ): Promise<Listing<Device>> => {
    const devices = store.collection<DeviceDocument>('devices');
    const filter = filterOf(ids, criteria);
    const [rows, total] = await Promise.all([
      devices.find(filter, { sort, ...window }),
      devices.countDocuments(filter),
    ]);
    const now = clock.now();
    return { rows: rows.map((row) => shownDevice(row, telemetry.of(row._id), now)), total };
  },
});

/** One device as it is shown, or the error DEVICE_NOT_FOUND. */
export const GetDevice = defineQuery({
  name: 'Get devices',
  needs,
  answer: async (_id: string, { needs: { store, telemetry, clock } }): Promise<Device> => {
    const found = await store.collection<DeviceDocument>('devices').findOne({ _id });
    if (!found) throw new Rejected('DEVICE_NOT_FOUND');
    return shownDevice(found, telemetry.of(_id), clock.now());
  },
});

/** Devices as an admin resource looks at them. */
export const devices: ReadModelQueries<DeviceCriteria, Device> = declare(
  { name: 'devices', projections: ['devices'], Find: FindDevices, Get: GetDevice },
  {
    kind: 'query',
    name: 'devices',
    providers: [FindDevices, GetDevice].flatMap(declarationProviders),
  },
);

function filterOf(
  ids: readonly string[] | undefined,
  { q, ...exactly }: DeviceCriteria,
): Filter<DeviceDocument> {
  const given = Object.entries(exactly).filter(([, value]) => value !== undefined);
  const text = q === undefined || q === '' ? undefined : contains(q);
  return {
    ...(Object.fromEntries(given) as Filter<DeviceDocument>),
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(text && { $or: [{ name: text }, { city: text }, { street: text }] }),
  };
}
