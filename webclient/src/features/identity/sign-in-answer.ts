import { ApiError } from '@foyer/contracts/client';
import { failureTexts } from '@foyer/contracts/notices';
import type { TFunction } from 'i18next';

import { messageOf } from '#app/message-of.js';
import { currentLanguage } from '#i18n/language.js';

const NOT_REACHED = ['NETWORK', 'TIMEOUT'];

/** Returns the text about a failed sign-in: the server's reason if it gave one. */
export function signInFailure(error: unknown, t: TFunction): string {
  const language = currentLanguage();
  if (!(error instanceof ApiError)) return failureTexts.UNKNOWN[language];
  if (error.msg !== '' || NOT_REACHED.includes(error.code)) return messageOf(error, t);
  const known = error.status === 401 || error.status === 403;
  return (known ? failureTexts.LOGIN_CHECK_CREDENTIALS : failureTexts.LOGIN_TRY_AGAIN)[language];
}

/** The answer to a password: a token, or the challenge to a second step. */
export interface SignInAnswer {
  readonly data?: { readonly token?: string };
  readonly challenge?: string;
}

/**
 * @throws ApiError where there is none, as when something between has answered in the server's
 * place.
 */
export function tokenIn({ data }: SignInAnswer): string {
  if (data?.token === undefined) throw new ApiError('NOT_UNDERSTOOD', '');
  return data.token;
}
