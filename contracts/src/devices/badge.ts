import { z } from 'zod';

import { Id } from '../schema/id.js';

/** The device at which a visit was opened, with its name. */
export const DeviceBadge = z
  .object({ deviceId: Id, name: z.string().nullable() })
  .meta({ id: 'DeviceBadge' });
export type DeviceBadge = z.output<typeof DeviceBadge>;
