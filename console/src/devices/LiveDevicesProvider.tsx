import type { AdminDevice, LiveDevice } from '@foyer/contracts/devices';
import { createContext, useContext, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';

import { useLiveDevices, type LiveDevices } from './useLiveDevices.js';

const Live = createContext<LiveDevices>({ devices: new Map(), connected: false });

/** One connection for all that shows devices on a page. */
export function LiveDevicesProvider({ children }: { children: ReactNode }) {
  return <Live value={useLiveDevices()}>{children}</Live>;
}

/** True if changes of devices arrive. */
export const useLiveConnected = (): boolean => useContext(Live).connected;

/** How a device is: what the server has pushed last, before that what was read. */
export function useLive(device: AdminDevice): LiveDevice;
export function useLive(device: AdminDevice | undefined): LiveDevice | undefined;
export function useLive(device: AdminDevice | undefined): LiveDevice | undefined {
  const { devices } = useContext(Live);
  return (device && devices.get(device.id)) ?? device;
}

/** The device of the page, as it is now. */
export function useLiveRecord(): LiveDevice | undefined {
  return useLive(useRecordContext<AdminDevice>());
}
