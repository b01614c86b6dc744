import { BASE_PATH } from '@foyer/contracts/identity';

import { Answer } from '../../../../platform/http/index.js';

const NOTHING = new Uint8Array();

/** Sends the browser on. */
export function goTo(location: string, cookie?: string): Answer<Uint8Array> {
  return new Answer(NOTHING, {
    headers: { location, ...(cookie !== undefined && { 'set-cookie': cookie }) },
  });
}

/** The sign-in page, which takes over the session or says what went wrong. */
export function signInPage(
  says: { readonly sso: 'done' } | { readonly 'sso-failed': string },
  back: string | undefined,
): string {
  const query = new URLSearchParams({ ...says, ...(back !== undefined && { return: back }) });
  return `${BASE_PATH}/auth/login?${query.toString()}`;
}
