import { fullPath } from '@foyer/contracts/schema';
import { documentRoutes, type Document } from '@foyer/contracts/documents';
import { trusted, type ReadStore } from '@foyer/projections';
import type { CallNameDocument } from '@foyer/projections/calls';
import type { CallDocumentsDocument, UploadedDocument } from '@foyer/projections/documents';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { savedAs } from '#platform/http';
import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '#contexts/identity';
import { shownStanding } from '#contexts/sessions';
import { extensionOf } from '../domain/document-type.service.js';

const store = need<ReadStore>(READ_STORE);

/** A document that is there, and no draft. @throws Rejected DOCUMENT_NOT_FOUND */
export const FindDocument = defineQuery({
  name: 'FindDocument',
  needs: { store },
  answer: async (documentId: string, { needs }): Promise<UploadedDocument> => {
    const found = await documentOf(needs.store, documentId);
    if (found.isDraft) throw new Rejected('DOCUMENT_NOT_FOUND');
    return found;
  },
});

/** The same with the drafts of who asks. @throws Rejected DOCUMENT_NOT_FOUND */
export const FindDocumentFor = defineQuery({
  name: 'FindDocumentFor',
  needs: { store },
  answer: async (
    { documentId, personId }: { readonly documentId: string; readonly personId: string },
    { needs },
  ): Promise<UploadedDocument> => {
    const found = await documentOf(needs.store, documentId);
    const isSeen = !found.isDraft || found.uploadedBy === personId;
    if (!isSeen) throw new Rejected('DOCUMENT_NOT_FOUND');
    return found;
  },
});

async function documentOf(readStore: ReadStore, documentId: string): Promise<UploadedDocument> {
  const documents = readStore.collection<UploadedDocument>('documents');
  const found = await documents.findOne({ _id: documentId, isDelete: false });
  if (!found) throw new Rejected('DOCUMENT_NOT_FOUND');
  return found;
}

/** Those of these documents that are there. */
export const FindDocuments = defineQuery({
  name: 'FindDocuments',
  needs: { store },
  answer: (documentIds: readonly string[], { needs }): Promise<readonly UploadedDocument[]> =>
    documentsAmong(needs.store, documentIds),
});

/** The documents that a call shows, in their order. */
export const FindCallDocuments = defineQuery({
  name: 'FindCallDocuments',
  needs: { store },
  answer: (callId: string, { needs }) => callDocuments(needs.store, callId),
});

/**
 * @param readerId A person who gets nothing that was added during a hold from which they did not
 * return; without one, all documents are found.
 */
export async function callDocuments(
  readStore: ReadStore,
  callId: string,
  readerId?: string,
): Promise<readonly UploadedDocument[]> {
  const shown = readStore.collection<CallDocumentsDocument>('callDocuments');
  const ofCall = await shown.findOne({ _id: callId });
  const unseenIds = ofCall?.onHold.find(({ joinerId }) => joinerId === readerId)?.unseenIds ?? [];
  const documentIds = (ofCall?.documentIds ?? []).filter((id) => !unseenIds.includes(id));
  const found = await documentsAmong(readStore, documentIds);
  const byId = new Map(found.map((one) => [one._id, one]));
  return documentIds.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The documents that a session lists, in the order in which they came; of a call with the same id
 * it has none.
 */
export const FindSessionDocuments = defineQuery({
  name: 'FindDocumentsOfSession',
  needs: { store },
  answer: (sessionId: string, { needs }) => sessionDocuments(needs.store, sessionId),
});

export async function sessionDocuments(
  readStore: ReadStore,
  sessionId: string,
): Promise<readonly UploadedDocument[]> {
  const found = await readStore
    .collection<UploadedDocument>('documents')
    .find(
      { 'place.kind': 'session', 'place.id': sessionId, isTakenAway: false, isDelete: false },
      { sort: { uploadedAt: 1, _id: 1 } },
    );
  return found.filter(({ isDraft }) => isDraft !== true);
}

/** The board on which a document waits for a signature, also a deleted one; null without. */
export const FindSignedOn = defineQuery({
  name: 'FindSignedOn',
  needs: { store },
  answer: async (documentId: string, { needs }): Promise<string | null> => {
    const documents = needs.store.collection<UploadedDocument>('documents');
    return (await documents.findOne({ _id: documentId }))?.signedOn ?? null;
  },
});

/** Finds the documents that a person uploaded and that are not deleted by events of their own. */
export const FindDocumentsOf = defineQuery({
  name: 'FindDocumentsOf',
  needs: { store },
  answer: (uploadedBy: string, { needs }): Promise<readonly UploadedDocument[]> =>
    needs.store.collection<UploadedDocument>('documents').find({ uploadedBy }),
});

/** Documents as people see them, with the names of those who uploaded them. */
export const ShowDocuments = defineQuery({
  name: 'ShowDocuments',
  needs: { store, members: MemberDirectory },
  answer: async (found: readonly UploadedDocument[], { needs }): Promise<readonly Document[]> => {
    const ids = [...new Set(found.map(({ uploadedBy }) => uploadedBy))];
    if (ids.length === 0) return [];
    const [members, others] = await Promise.all([
      needs.members.displayNames(ids),
      needs.store.collection<CallNameDocument>('callNames').find({ _id: trusted({ $in: ids }) }),
    ]);
    const names = new Map([...others.map(({ _id, name }) => [_id, name] as const), ...members]);
    return found.map((one) => shown(one, names.get(one.uploadedBy) ?? null));
  },
});

async function documentsAmong(
  readStore: ReadStore,
  documentIds: readonly string[],
): Promise<readonly UploadedDocument[]> {
  if (documentIds.length === 0) return [];
  return readStore
    .collection<UploadedDocument>('documents')
    .find({ _id: trusted({ $in: documentIds }), isDelete: false });
}

function shown(found: UploadedDocument, uploadByName: string | null): Document {
  const { _id, place, mediaType } = found;
  const extension = extensionOf(mediaType);
  return {
    _id,
    name: nameOf(found),
    size: found.size,
    type: mediaType,
    extension,
    localId: null,
    lastModified: found.uploadedAt,
    uploadFrom: place.kind === 'session' ? 'session-documents' : 'session-call',
    uploadBy: found.uploadedBy,
    uploadByName,
    identity: place.id,
    docLink: fullPath(documentRoutes.downloadDocument).replace('{id}', _id),
    signedURL: null,
    scanned: false,
    pages: null,
    ...shownStanding(found),
    isDelete: found.isDelete,
  };
}

type Named = Pick<UploadedDocument, 'name' | 'mediaType'>;

/** Returns the name of a document; without the name of its file once its uploader was forgotten. */
export function nameOf({ name, mediaType }: Named): string {
  return name ?? `document.${extensionOf(mediaType)}`;
}

/** Returns the file name under which a document is saved. */
export function savedName(named: Named): string {
  return savedAs(nameOf(named), extensionOf(named.mediaType));
}
