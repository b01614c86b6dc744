import { expect, test } from '@jest/globals';
import type { DocumentEvent, DocumentPlace } from '@foyer/contracts/documents';

import {
  deleteDocument,
  evolveDocument,
  noDocument,
  publishDocument,
  uploadDocument,
} from './document.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n}`;
const [documentId, ada, tom] = [id(1), id(2), id(3)];
const place: DocumentPlace = { kind: 'call', id: id(4) };
const data = {
  ...{ documentId, place, name: 'Passport.pdf', mediaType: 'application/pdf' },
  ...{ size: 3, hash: 'h', uploadedBy: ada },
};
const uploaded: DocumentEvent = { type: 'DocumentUploaded', data };
const deleted: DocumentEvent = { type: 'DocumentDeleted', data: { documentId, place } };
const after = (...events: readonly DocumentEvent[]) => events.reduce(evolveDocument, noDocument);
const asked = { documentId, place, uploadedBy: ada, by: ada, isReader: true, isModerator: false };

test('a document is uploaded once', () => {
  expect(uploadDocument(after(), data)).toMatchObject({ events: [uploaded] });
  expect(uploadDocument(after(uploaded), data)).toMatchObject({ events: [] });
  expect(uploadDocument(after(uploaded, deleted), data)).toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
  });
});

test('its uploader deletes it, a moderator too, and no one else', () => {
  expect(deleteDocument(after(uploaded), asked)).toMatchObject({ events: [deleted] });
  expect(deleteDocument(after(uploaded), { ...asked, by: tom })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(deleteDocument(after(uploaded), { ...asked, isReader: false })).toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
  });
  const moderator = { ...asked, by: tom, isModerator: true };
  expect(deleteDocument(after(uploaded), moderator)).toMatchObject({ events: [deleted] });
  expect(deleteDocument(after(uploaded, deleted), asked)).toMatchObject({ events: [] });
});

test('one without events of its own can be deleted', () => {
  expect(deleteDocument(after(), asked)).toMatchObject({ events: [deleted] });
  expect(after(deleted)).toMatchObject({ status: 'deleted' });
});

test('a draft is published once, by its uploader, as long as it is there', () => {
  const draft: DocumentEvent = { ...uploaded, data: { ...data, draft: true } };
  const published: DocumentEvent = { type: 'DocumentPublished', data: { documentId, place } };
  const publish = (by: string, ...events: readonly DocumentEvent[]) =>
    publishDocument(after(...events), { documentId, by });
  expect(publish(ada, draft)).toMatchObject({ events: [published] });
  expect(publish(ada, draft, published)).toMatchObject({ events: [] });
  expect(publish(tom, draft)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  expect(publish(ada, draft, deleted)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
});
