import { z } from 'zod';

/**
 * The step of a visitor on the way through a portal. `IN_ERROR` stays until the visitor begins
 * again.
 */
export const ClientStatus = z
  .enum(['IN_PERMISSION', 'IN_START', 'IN_WAITING', 'IN_CALL', 'IN_ERROR', 'IN_END'])
  .meta({ id: 'ClientStatus' });
export type ClientStatus = z.output<typeof ClientStatus>;
