import { z } from 'zod';

import { Language } from '../schema/language.js';

/** For what consent is asked in a call. */
export const ConsentPurpose = z
  .enum(['audio-recording', 'video-recording', 'transcript'])
  .meta({ id: 'ConsentPurpose' });
export type ConsentPurpose = z.output<typeof ConsentPurpose>;

/**
 * The words that a page showed when it asked: their version, which goes up with each change, and
 * their language.
 */
export const ShownWording = z
  .strictObject({ textVersion: z.int().positive().max(9999), language: Language })
  .meta({ id: 'ShownWording' });
export type ShownWording = z.output<typeof ShownWording>;

/**
 * The stored facts about an answer: the purpose of the consent, and its words. Null alone says that
 * the page did not name them, as older pages do not; `noneShown` says that none were shown, as
 * programs without a page show none.
 */
export const ConsentWording = z
  .object({
    purpose: ConsentPurpose,
    shown: ShownWording.nullable(),
    noneShown: z.literal(true).optional(),
  })
  .meta({ id: 'ConsentWording' });
export type ConsentWording = z.output<typeof ConsentWording>;

/**
 * The words of an answer: those of a page that names them, `none` where there was no page, nothing
 * where it is silent.
 */
export type WordingSaid = ShownWording | 'none' | undefined;

/** Returns the stored facts about the words that were shown for an answer. */
export function consentWording(purpose: ConsentPurpose, said: WordingSaid): ConsentWording {
  if (said === 'none') return { purpose, shown: null, noneShown: true };
  return { purpose, shown: said ?? null };
}
