import { fetchFile } from '@foyer/contracts/client';
import { documentRoutes } from '@foyer/contracts/documents';

import { currentLanguage } from '../../../i18n/language.js';
import type { ChatRights } from './rights.js';

/** Fetches documents of a chat as who holds a token. */
export function downloadAs(
  token: () => string | null | Promise<string | null>,
): ChatRights['download'] {
  return async (id) => {
    const given = await token();
    const request = { token: given, language: currentLanguage(), params: { id } };
    return (await fetchFile(documentRoutes.downloadDocument, request)).blob();
  };
}
