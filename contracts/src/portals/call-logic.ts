import { z } from 'zod';

/**
 * How a portal chooses among free agents. A break is a time in which an agent was away during the working day.
 * Ties go to the agent whose last call is longest ago, then to the smaller id.
 */
export const CallLogic = z
  .enum(['fewer-breaks', 'more-breaks', 'random'])
  .meta({ id: 'CallLogic' });
export type CallLogic = z.output<typeof CallLogic>;

/** A portal's PIN: 6 digits. */
export const PortalPin = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ id: 'PortalPin', writeOnly: true });

/** The readable end of a portal's link: 3 to 40 lower-case letters, digits and single hyphens. */
export const Shortlink = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ id: 'Shortlink' });

/** How a visitor may rate a visit. */
export const RatingType = z
  .enum(['text', 'thumbs', 'smiles', 'yesNo', 'stars'])
  .meta({ id: 'RatingType' });
export type RatingType = z.output<typeof RatingType>;
