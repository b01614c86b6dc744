import { ApiError, makeUrl } from '@foyer/contracts/client';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from './token.js';

interface Refusal {
  readonly errors?: { readonly msg?: string; readonly code?: string };
}

/**
 * Asks for a file; a link by itself would come without the token. The answer is given as it arrives.
 * @throws ApiError when it was refused or never arrived.
 */
export async function fetchFile(
  route: { readonly method: string; readonly path: string },
  {
    params = {},
    body,
    signal,
  }: { params?: Readonly<Record<string, string>>; body?: object; signal?: AbortSignal } = {},
): Promise<Response> {
  const headers = {
    authorization: `Bearer ${readToken() ?? ''}`,
    'accept-language': currentLocale(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await fetch(makeUrl(route, params), {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ApiError('NETWORK', '', 0, {}, { cause });
  });
  if (response.ok) return response;
  const { errors } = ((await response.json().catch(() => ({}))) ?? {}) as Refusal;
  throw new ApiError(errors?.code ?? 'NOT_UNDERSTOOD', errors?.msg ?? '', response.status);
}
