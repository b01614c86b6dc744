import { z } from 'zod';

/** Why somebody is served before others who have waited longer; it stays in the log. */
export const LineReason = z.string().trim().min(3).max(500).meta({ id: 'LineReason' });
