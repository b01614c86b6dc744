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
 * The versions of the words that pages ever named. Evidence names words that exist, and not what a
 * client types; a spec of the pages holds the list to their words.
 */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, readonly number[]>> = {
  'audio-recording': [2, 3],
  'video-recording': [2, 3],
  transcript: [2, 3],
};

/**
 * The stored facts about an answer: the purpose of the consent, and its words. Null alone is of
 * answers from before pages named them; `unnamed` says that an answer named none that exists;
 * `noneShown` says that none were shown, as programs without a page show none.
 */
export const ConsentWording = z
  .object({
    purpose: ConsentPurpose,
    shown: ShownWording.nullable(),
    noneShown: z.literal(true).optional(),
    unnamed: z.literal(true).optional(),
  })
  .meta({ id: 'ConsentWording' });
export type ConsentWording = z.output<typeof ConsentWording>;

/**
 * The words of an answer: those of a page that names them, `none` where there was no page, nothing
 * where it is silent.
 */
export type WordingSaid = ShownWording | 'none' | undefined;

/**
 * Returns the stored facts about the words that were shown for an answer; undefined for words that
 * do not exist.
 */
export function consentWording(
  purpose: ConsentPurpose,
  said: WordingSaid,
): ConsentWording | undefined {
  if (said === 'none') return { purpose, shown: null, noneShown: true };
  if (said === undefined) return { purpose, shown: null, unnamed: true };
  return CONSENT_VERSIONS[purpose].includes(said.textVersion)
    ? { purpose, shown: said }
    : undefined;
}

/**
 * Returns the same for a refusal or withdrawal, which counts after any words: a page may be newer
 * than the server. Words that do not exist are not named in evidence.
 */
export function refusedWording(purpose: ConsentPurpose, said: WordingSaid): ConsentWording {
  return consentWording(purpose, said) ?? { purpose, shown: null, unnamed: true };
}
