import type { Texts } from '../resource/texts.js';
import { shared } from './contractTexts.de.js';
import { raGerman } from './raGerman.js';

/**
 * German texts that belong to no part of the console: those of react-admin, and those that all
 * clients share.
 */
export const german: Texts = {
  ra: {
    ...raGerman,
    validation: {
      ...raGerman.validation,
      required: shared.rule.BLANK,
      email: shared.rule.EMAIL_INVALID,
    },
  },
  ...shared,
};
