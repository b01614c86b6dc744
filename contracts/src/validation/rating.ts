import { z } from 'zod';

/** A rating, 0 to 5 (specification, section 5). */
export const Rating = z.int().min(0, 'RATING_RANGE').max(5, 'RATING_RANGE').meta({ id: 'Rating' });
