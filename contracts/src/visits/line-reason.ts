import { z } from 'zod';

import { REASON_LENGTH } from '../schema/reason-length.js';

/** Why somebody is served before others who have waited longer; it stays in the log. */
export const LineReason = z
  .string()
  .trim()
  .min(REASON_LENGTH.min)
  .max(REASON_LENGTH.max)
  .meta({ id: 'LineReason' });
