import { z } from 'zod';

/** Languages of the product; German is the fallback. */
export const Language = z.enum(['en', 'de']).meta({ id: 'Language' });
export type Language = z.output<typeof Language>;
