import { z } from 'zod';

import { Id } from '../schema/id.js';

/** A device that a visit was opened at, named beside it. */
export const DeviceBadge = z
  .object({ deviceId: Id, name: z.string().nullable() })
  .meta({ id: 'DeviceBadge' });
export type DeviceBadge = z.output<typeof DeviceBadge>;
