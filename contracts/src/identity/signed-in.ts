import { z } from 'zod';

/** The token twice, so that both readings of `data.token` hold. */
export const SignedIn = z.object({ token: z.string(), data: z.object({ token: z.string() }) });

/**
 * The password was right, and a code of the second factor is to follow: with it the challenge gives
 * the token.
 */
export const FactorAsked = z
  .object({ challenge: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'FactorAsked' });
export type FactorAsked = z.output<typeof FactorAsked>;
