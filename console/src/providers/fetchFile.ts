import { fetchFile as fetchAs, type FileRequest } from '@foyer/contracts/client';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from './token.js';

/**
 * Asks for a file as who is signed in.
 * @throws ApiError when it was refused or never arrived.
 */
export async function fetchFile(
  route: { readonly method: string; readonly path: string },
  request: Omit<FileRequest, 'token' | 'language'> = {},
): Promise<Response> {
  return fetchAs(route, { ...request, token: readToken() ?? null, language: currentLocale() });
}
