import { makeClient, type ApiError } from '@foyer/contracts/client';

import { currentLanguage } from '../i18n/language.js';
import { session } from '../session/session.js';
import { debug } from '../debug.js';
import { namedBuild } from './build/named-build.js';
import { gettingReady } from './getting-ready.js';

/** Errors that say that the token is no longer good; anyone who held it must sign in again. */
const SIGNED_OUT = ['UNAUTHENTICATED', 'SIGNED_OUT'];

/** Ends the session of this browser where an error says that its token is no longer good. */
export function followError(error: ApiError): void {
  debug('api', error.code, error.status, error.msg);
  if (SIGNED_OUT.includes(error.code)) session.end('expired');
  if (error.code === 'MEMBER_DEACTIVATED') session.end('deactivated');
}

/** The HTTP calls of a member of staff; a token that is no longer good ends the session. */
export const api = makeClient({
  token: () => session.token(),
  language: currentLanguage,
  onRejected: followError,
  onGettingReady: gettingReady.set,
});

/**
 * The HTTP calls of visitors and of those who are not signed in; each call brings its own token.
 */
export const publicApi = makeClient({
  language: currentLanguage,
  onRejected: (error: ApiError) => debug('api', error.code, error.status, error.msg),
  onBuild: namedBuild.set,
  onGettingReady: gettingReady.set,
});
