import { fetchUtils, HttpError } from 'react-admin';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from './token.js';

interface CodedBody {
  errors?: { msg?: string; code?: string; fields?: Record<string, string> };
}

/**
 * Calls the API with the token of the signed-in member, in the language of the console.
 * @throws HttpError with the server's own sentence; field errors reach the form that was sent.
 */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', currentLocale());
  // The provider names a content even where it sends none, which the server rightly refuses.
  if (options.body === undefined) headers.delete('Content-Type');
  const token = readToken();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error: unknown) {
    if (!(error instanceof HttpError)) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      // Browsers say in words of their own that nothing was reached; pages have better ones.
      throw new HttpError(options.method === undefined ? '' : 'layout.notSent', 0);
    }
    const { errors } = (error.body ?? {}) as CodedBody;
    const root = errors?.fields === undefined ? {} : { errors: errors.fields };
    throw new HttpError(errors?.msg ?? '', error.status, {
      code: errors?.code,
      ...root,
    });
  }
}
