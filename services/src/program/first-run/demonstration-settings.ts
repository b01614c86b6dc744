import { z } from 'zod';

/** Whether a stranger is shown a kiosk, and whether it has a device agent and a payment terminal. */
export const demonstrationSettings = {
  DEMO_DEVICE: z
    .enum(['agent', 'true', 'false'])
    .default('false')
    .describe(
      'true: each start prints the address of a kiosk to try, with a new key; agent: also runs its agent and a terminal; not for production',
    ),
} as const;
