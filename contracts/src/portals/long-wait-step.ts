import { z } from 'zod';

/** What becomes of a visitor who has waited for as long as a portal wants anybody to wait. */
export const LongWaitStep = z
  .enum(['message', 'otherPortal', 'emailForm', 'keepPlace'])
  .meta({ id: 'LongWaitStep' });
export type LongWaitStep = z.output<typeof LongWaitStep>;
