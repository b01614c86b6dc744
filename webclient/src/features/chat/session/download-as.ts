import { ApiError, errorsIn } from '@foyer/contracts/client';

import { currentLanguage } from '#i18n/language.js';
import type { ChatRights } from './rights.js';

/** Fetches documents of a chat with a token; a plain link would be opened without it. */
export function downloadAs(
  token: () => string | null | Promise<string | null>,
): ChatRights['download'] {
  return async ({ docLink }) => {
    const given = await token();
    const headers = {
      authorization: `Bearer ${given ?? ''}`,
      'accept-language': currentLanguage(),
    };
    const response = await fetch(docLink, { headers }).catch((cause: unknown) => {
      throw new ApiError('NETWORK', '', 0, {}, { cause });
    });
    if (response.ok) return response.blob();
    const said = errorsIn(await response.json().catch(() => undefined));
    throw new ApiError(said?.code ?? 'NOT_UNDERSTOOD', said?.msg ?? '', response.status);
  };
}
