import { z } from 'zod';

import { RatingType } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';

/** The ratings of visitors who were asked in one way. */
const RatingFigures = z
  .object({
    ratingType: RatingType,
    number: z.int().nonnegative(),
    /** Null where words were asked for only. */
    average: z.number().min(0).max(5).nullable(),
    /** How many gave 0, 1, 2, 3, 4 and 5. */
    distribution: z.array(z.int().nonnegative()).length(6),
    comments: z.int().nonnegative(),
  })
  .meta({ id: 'RatingFigures' });
export type RatingFigures = z.output<typeof RatingFigures>;

/** How visitors of a portal rated their calls, by how they were asked. */
export const PortalFeedback = z
  .object({ queueId: Id, figures: z.array(RatingFigures) })
  .meta({ id: 'PortalFeedback' });
export type PortalFeedback = z.output<typeof PortalFeedback>;
