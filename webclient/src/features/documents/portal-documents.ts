import { fetchFile, makeClient } from '@foyer/contracts/client';
import { portalFileRoutes, portalSettingRoutes, type PortalFile } from '@foyer/contracts/portals';

import { currentLanguage } from '#i18n/language.js';
import { asPng } from './as-png.js';

/** The documents that a portal keeps for its agents. All methods throw ApiError. */
export interface PortalDocumentStore {
  readonly list: (signal: AbortSignal) => Promise<readonly PortalFile[]>;
  readonly file: (document: PortalFile) => Promise<File>;
}

type Token = () => string | null | Promise<string | null>;

const LIMIT = 100;
/** The type of pictures into which portals convert each picture. */
const KEPT_PICTURE = 'image/webp';

export function portalDocumentStore(portalId: string, token: Token): PortalDocumentStore {
  const client = makeClient({ token, language: currentLanguage });
  return {
    list: async (signal) => {
      const query = { queueId: portalId, page: 1, limit: LIMIT, order: 1 };
      return (await client.call(portalSettingRoutes.listPortalDocuments, { query, signal })).docs;
    },
    file: async ({ documentId, name, contentType }) => {
      const params = { id: portalId, documentId };
      const sent = { params, token: await token(), language: currentLanguage() };
      const kept = await (await fetchFile(portalFileRoutes.getPortalFile, sent)).blob();
      if (contentType !== KEPT_PICTURE) return new File([kept], name, { type: contentType });
      const called = name.replace(/\.[^.]*$/, '');
      return new File([await asPng(kept)], `${called}.png`, { type: 'image/png' });
    },
  };
}
