import { z } from 'zod';

/** The token twice, so that both readings of `data.token` hold. */
export const SignedIn = z.object({ token: z.string(), data: z.object({ token: z.string() }) });
