import { ApiError } from './api-error.js';
import { errorOf } from './error-answer.js';
import { makeUrl } from './url.js';

/** Whose request for a file it is, and what it asks for. */
export interface FileRequest {
  readonly token: string | null;
  readonly language: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Asks for a file; a link by itself would come without the token. The answer is given as it arrives.
 * @throws ApiError when it was refused or never arrived.
 */
export async function fetchFile(
  route: { readonly method: string; readonly path: string },
  { token, language, params = {}, query, body, signal }: FileRequest,
): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token ?? ''}`,
    'accept-language': language,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await fetch(makeUrl(route, params, query), {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ApiError('NETWORK', '', 0, {}, { cause });
  });
  if (response.ok) return response;
  throw errorOf(await response.json().catch(() => undefined), response.status);
}
