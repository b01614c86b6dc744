import { z } from 'zod';

/** What a device can be asked to do from afar. */
export const DeviceAction = z
  .enum(['call', 'screenshot', 'userCamImage', 'reload', 'restartAgent'])
  .meta({ id: 'DeviceAction' });
export type DeviceAction = z.output<typeof DeviceAction>;
