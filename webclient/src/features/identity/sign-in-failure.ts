import { ApiError } from '@foyer/contracts/client';
import { failureTexts } from '@foyer/contracts/notices';
import type { TFunction } from 'i18next';

import { messageOf } from '../../app/message-of.js';
import { currentLanguage } from '../../i18n/language.js';

const NOT_REACHED = ['NETWORK', 'TIMEOUT'];

/** What is said of a sign-in that failed: the server's reason where it gave one. */
export function signInFailure(error: unknown, t: TFunction): string {
  const language = currentLanguage();
  if (!(error instanceof ApiError)) return failureTexts.UNKNOWN[language];
  if (error.msg !== '' || NOT_REACHED.includes(error.code)) return messageOf(error, t);
  const known = error.status === 401 || error.status === 403;
  return (known ? failureTexts.LOGIN_CHECK_CREDENTIALS : failureTexts.LOGIN_TRY_AGAIN)[language];
}
