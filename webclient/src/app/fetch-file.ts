import { fetchFile as fetchAs, ApiError, type FileRequest } from '@foyer/contracts/client';

import { currentLanguage } from '../i18n/language.js';
import { session } from '../session/session.js';
import { followError } from './api.js';

/**
 * Asks for a file as who is signed in.
 * @throws ApiError when it was refused or never arrived.
 */
export async function fetchFile(
  route: { readonly method: string; readonly path: string },
  request: Omit<FileRequest, 'token' | 'language'> = {},
): Promise<Response> {
  try {
    return await fetchAs(route, {
      ...request,
      token: session.token(),
      language: currentLanguage(),
    });
  } catch (error) {
    if (error instanceof ApiError) followError(error);
    throw error;
  }
}
