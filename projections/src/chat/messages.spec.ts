import { test } from '@jest/globals';
import { describeProjection } from '../testing/index.js';
import type { ChatMessageDocument, ChatReadingDocument } from './messages.model.js';
import type { ChatViewEvent } from './messages.evolve.js';
import { chat } from './messages.js';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [sessionId, ada, tom, first, second, documentId] = [1, 2, 3, 4, 5, 6].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const at = '2026-03-02T10:00:00.000Z';
const later = '2026-03-02T10:01:00.000Z';

const named: ChatViewEvent = {
  type: 'MemberCreated',
  data: {
    ...{ memberId: ada, firstName: 'Ada', lastName: 'Berger', userName: 'ada', email: 'a@x.org' },
    ...{ role: 'member', language: 'en' },
  },
};
const sent = (
  messageId: string,
  changes: Partial<Extract<ChatViewEvent, { type: 'ChatMessageSent' }>['data']> = {},
) => ({
  type: 'ChatMessageSent' as const,
  data: {
    ...{ messageId, channelId: sessionId, sessionId, callId: null },
    ...{ senderId: ada, senderType: 'User' as const, authorId: ada },
    ...{ messageType: 'text' as const, text: 'Hello', documentIds: [], forwardedFrom: null },
    ...changes,
  },
  at,
});
const shown = (
  _id: string,
  order: number,
  changes: Partial<ChatMessageDocument> = {},
): ChatMessageDocument => ({
  ...{ _id, channelId: sessionId, order, sessionId, callId: null },
  ...{ senderId: ada, senderType: 'User', senderName: 'Ada Berger', authorId: ada },
  ...{ messageType: 'text', text: 'Hello', documentIds: [], hasDocuments: false },
  ...{ isForwarded: false, isDeleted: false, saidAt: at, createdAt: at, updatedAt: null },
  ...changes,
});
const reading = (changes: Partial<ChatReadingDocument>): ChatReadingDocument => ({
  ...{ _id: `${sessionId}-${tom}`, channelId: sessionId, readerId: tom },
  ...{ messageId: null, order: 0, countedFrom: 0 },
  ...changes,
});
const read = (messageId: string): ChatViewEvent => ({
  type: 'ChatMessagesRead',
  data: { messageId, channelId: sessionId, readerId: tom },
});
const added: ChatViewEvent = {
  type: 'SessionMemberAdded',
  data: { sessionId, memberId: tom, role: 'viewer', addedBy: ada },
};

describeProjection<ChatViewEvent>(chat, (given) => {
  test('numbers the messages of a channel as they come', () =>
    given(named, sent(first), sent(second)).thenDocuments('chatMessages', [
      shown(first, 1),
      shown(second, 2),
    ]));

  test('shows what a message says now', () =>
    given(named, sent(first), {
      type: 'ChatMessageEdited',
      data: { messageId: first, channelId: sessionId, authorId: ada, text: 'Bye' },
      at: later,
    }).thenDocuments('chatMessages', [
      shown(first, 1, { text: 'Bye', saidAt: later, updatedAt: later }),
    ]));

  test('keeps of a deleted message its place, and nothing of what it said', () =>
    given(named, sent(first, { messageType: 'document', documentIds: [documentId] }), {
      type: 'ChatMessageDeleted',
      data: { messageId: first, channelId: sessionId, deletedBy: ada },
      at: later,
    }).thenDocuments('chatMessages', [
      shown(first, 1, {
        ...{ messageType: 'document', text: null, isDeleted: true, updatedAt: later },
      }),
    ]));

  test('drops what a forgotten person wrote and is called, also where others sent it on', () =>
    given(named, sent(first), sent(second, { senderId: tom, forwardedFrom: first }), {
      type: 'PersonForgotten',
      data: { personId: ada, kind: 'member' },
    }).thenDocuments('chatMessages', [
      shown(first, 1, { text: null, senderName: null }),
      shown(second, 2, { senderId: tom, text: null, senderName: null, isForwarded: true }),
    ]));

  test('knows how far a person has read, which only grows', () =>
    given(sent(first), sent(second), read(second), read(first)).thenDocuments('chatReadings', [
      reading({ messageId: second, order: 2, countedFrom: 2 }),
    ]));

  test('counts from where a member came', () =>
    given(sent(first), added, sent(second)).thenDocuments('chatReadings', [
      reading({ countedFrom: 1 }),
    ]));

  test('forgets the reading position of a person who is out', () =>
    given(sent(first), added, read(first), {
      type: 'SessionMemberRemoved',
      data: { sessionId, memberId: tom, reason: 'left' },
    }).thenDocuments('chatReadings', []));

  test('drops what was said in a session with the session', () =>
    given(sent(first), read(first), {
      type: 'SessionDeleted',
      data: { sessionId },
    }).thenDocuments('chatMessages', []));
});
