import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

/**
 * The kinds of people who can be erased: a guest, a former member, or the visitor of a visit that
 * is over.
 */
export const PersonKind = z.enum(['guest', 'member', 'visitor']).meta({ id: 'PersonKind' });
export type PersonKind = z.output<typeof PersonKind>;

/**
 * In the person's own stream. From here on the person must be erased, and this cannot be undone;
 * read models delete their data at once.
 */
export const PersonForgotten = defineEvent(
  'PersonForgotten',
  1,
  z.object({ personId: Id, kind: PersonKind }),
);
/** Things that stay of a person who is forgotten, and why. */
export const KeptThings = z
  .object({
    what: z.enum(['documents', 'payments']),
    /**
     * Signed documents belong to the company and its customer, for legal claims. Receipts of payments
     * are kept for as long as the law asks for, without the payer's name.
     */
    why: z.enum(['signed', 'law']),
    count: z.int().positive(),
  })
  .meta({ id: 'KeptThings' });
export type KeptThings = z.output<typeof KeptThings>;

/**
 * The data outside the log was deleted, and the person's key with it: from here on it can never be
 * read again.
 */
export const PersonErased = defineEvent(
  'PersonErased',
  3,
  z.object({
    personId: Id,
    kind: PersonKind,
    /** How many things of each sort were removed, such as mails or pictures. */
    erased: z.record(z.string(), z.int().nonnegative()),
    kept: z.array(KeptThings),
  }),
);

/** Every stream that is about a person ends with these. */
export const personEvents = [PersonForgotten, PersonErased] as const;
export type PersonEvent = EventOf<(typeof personEvents)[number]>;
