import type { BoardEvent } from '@foyer/contracts/board';
import type { CallEvent } from '@foyer/contracts/calls';
import type { CallDocumentsEvent, DocumentEvent } from '@foyer/contracts/documents';
import type { PersonEvent } from '@foyer/contracts/identity';
import type { SessionEvent } from '@foyer/contracts/sessions';

import {
  defineProjection,
  type Documents,
  type EventOfType,
  type Evolve,
  type Operation,
} from '../platform/runner/index.js';
import { changedIn, pausedIn, resumedIn } from './call-documents.js';
import type {
  CallDocumentsDocument,
  DocumentCollections,
  UploadedDocument,
} from './documents.model.js';

type SeenEvent =
  | DocumentEvent
  | CallDocumentsEvent
  | EventOfType<
      SessionEvent,
      | 'SessionDocumentAdded'
      | 'SessionDocumentTakenAway'
      | 'SessionDocumentPutBack'
      | 'SessionDocumentDeleted'
    >
  | EventOfType<
      BoardEvent,
      | 'BoardDocumentShown'
      | 'BoardSignatureRequested'
      | 'BoardSignatureCancelled'
      | 'BoardDocumentSigned'
    >
  | EventOfType<CallEvent, 'CallEnded' | 'CallParticipantPaused' | 'CallParticipantResumed'>
  | EventOfType<PersonEvent, 'PersonForgotten'>;

const here = {
  ...{ isTakenAway: false, isDelete: false, isSigned: false, signedOn: null },
  signerIds: [] as readonly string[],
};

const evolve: Evolve<DocumentCollections, SeenEvent> = {
  DocumentUploaded: ({ data: { documentId, draft, ...uploaded }, metadata }) => [
    put({
      ...{ _id: documentId, ...uploaded, uploadedAt: metadata.at, ...here },
      ...(draft && { isDraft: draft, isOfMessage: draft }),
    }),
  ],
  // One that was uploaded into a session alone has no stream of its own; a draft is none any more.
  SessionDocumentAdded: async ({ data, metadata }, documents) => {
    const { documentId: _id, sessionId, ...added } = data;
    const before = await documents.get('documents', _id);
    const place = { kind: 'session', id: sessionId } as const;
    const ofMessage = before?.isOfMessage && { isOfMessage: true as const };
    return [put({ _id, place, ...added, uploadedAt: metadata.at, ...here, ...ofMessage })];
  },
  SessionDocumentTakenAway: ({ data }) => [set(data.documentId, { isTakenAway: true })],
  SessionDocumentPutBack: ({ data }) => [set(data.documentId, { isTakenAway: false })],
  DocumentPublished: ({ data: { documentId: id } }) => [
    { op: 'update', collection: 'documents', id, change: { unset: ['isDraft'] } },
  ],
  DocumentDeleted: ({ data }) => [set(data.documentId, { isDelete: true })],
  SessionDocumentDeleted: ({ data }) => [set(data.documentId, { isDelete: true })],
  BoardDocumentShown: ({ data: { documentId } }) =>
    documentId === null ? [] : [set(documentId, { isOnBoard: true })],
  BoardSignatureRequested: ({ data }) => [set(data.documentId, { signedOn: data.boardId })],
  BoardSignatureCancelled: ({ data }) => [set(data.documentId, { signedOn: null })],
  BoardDocumentSigned: async ({ data, metadata: { at: signedAt } }, documents) => {
    const { boardId, documentId, signedDocumentId, by, remainingIds = [] } = data;
    const signedOn = remainingIds.length > 0 ? boardId : null;
    // A document that is signed once more has the names of all.
    const before = (await documents.get('documents', documentId))?.signerIds ?? [];
    const signerIds = [...new Set([...before, by])];
    return [
      set(documentId, { signedOn: null }),
      set(signedDocumentId, { isSigned: true, signedAt, signerIds, signedOn }),
    ];
  },
  // A request that was not fulfilled by then is not fulfilled any more.
  CallEnded: ({ data: { callId } }) => [
    {
      op: 'updateMany',
      collection: 'documents',
      filter: { signedOn: callId },
      change: { set: { signedOn: null } },
    },
  ],
  CallDocumentsChanged: ({ data }, documents) =>
    ofCall(documents, data.callId, (before) => changedIn(before, data)),
  CallParticipantPaused: ({ data }, documents) =>
    ofCall(documents, data.callId, (before) => pausedIn(before, data.joinerId)),
  CallParticipantResumed: ({ data }, documents) =>
    ofCall(documents, data.callId, (before) => resumedIn(before, data.joinerId)),
  PersonForgotten: ({ data: { personId } }) => [
    {
      op: 'updateMany',
      collection: 'documents',
      filter: { uploadedBy: personId },
      change: { set: { name: null } },
    },
    {
      op: 'updateMany',
      collection: 'documents',
      // The answer of `whyDocumentStays` to a person who is forgotten, as a filter.
      filter: { uploadedBy: personId, isSigned: false },
      change: { set: { isDelete: true } },
    },
  ],
};

/** Every document by its id, and the documents of calls. */
export const documents = defineProjection({
  name: 'documents',
  version: 9,
  collections: {
    documents: {
      indexes: [
        { key: { uploadedBy: 1 } },
        { key: { 'place.id': 1, uploadedAt: 1 } },
        { key: { signedOn: 1 } },
        { key: { isDraft: 1 } },
        { key: { isSigned: 1, signedAt: 1 } },
        { key: { signerIds: 1 }, multikey: true },
      ],
    },
    callDocuments: { indexes: [] },
  },
  evolve,
});

async function ofCall(
  documents: Documents<DocumentCollections>,
  _id: string,
  change: (before: CallDocumentsDocument) => CallDocumentsDocument,
): Promise<readonly Operation<DocumentCollections>[]> {
  const before = await documents.get('callDocuments', _id);
  const doc = change(before ?? { _id, documentIds: [], onHold: [] });
  return [{ op: 'put', collection: 'callDocuments', doc }];
}

function put(doc: UploadedDocument): Operation<DocumentCollections> {
  return { op: 'put', collection: 'documents', doc };
}

function set(
  id: string,
  fields: Partial<
    Pick<
      UploadedDocument,
      'isTakenAway' | 'isDelete' | 'isSigned' | 'signedAt' | 'signerIds' | 'signedOn' | 'isOnBoard'
    >
  >,
): Operation<DocumentCollections> {
  return { op: 'update', collection: 'documents', id, change: { set: fields } };
}
