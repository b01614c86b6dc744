import { fullPath } from '@foyer/contracts/schema';
import type { Document } from '@foyer/contracts/documents';
import { sessionDocumentRoutes } from '@foyer/contracts/sessions';
import type { SessionFileDocument } from '@foyer/projections/sessions';

import { defineQuery, Rejected } from '#platform/cqrs';
import { Files, readWhole } from '#platform/stores/files';
import { shownStanding } from '../domain/document-standing.js';
import { SessionReader } from './session-reader.js';

/**
 * The documents of a session, in the order in which they came. The right to see the session is
 * checked before.
 */
export const FindSessionDocuments = defineQuery({
  name: 'FindSessionDocuments',
  needs: { reader: SessionReader },
  answer: async (sessionId: string, { needs: { reader } }): Promise<readonly Document[]> => {
    const files = await reader.files(sessionId);
    const names = await reader.namesOf(files.map(({ uploadedBy }) => uploadedBy));
    const held = await reader.signings(files.map(({ _id }) => _id));
    const signings = new Map(held.map((one) => [one._id, one]));
    return files.map((file) => {
      const shown = shownDocument(file, names.get(file.uploadedBy) ?? null);
      return { ...shown, ...shownStanding(signings.get(file._id)) };
    });
  },
});

/** A document itself. */
export const GetSessionFile = defineQuery({
  name: 'GetSessionFile',
  needs: { reader: SessionReader, files: Files },
  answer: async (
    { sessionId, documentId }: { readonly sessionId: string; readonly documentId: string },
    { needs: { reader, files } },
  ) => {
    const known = await reader.file(documentId);
    if (known?.sessionId !== sessionId) throw new Rejected('DOCUMENT_NOT_FOUND');
    const place = { kind: 'session-document', id: documentId } as const;
    const content = await readWhole(files, place, known.hash);
    if (!content) throw new Rejected('FILE_DAMAGED');
    return { ...shownDocument(known, null), content };
  },
});

const EXTENSIONS: Readonly<Record<string, Document['extension']>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

function shownDocument(file: SessionFileDocument, uploadByName: string | null): Document {
  const { _id, sessionId, mediaType } = file;
  const extension = EXTENSIONS[mediaType] ?? 'docx';
  const path = fullPath(sessionDocumentRoutes.getSessionDocument);
  return {
    _id,
    name: file.name ?? `document.${extension}`,
    size: file.size,
    type: mediaType,
    extension,
    localId: null,
    lastModified: file.addedAt,
    uploadFrom: 'session-documents',
    uploadBy: file.uploadedBy,
    uploadByName,
    identity: sessionId,
    docLink: path.replace('{sessionId}', sessionId).replace('{documentId}', _id),
    signedURL: null,
    scanned: false,
    pages: null,
    ...shownStanding(undefined),
    isDelete: false,
  };
}
