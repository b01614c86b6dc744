import { boardRoutes, type SignatureStrokes } from '@foyer/contracts/board';
import { fetchFile, makeClient } from '@foyer/contracts/client';

import { saveFile } from '#app/save-file.js';
import { currentLanguage } from '#i18n/language.js';

type Token = () => string | null | Promise<string | null>;

/** Takes what was drawn out of a board. All methods throw ApiError. */
export interface BoardExport {
  readonly save: (documentId: string | null, name: string, annotations: boolean) => Promise<void>;
  readonly saveXfdf: (documentId: string | null, name: string) => Promise<void>;
  /** @returns The id of the document that was made */
  readonly keep: (documentId: string | null, name: string) => Promise<string>;
  /** Signs a document as who was asked. */
  readonly sign: (documentId: string, signature: SignatureStrokes) => Promise<void>;
}

export function boardExport(id: string, token: Token): BoardExport {
  const client = makeClient({ token, language: currentLanguage });
  const fetched = async (
    route: { readonly method: string; readonly path: string },
    query: Readonly<Record<string, string | boolean>>,
  ) => {
    const sent = { params: { id }, query, token: await token(), language: currentLanguage() };
    return (await fetchFile(route, sent)).blob();
  };
  const of = (documentId: string | null) => (documentId === null ? {} : { documentId });
  return {
    save: async (documentId, name, annotations) => {
      const query = { ...of(documentId), annotations: String(annotations) };
      saveFile(await fetched(boardRoutes.exportBoard, query), name);
    },
    saveXfdf: async (documentId, name) =>
      saveFile(await fetched(boardRoutes.exportXfdf, of(documentId)), name),
    keep: async (documentId, name) => {
      const body = { documentId, name };
      return (await client.call(boardRoutes.keepBoard, { params: { id }, body }))._id;
    },
    sign: async (documentId, signature) => {
      const body = { documentId, signature };
      await client.call(boardRoutes.signDocument, { params: { id }, body });
    },
  };
}
