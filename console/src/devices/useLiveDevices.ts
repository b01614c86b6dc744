import type { Messenger } from '@foyer/contracts/client';
import { deviceMessages, type DeviceHealth, type LiveDevice } from '@foyer/contracts/devices';
import { useCallback, useState } from 'react';

import { useChannel } from '../live/liveChannel.js';

export interface LiveDevices {
  /** How each device is, by its id; empty until the server has said so. */
  readonly devices: ReadonlyMap<string, LiveDevice>;
  /** True if changes arrive; without a connection the shown state may be old. */
  readonly connected: boolean;
}

/** How all devices are, as it changes. */
export function useLiveDevices(): LiveDevices {
  const [devices, setDevices] = useState<ReadonlyMap<string, LiveDevice>>(new Map());
  const [connected, setConnected] = useState(false);
  const watch = useCallback((messenger: Messenger) => {
    messenger.on(deviceMessages.watchDevices, (device) => {
      setDevices((known) => new Map(known).set(device.deviceId, device));
    });
    messenger.on(deviceMessages.deviceHealth, ({ deviceId, ...report }) => {
      setDevices((known) => {
        const device = known.get(deviceId);
        return device ? new Map(known).set(deviceId, reported(device, report)) : known;
      });
    });
    messenger
      .emit(deviceMessages.watchDevices, {})
      .then((ack) => {
        setDevices(new Map(ack.devices.map((device) => [device.deviceId, device])));
        setConnected(true);
      })
      .catch(() => setConnected(false));
  }, []);
  const lose = useCallback(() => setConnected(false), []);
  useChannel('monitoring', watch, lose);
  return { devices, connected };
}

/** A report that changes nothing else says that the device is there, and since when. */
function reported(
  device: LiveDevice,
  { health, at }: { readonly health: DeviceHealth; readonly at: string },
): LiveDevice {
  return {
    ...device,
    lastSeenAt: at,
    version: health.version ?? device.version,
    network: health.network ?? device.network,
    uptime: health.uptime,
    diskUsage: health.diskUsage,
    mediaPath: health.mediaPath,
  };
}
