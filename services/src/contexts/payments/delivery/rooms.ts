/** The pages of all who may see every payment. */
export const ROOM_OF_ALL = 'payments';

/** Returns the room of those who listen to the events of a terminal. */
export function roomOfTerminal(deviceId: string): string {
  return `terminal:${deviceId}`;
}

/** Returns the room of the connections of a device. */
export function roomOfDevice(deviceId: string): string {
  return `device:${deviceId}`;
}
