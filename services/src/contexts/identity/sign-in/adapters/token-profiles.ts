import { Id } from '@foyer/contracts/schema';
import { z } from 'zod';

/** The purpose of each kind of token; one kind is never taken for another. */
export const PROFILES = {
  'staff+jwt': {
    audience: 'foyer:staff',
    claims: z.object({ sub: Id, sid: Id, exp: z.int() }),
  },
  'factor+jwt': {
    audience: 'foyer:factor',
    claims: z.object({ sub: Id, sid: Id, cre: Id, exp: z.int() }),
  },
  'visit+jwt': {
    audience: 'foyer:visit',
    claims: z.object({ sub: Id, sec: z.string(), exp: z.int() }),
  },
  'guest+jwt': {
    audience: 'foyer:guest',
    claims: z.object({ sub: Id, sid: Id, exp: z.int() }),
  },
  'device+jwt': {
    audience: 'foyer:device',
    claims: z.object({ sub: Id, sid: Id, exp: z.int() }),
  },
  'device-renewal+jwt': {
    audience: 'foyer:device-renewal',
    // Tokens had no number at first.
    claims: z.object({ sub: Id, sid: Id, num: z.int().nonnegative().default(0), exp: z.int() }),
  },
  'invitation+jwt': {
    audience: 'foyer:invitation',
    claims: z.object({ sub: Id, pin: z.string(), exp: z.int() }),
  },
  'calendar-feed+jwt': {
    audience: 'foyer:calendar-feed',
    claims: z.object({ sub: Id, sid: Id, exp: z.int() }),
  },
  'meeting+jwt': {
    audience: 'foyer:meeting',
    claims: z.object({ sub: Id, sid: Id, exp: z.int() }),
  },
} as const;
export type Kind = keyof typeof PROFILES;

export const isKind = (typ: string | undefined): typ is Kind =>
  typ !== undefined && Object.hasOwn(PROFILES, typ);
