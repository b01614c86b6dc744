import { ApiError } from './api-error.js';
import { errorOf } from './error-answer.js';
import { makeUrl } from './url.js';

/** The sender of a request for a file, and its parameters. */
export interface FileRequest {
  readonly token: string | null;
  readonly language: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Requests a file; a plain link would be opened without the token. The answer is given as it
 * arrives.
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
