/** The pages of all who may see every payment. */
export const ROOM_OF_ALL = 'payments';

/** Who listens to what becomes of a terminal. */
export function roomOfTerminal(deviceId: string): string {
  return `terminal:${deviceId}`;
}

/** Where the connections of a device are. */
export function roomOfDevice(deviceId: string): string {
  return `device:${deviceId}`;
}
