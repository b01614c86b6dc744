import { z } from 'zod';

/** One bar of a chart; `href` leads to the rows behind it. */
export const Figure = z
  .object({ label: z.string(), value: z.number(), href: z.string() })
  .meta({ id: 'Figure' });
