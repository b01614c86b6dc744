import { z } from 'zod';

/** The settings of the demonstration kiosk, its device agent and its payment terminal. */
export const demonstrationSettings = {
  DEMO_DEVICE: z
    .enum(['agent', 'true', 'false'])
    .default('false')
    .describe(
      'true: each start prints the address of a kiosk to try, with a new key; agent: also runs its agent and a terminal; not for production',
    ),
} as const;
