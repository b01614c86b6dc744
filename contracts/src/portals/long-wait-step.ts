import { z } from 'zod';

/** The next step for a visitor who has waited for the portal's longest waiting time. */
export const LongWaitStep = z
  .enum(['message', 'otherPortal', 'emailForm', 'keepPlace'])
  .meta({ id: 'LongWaitStep' });
export type LongWaitStep = z.output<typeof LongWaitStep>;
