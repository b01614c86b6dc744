import raEnglish from 'ra-language-english';

import type { Texts } from '../resource/texts.js';
import { shared } from './contractTexts.en.js';

/**
 * English texts that belong to no part of the console: those of react-admin, and those that all
 * clients share.
 */
export const english: Texts = {
  ra: {
    ...raEnglish.ra,
    sort: { ...raEnglish.ra.sort, sort_by: 'Sort by %{field} %{order}' },
    notification: {
      ...raEnglish.ra.notification,
      http_error: 'The server could not be reached',
      item_doesnt_exist:
        'This could not be opened. Perhaps it was deleted, or the server cannot be reached.',
    },
    validation: {
      ...raEnglish.ra.validation,
      required: shared.rule.BLANK,
      email: shared.rule.EMAIL_INVALID,
    },
  },
  ...shared,
};
