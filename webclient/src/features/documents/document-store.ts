import { sessionCallRoutes } from '@foyer/contracts/calls';
import { ApiError, fetchFile, makeClient, sendForm } from '@foyer/contracts/client';
import { documentRoutes, type Document, type DocumentPlace } from '@foyer/contracts/documents';
import { sessionDocumentRoutes } from '@foyer/contracts/sessions';
import { extensionOf } from '@foyer/contracts/validation';

import type { UploadControls } from '#app/upload.js';
import { currentLanguage } from '#i18n/language.js';
import { readClaims } from '#session/token.js';
import { noteKnown } from './known-documents.js';

type Type = Document['type'];
const TYPES: Readonly<Record<string, Type>> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  png: 'image/png',
};

/** The documents of one place, for the holder of the token. All methods throw ApiError. */
export interface DocumentStore {
  readonly list: (signal: AbortSignal) => Promise<readonly Document[]>;
  /**
   * Takes a file in and lists it; a draft is listed once it is sent with a message.
   * @returns The id of the document
   */
  readonly upload: (file: File, controls: UploadControls, isDraft?: boolean) => Promise<string>;
  /** The user's documents for a message there that is not sent yet. */
  readonly drafts: () => Promise<readonly Document[]>;
  readonly remove: (documentId: string) => Promise<void>;
  readonly file: (documentId: string) => Promise<Blob>;
  /** The first page as a picture. */
  readonly preview: (documentId: string, signal: AbortSignal) => Promise<Blob>;
  /** All of them in one archive. */
  readonly archive: () => Promise<Blob>;
  /** Returns the id of the token's holder. */
  readonly ownId: () => Promise<string>;
}

interface Access {
  readonly token: () => string | null | Promise<string | null>;
  /** Told of every error that the server answers with. */
  readonly onRejected?: (error: ApiError) => void;
}

export function documentStore({ kind, id }: DocumentPlace, access: Access): DocumentStore {
  const { token, onRejected } = access;
  const language = currentLanguage;
  const client = makeClient({ ...access, language });
  const told = (error: unknown): never => {
    if (error instanceof ApiError) onRejected?.(error);
    throw error;
  };
  const blob = async (
    route: { readonly method: string; readonly path: string },
    input: Omit<Parameters<typeof fetchFile>[1], 'token' | 'language'>,
  ): Promise<Blob> => {
    const sent = { ...input, token: await token(), language: language() };
    return (await fetchFile(route, sent).catch(told)).blob();
  };
  const ownId = async () => readClaims((await token()) ?? '')?.sub ?? '';
  const isSession = kind === 'session';
  const uploadFrom = isSession ? 'session-documents' : 'session-call';
  return {
    ownId,
    list: async (signal) => {
      if (!isSession) {
        const query = { callDetailId: id };
        return (await client.call(documentRoutes.listCallDocuments, { query, signal })).docs;
      }
      const query = { sessionId: id, limit: 999, page: 1, order: 1 };
      return (await client.call(sessionDocumentRoutes.listSessionDocuments, { query, signal }))
        .docs;
    },
    upload: async (file, controls, isDraft = false) => {
      const form = new FormData();
      const fields = {
        name: file.name,
        size: String(file.size),
        type: TYPES[extensionOf(file.name)] ?? 'image/jpeg',
        uploadBy: await ownId(),
        ...{ uploadFrom, identity: id },
        ...(isDraft && { draft: 'true' }),
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('document', file, file.name);
      const sent = { token: await token(), language: language(), form, ...controls };
      const answer = await sendForm(documentRoutes.uploadDocument, sent).catch(told);
      const { _id: documentId } = answer as Document;
      // The id is noted before the others are notified, since that notification comes back here
      // too.
      noteKnown([documentId]);
      if (isSession || isDraft) return documentId;
      const body = { callDetailId: id, documents: [{ documentId, isDelete: false }] };
      await client.call(sessionCallRoutes.updateCallDocument, { body });
      return documentId;
    },
    drafts: async () => {
      const query = { uploadFrom, identity: id } as const;
      return (await client.call(documentRoutes.listDrafts, { query })).docs;
    },
    remove: async (documentId) => {
      await client.call(documentRoutes.deleteDocument, { params: { id: documentId } });
    },
    file: (documentId) => blob(documentRoutes.downloadDocument, { params: { id: documentId } }),
    preview: (documentId, signal) =>
      blob(documentRoutes.previewDocument, { query: { documentId, page: 1 }, signal }),
    archive: () =>
      isSession
        ? blob(documentRoutes.downloadSessionDocuments, { query: { sessionId: id } })
        : blob(sessionCallRoutes.downloadCallDocuments, { body: { callDetailId: id } }),
  };
}
