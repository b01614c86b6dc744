import { errorsIn, untilReady } from '@foyer/contracts/client';
import { AS_OF_HEADER, POSITION_HEADER } from '@foyer/contracts/schema';
import { fetchUtils, HttpError } from 'react-admin';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from './token.js';

/** The log position of the last write from here: later reads show it. */
let written: string | undefined;

/**
 * Calls the API with the token of the signed-in member, in the language of the console; waits for a
 * server that is getting ready.
 * @throws HttpError with the server's own sentence; field errors reach the form that was sent.
 */
export const httpClient = (url: string, options: fetchUtils.Options = {}) =>
  untilReady(() => callOnce(url, options), {
    ...(options.signal && { signal: options.signal }),
    codeOf,
  });

const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as { code?: string } | undefined)?.code : undefined;

async function callOnce(url: string, options: fetchUtils.Options) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', currentLocale());
  // The provider names a content even where it sends none.
  if (options.body === undefined) headers.delete('Content-Type');
  const token = readToken();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (written !== undefined) headers.set(AS_OF_HEADER, written);
  try {
    const answer = await fetchUtils.fetchJson(url, { ...options, headers });
    written = answer.headers.get(POSITION_HEADER) ?? written;
    const errors = errorsIn(answer.json);
    if (answer.status === 202 && errors !== undefined) {
      throw new HttpError(errors.msg ?? '', 202, { ...errors, errors });
    }
    return answer;
  } catch (error: unknown) {
    if (!(error instanceof HttpError)) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      // Browsers say in words of their own that nothing was reached; pages have better ones.
      throw new HttpError(options.method === undefined ? '' : 'layout.notSent', 0);
    }
    const errors = errorsIn(error.body);
    // It may be the place in a log that is no longer there: a backup was restored.
    if (error.status === 503 || errors?.fields?.[AS_OF_HEADER] !== undefined) written = undefined;
    const root = errors?.fields === undefined ? {} : { errors: errors.fields };
    throw new HttpError(errors?.msg ?? '', error.status, {
      code: errors?.code,
      ...root,
    });
  }
}
