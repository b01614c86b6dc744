import { makeClient } from '@foyer/contracts/client';

import { currentLocale } from '../i18n/locale.js';
import { leaveForSignIn } from './leaveForSignIn.js';
import { forgetToken, readToken } from './token.js';

/** Calls that are not a resource's list, record or write, by their routes. */
export const api = makeClient({
  token: () => readToken() ?? null,
  language: currentLocale,
  onRejected: ({ status }) => {
    if (status !== 401) return;
    forgetToken();
    void leaveForSignIn();
  },
});
