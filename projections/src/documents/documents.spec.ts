import { test } from '@jest/globals';
import type { BoardEvent } from '@foyer/contracts/board';
import type { CallEvent } from '@foyer/contracts/calls';
import type { CallDocumentsEvent, DocumentEvent, DocumentPlace } from '@foyer/contracts/documents';
import type { PersonEvent } from '@foyer/contracts/identity';
import type { SessionEvent } from '@foyer/contracts/sessions';

import { describeProjection } from '../testing/index.js';
import { documents } from './documents.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n}`;
const [documentId, callId, sessionId, ada] = [id(1), id(2), id(3), id(4)];
const at = '2026-03-02T10:00:00.000Z';
const place: DocumentPlace = { kind: 'call', id: callId };
const file = { name: 'A.pdf', mediaType: 'application/pdf', size: 3, hash: 'h', uploadedBy: ada };
const uploaded = {
  type: 'DocumentUploaded',
  data: { documentId, place, ...file },
  at,
} as const satisfies DocumentEvent & { at: string };
const shown = {
  _id: documentId,
  place,
  ...file,
  uploadedAt: at,
  isTakenAway: false,
  isDelete: false,
  isSigned: false,
  signedOn: null,
  signerIds: [] as readonly string[],
};

describeProjection<
  DocumentEvent | CallDocumentsEvent | SessionEvent | PersonEvent | BoardEvent | CallEvent
>(documents, (given) => {
  test('shows a document until it is deleted', async () => {
    await given(uploaded).thenDocuments('documents', [shown]);
    await given(uploaded, {
      type: 'DocumentDeleted',
      data: { documentId, place },
    }).thenDocuments('documents', [{ ...shown, isDelete: true }]);
  });

  test('keeps a draft apart until a message publishes it', async () => {
    const inSession: DocumentPlace = { kind: 'session', id: sessionId };
    const draft = {
      ...uploaded,
      data: { ...uploaded.data, place: inSession, draft: true as const },
    };
    const ofSession = { ...shown, place: inSession };
    const isOfMessage = true;
    await given(draft).thenDocuments('documents', [{ ...ofSession, isDraft: true, isOfMessage }]);
    const added = {
      type: 'SessionDocumentAdded',
      data: { documentId, sessionId, ...file },
      at,
    } as const;
    const published = {
      type: 'DocumentPublished',
      data: { documentId, place: inSession },
    } as const;
    for (const events of [[added], [published], [published, added]]) {
      await given(draft, ...events).thenDocuments('documents', [{ ...ofSession, isOfMessage }]);
    }
  });

  test('knows what a board showed', () =>
    given(
      uploaded,
      { type: 'BoardDocumentShown', data: { boardId: callId, documentId: null, by: ada } },
      { type: 'BoardDocumentShown', data: { boardId: callId, documentId, by: ada } },
    ).thenDocuments('documents', [{ ...shown, isOnBoard: true }]));

  test('shows a document that came into a session automatically', () =>
    given({
      type: 'SessionDocumentAdded',
      data: { documentId, sessionId, ...file },
      at,
    }).thenDocuments('documents', [{ ...shown, place: { kind: 'session', id: sessionId } }]));

  test('shows that a person is asked to sign one, until they have, it is withdrawn, or the call ends', async () => {
    const of = { boardId: callId, documentId };
    const box: [number, number, number, number] = [0, 0, 220, 80];
    const asked = {
      type: 'BoardSignatureRequested',
      data: { ...of, place: { page: 0, box }, by: ada },
    } as const;
    const withdrawn = { type: 'BoardSignatureCancelled', data: { ...of, by: ada } } as const;
    const ended = {
      type: 'CallEnded',
      data: { callId, reason: 'ended', endedBy: null, durationMs: 1 },
    } as const;
    const signedId = id(9);
    const signed = {
      type: 'BoardDocumentSigned',
      data: {
        ...{ ...of, by: ada, requestedBy: ada, signedDocumentId: signedId },
        ...{ documentHash: 'h', signedHash: 's', method: 'drawn' as const },
      },
      at,
    } as const;
    await given(uploaded, asked).thenDocuments('documents', [{ ...shown, signedOn: callId }]);
    await given(uploaded, asked, withdrawn).thenDocuments('documents', [shown]);
    await given(uploaded, asked, ended).thenDocuments('documents', [shown]);
    await given(
      uploaded,
      { ...uploaded, data: { ...uploaded.data, documentId: signedId } },
      asked,
      signed,
    ).thenDocuments('documents', [
      shown,
      { ...shown, _id: signedId, isSigned: true, signedAt: at, signerIds: [ada] },
    ]);
  });

  test('shows what a call shows, in the order in which it was added', () =>
    given(
      { type: 'CallDocumentsChanged', data: { callId, added: [id(5), id(6)], takenAway: [] } },
      { type: 'CallDocumentsChanged', data: { callId, added: [id(7)], takenAway: [id(5)] } },
    ).thenDocuments('callDocuments', [{ _id: callId, documentIds: [id(6), id(7)], onHold: [] }]));

  test('notes what was added to a call during a hold, until the person returns', async () => {
    const added = (one: string, takenAway: readonly string[] = []): CallDocumentsEvent => ({
      type: 'CallDocumentsChanged',
      data: { callId, added: [one], takenAway: [...takenAway] },
    });
    const of = { callId, joinerId: ada, by: id(3) };
    const held = { type: 'CallParticipantPaused', data: { ...of, at } } as const;
    const back = { type: 'CallParticipantResumed', data: { ...of, heldMs: 1 } } as const;
    const onHold = (...unseenIds: readonly string[]) => [{ joinerId: ada, unseenIds }];
    const during = [held, added(id(5)), held, added(id(6)), added(id(7), [id(5)])] as const;
    await given(added(id(8)), ...during).thenDocuments('callDocuments', [
      { _id: callId, documentIds: [id(8), id(6), id(7)], onHold: onHold(id(6), id(7)) },
    ]);
    await given(added(id(8)), ...during, back, added(id(9))).thenDocuments('callDocuments', [
      { _id: callId, documentIds: [id(8), id(6), id(7), id(9)], onHold: [] },
    ]);
  });

  test('forgets the names of the uploads of a forgotten person', () =>
    given(uploaded, {
      type: 'PersonForgotten',
      data: { personId: ada, kind: 'visitor' },
    }).thenDocuments('documents', [{ ...shown, name: null, isDelete: true }]));

  test('keeps what is signed when who uploaded it or signed it is forgotten', () => {
    const signedId = id(9);
    const signed = {
      type: 'BoardDocumentSigned',
      data: {
        ...{ boardId: callId, documentId, by: id(5), requestedBy: ada },
        ...{ signedDocumentId: signedId, documentHash: 'h', signedHash: 's' },
        method: 'drawn' as const,
      },
      at,
    } as const;
    return given(
      uploaded,
      { ...uploaded, data: { ...uploaded.data, documentId: signedId } },
      signed,
      { type: 'PersonForgotten', data: { personId: id(5), kind: 'visitor' } },
      { type: 'PersonForgotten', data: { personId: ada, kind: 'member' } },
    ).thenDocuments('documents', [
      { ...shown, name: null, isDelete: true },
      { ...shown, _id: signedId, name: null, isSigned: true, signedAt: at, signerIds: [id(5)] },
    ]);
  });
});
