import { ApiError, makeUrl } from '@foyer/contracts/client';
import { portalFileRoutes, type PortalFile } from '@foyer/contracts/portals';

import { currentLocale } from '../../i18n/locale.js';
import { readToken } from '../../providers/token.js';

export type FilePurpose = 'content' | 'logo' | 'favicon' | 'document';

interface ErrorAnswer {
  readonly errors?: {
    readonly msg?: string;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

/**
 * Keeps a file for a portal.
 * @throws ApiError when it was refused or never arrived.
 */
export async function sendPortalFile(
  portalId: string,
  file: File,
  purpose: FilePurpose,
): Promise<PortalFile> {
  const form = new FormData();
  form.append('name', file.name);
  form.append('purpose', purpose);
  form.append('file', file);
  const response = await fetch(makeUrl(portalFileRoutes.addPortalFile, { id: portalId }), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${readToken() ?? ''}`,
      'accept-language': currentLocale(),
    },
    body: form,
  }).catch((cause: unknown) => {
    throw new ApiError('NETWORK', '', 0, {}, { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as PortalFile & ErrorAnswer;
  if (response.ok) return answer;
  const { errors } = answer;
  const wrong = Object.values(errors?.fields ?? {})[0];
  throw new ApiError(
    errors?.code ?? 'NOT_UNDERSTOOD',
    wrong ?? errors?.msg ?? '',
    response.status,
    errors?.fields,
  );
}
