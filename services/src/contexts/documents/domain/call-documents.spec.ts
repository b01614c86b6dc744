import { expect, test } from '@jest/globals';
import type { CallDocumentsEvent } from '@foyer/contracts/documents';

import {
  CALL_BYTES_MAX,
  CALL_DOCUMENTS_MAX,
  changeCallDocuments,
  evolveCallDocuments,
  hasRoom,
  noCallDocuments,
} from './call-documents.js';

const callId = '01990000-0000-7000-8000-000000000001';
const changed = (added: string[], takenAway: string[] = []): CallDocumentsEvent => ({
  type: 'CallDocumentsChanged',
  data: { callId, added, takenAway },
});
const after = (...events: readonly CallDocumentsEvent[]) =>
  events.reduce(evolveCallDocuments, noCallDocuments);
const add = (...ids: string[]) => ids.map((documentId) => ({ documentId, isDelete: false }));
const take = (...ids: string[]) => ids.map((documentId) => ({ documentId, isDelete: true }));
const there = new Set(['a', 'b', 'c']);

test('documents come and go; what changes nothing is no event', () => {
  const shown = after(changed(['a']));
  const change = (changes: ReturnType<typeof add>) =>
    changeCallDocuments(shown, { callId, changes, there });
  expect(change([...add('b'), ...take('a')])).toMatchObject({ events: [changed(['b'], ['a'])] });
  expect(change(add('a'))).toMatchObject({ events: [] });
  expect(change([...add('b'), ...take('b')])).toMatchObject({ events: [] });
});

test('a document of elsewhere is none of the call', () => {
  const shown = after(changed(['gone']));
  expect(changeCallDocuments(shown, { callId, changes: add('x'), there })).toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
  });
  // A document that no longer exists can still be removed.
  expect(changeCallDocuments(shown, { callId, changes: take('gone'), there })).toMatchObject({
    events: [changed([], ['gone'])],
  });
});

test('a call shows so many at most', () => {
  const ids = Array.from({ length: CALL_DOCUMENTS_MAX }, (_, at) => `d${at}`);
  const full = after(changed(ids));
  expect(changeCallDocuments(full, { callId, changes: add('a'), there })).toMatchObject({
    code: 'CALL_DOCUMENTS_FULL',
  });
  const swapped = [...add('a'), ...take('d0')];
  expect(changeCallDocuments(full, { callId, changes: swapped, there })).toMatchObject({
    events: [changed(['a'], ['d0'])],
  });
});

test.each([
  ['has room at first', [], 1, true],
  ['has room up to its bytes', [CALL_BYTES_MAX - 5], 5, true],
  ['has none beyond them', [CALL_BYTES_MAX - 5], 6, false],
  ['has none beyond their number', Array.from({ length: CALL_DOCUMENTS_MAX }, () => 1), 1, false],
])('a call %s', (_, sizes, size, room) => {
  const kept = sizes.map((one) => ({ size: one, uploadedBy: 'ben' }));
  expect(hasRoom(kept, { size, by: 'ada' })).toBe(room);
});

test('drafts take room away from their author alone', () => {
  const drafts = Array.from({ length: CALL_DOCUMENTS_MAX }, () => ({
    ...{ size: 1, uploadedBy: 'ben', isDraft: true },
  }));
  expect(hasRoom(drafts, { size: 1, by: 'ada' })).toBe(true);
  expect(hasRoom(drafts, { size: 1, by: 'ben' })).toBe(false);
});
