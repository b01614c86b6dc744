import { z } from 'zod';

/** Most media relays that a server knows. */
export const MEDIA_RELAYS_MAX = 8;

/** How one of several media relays does, as the server that answers sees it. */
export const MediaRelayStatus = z
  .object({
    name: z.string(),
    up: z.boolean(),
    /** Calls of that server which it carries, or which wait for it. */
    calls: z.int().nonnegative(),
  })
  .meta({ id: 'MediaRelayStatus' });
export type MediaRelayStatus = z.output<typeof MediaRelayStatus>;
