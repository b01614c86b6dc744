import type { Texts } from '../resource/texts.js';
import { contractTexts } from './contractTexts.js';
import { raGerman } from './raGerman.js';

const shared = contractTexts('de');

/** German texts that belong to no part of the console: those of react-admin, and those that all clients share. */
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
