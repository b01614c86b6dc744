import { z } from 'zod';
import { plainLine } from '../schema/plain-text.js';

/**
 * How a portal chooses among free agents. A break is a time in which an agent was away during the
 * working day. Ties go to the agent whose last call is longest ago, then to the smaller id.
 */
export const CallLogic = z
  .enum(['fewer-breaks', 'more-breaks', 'random'])
  .meta({ id: 'CallLogic' });
export type CallLogic = z.output<typeof CallLogic>;

/** A portal's PIN: 6 digits. */
export const PortalPin = plainLine()
  .regex(/^\d{6}$/, 'ROOM_PIN_INVALID')
  .meta({ id: 'PortalPin', examples: ['246810'], writeOnly: true });

/** Lengths of a short link. */
export const SHORTLINK_MIN = 3;
export const SHORTLINK_MAX = 40;

/**
 * The readable end of a portal's link: 3 to 40 lower-case letters, digits and single hyphens. Never
 * in the shape of an id, because a link carries either and must not lead to another portal than the
 * one whose id it shows.
 */
export const Shortlink = plainLine()
  .min(SHORTLINK_MIN, 'SHORTLINK_INVALID')
  .max(SHORTLINK_MAX, 'SHORTLINK_INVALID')
  .regex(/^(?![0-9a-f]{8}-[0-9a-f]{4}-)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'SHORTLINK_INVALID')
  .meta({ id: 'Shortlink', examples: ['reception'] });

/** An IANA time zone, such as `Europe/Vienna`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  }, 'TIME_ZONE_UNKNOWN')
  .meta({ id: 'TimeZone', examples: ['Europe/Berlin'] });

/**
 * The zone of a reader's browser, by which a page counts days; UTC in place of one that this server
 * does not know, as the page must still open.
 */
export const ReaderZone = z
  .string()
  .max(100)
  .default('UTC')
  .meta({ examples: ['Europe/Berlin'] })
  .transform((zone) => TimeZone.safeParse(zone).data ?? 'UTC');

/** How a visitor may rate a visit. */
export const RatingType = z
  .enum(['text', 'thumbs', 'smiles', 'yesNo', 'stars'])
  .meta({ id: 'RatingType' });
export type RatingType = z.output<typeof RatingType>;
