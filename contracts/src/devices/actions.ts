import { z } from 'zod';

/** The actions that a device can perform on a remote request. */
export const DeviceAction = z
  .enum(['call', 'screenshot', 'userCamImage', 'reload', 'restartAgent'])
  .meta({ id: 'DeviceAction' });
export type DeviceAction = z.output<typeof DeviceAction>;
