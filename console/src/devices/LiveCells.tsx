import type { AdminDevice } from '@foyer/contracts/devices';
import { useLocaleState } from 'react-admin';

import { RelativeTime } from '../layout/RelativeTime.js';
import { DeviceState } from './DeviceState.js';
import { shareText, uptimeText } from './figures.js';
import { useLive } from './LiveDevicesProvider.js';

interface OfDevice {
  readonly device: AdminDevice;
}

export function LiveState({ device }: OfDevice) {
  return <DeviceState live={useLive(device)} deactivated={device.deactivated} />;
}

export function LastSeen({ device }: OfDevice) {
  return <RelativeTime at={useLive(device).lastSeenAt} />;
}

export function LiveText({ device, field }: OfDevice & { field: 'version' | 'network' }) {
  return useLive(device)[field] ?? '–';
}

export function LiveUptime({ device }: OfDevice) {
  return uptimeText(useLive(device).uptime);
}

export function LiveDisk({ device }: OfDevice) {
  const [locale] = useLocaleState();
  return shareText(useLive(device).diskUsage, locale);
}
