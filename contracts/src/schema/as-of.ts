import { z } from 'zod';

/**
 * How new a live view is, for who is shown several over one connection: what is asked for and what
 * is pushed may overtake each other. The one with the greater number counts.
 */
export const AsOf = z.int().nonnegative();
