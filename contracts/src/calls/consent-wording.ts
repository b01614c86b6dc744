import { z } from 'zod';

import { Language } from '../schema/language.js';

/** For what consent is asked in a call. */
export const ConsentPurpose = z
  .enum(['audio-recording', 'video-recording', 'transcript'])
  .meta({ id: 'ConsentPurpose' });
export type ConsentPurpose = z.output<typeof ConsentPurpose>;

/** The words that a page showed when it asked: their version, which goes up with each change, and their language. */
export const ShownWording = z
  .strictObject({ textVersion: z.int().positive().max(9999), language: Language })
  .meta({ id: 'ShownWording' });
export type ShownWording = z.output<typeof ShownWording>;

/**
 * The stored facts about an answer: the purpose of the consent, and the wording that was shown.
 * Older pages do not say the latter.
 */
export const ConsentWording = z
  .object({ purpose: ConsentPurpose, shown: ShownWording.nullable() })
  .meta({ id: 'ConsentWording' });
export type ConsentWording = z.output<typeof ConsentWording>;
