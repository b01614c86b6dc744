import type { ChatMessageEvent, ChatReadingEvent } from '@foyer/contracts/chat';
import type { GuestEvent, PersonEvent } from '@foyer/contracts/identity';
import type { SessionEvent } from '@foyer/contracts/sessions';
import type { VisitEvent } from '@foyer/contracts/visits';

import { displayName, type MemberNamed } from '../identity/member-names.js';
import { inCollection } from '../platform/runner/index.js';
import type { Documents, EventOfType, Evolve } from '../platform/runner/index.js';
import type {
  ChatChannelDocument,
  ChatCollections,
  ChatMessageDocument,
  ChatNameDocument,
  ChatReadingDocument,
} from './messages.model.js';

export type ChatViewEvent =
  | ChatMessageEvent
  | ChatReadingEvent
  | EventOfType<SessionEvent, 'SessionMemberAdded' | 'SessionMemberRemoved' | 'SessionDeleted'>
  | EventOfType<VisitEvent, 'VisitOpened' | 'VisitEnded'>
  | EventOfType<GuestEvent, 'GuestCameToSession' | 'GuestCameToMeeting'>
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | MemberNamed;

const messages = inCollection<ChatMessageDocument, 'chatMessages'>('chatMessages');
const channels = inCollection<ChatChannelDocument, 'chatChannels'>('chatChannels');
const readings = inCollection<ChatReadingDocument, 'chatReadings'>('chatReadings');
const names = inCollection<ChatNameDocument, 'chatNames'>('chatNames');

/** Returns the id of the document that says how far a person has read a channel. */
export const readingOf = (channelId: string, readerId: string): string =>
  `${channelId}-${readerId}`;

/** The messages of all channels, and how far they were read. Names are those of the time. */
export const evolve: Evolve<ChatCollections, ChatViewEvent> = {
  ChatMessageSent: async ({ data, metadata: { at } }, documents) => {
    const { messageId, messageType, forwardedFrom, documentIds, text, ...where } = data;
    // Seen again it keeps its number.
    if ((await documents.get('chatMessages', messageId)) !== undefined) return [];
    const order = (await countOf(documents, data.channelId)) + 1;
    const doc: ChatMessageDocument = {
      _id: messageId,
      ...where,
      order,
      senderName: (await documents.get('chatNames', data.senderId))?.name ?? null,
      messageType,
      text,
      documentIds,
      hasDocuments: documentIds.length > 0,
      isForwarded: forwardedFrom !== null,
      isDeleted: false,
      saidAt: at,
      createdAt: at,
      updatedAt: null,
    };
    return [messages.put(doc), channels.put({ _id: data.channelId, count: order })];
  },
  ChatMessageEdited: ({ data: { messageId, text }, metadata: { at } }) => [
    messages.update(messageId, { set: { text, saidAt: at, updatedAt: at } }),
  ],
  // It keeps its place; its text is gone.
  ChatMessageDeleted: ({ data: { messageId }, metadata: { at } }) => [
    messages.update(messageId, {
      set: { text: null, documentIds: [], hasDocuments: false, isDeleted: true, updatedAt: at },
    }),
  ],
  ChatMessagesRead: async ({ data: { messageId, channelId, readerId } }, documents) => {
    const message = await documents.get('chatMessages', messageId);
    const before = await readingBefore(documents, channelId, readerId);
    if (message === undefined || message.order <= before.order) return [];
    const { order } = message;
    const countedFrom = Math.max(before.countedFrom, order);
    return [readings.put({ ...before, messageId, order, countedFrom })];
  },
  SessionMemberAdded: async ({ data: { sessionId, memberId } }, documents) => {
    const before = await readingBefore(documents, sessionId, memberId);
    return [readings.put({ ...before, countedFrom: await countOf(documents, sessionId) })];
  },
  SessionMemberRemoved: ({ data: { sessionId, memberId } }) => [
    readings.delete(readingOf(sessionId, memberId)),
  ],
  SessionDeleted: async ({ data: { sessionId } }, documents) => [
    ...(await documents.find('chatMessages', { channelId: sessionId, sessionId })).map(({ _id }) =>
      messages.delete(_id),
    ),
    ...(await documents.find('chatReadings', { channelId: sessionId })).map(({ _id }) =>
      readings.delete(_id),
    ),
  ],
  PersonForgotten: async ({ data: { personId } }, documents) => [
    names.delete(personId),
    ...(await documents.find('chatMessages', { authorId: personId })).map(({ _id }) =>
      messages.update(_id, { set: { text: null } }),
    ),
    ...(await documents.find('chatMessages', { senderId: personId })).map(({ _id }) =>
      messages.update(_id, { set: { senderName: null } }),
    ),
    ...(await documents.find('chatReadings', { readerId: personId })).map(({ _id }) =>
      readings.delete(_id),
    ),
  ],
  VisitOpened: ({ data: { visitId, visitorName } }) => [
    names.put({ _id: visitId, name: visitorName === '' ? null : visitorName }),
  ],
  VisitEnded: ({ data: { visitId } }) => [names.delete(visitId)],
  GuestCameToSession: ({ data: { guestId, displayName: name } }) => [
    names.put({ _id: guestId, name }),
  ],
  GuestCameToMeeting: ({ data: { guestId, displayName: name } }) => [
    names.put({ _id: guestId, name }),
  ],
  MemberCreated: ({ data }) => [names.put({ _id: data.memberId, name: displayName(data) })],
  MemberDetailsChanged: ({ data }) => [names.put({ _id: data.memberId, name: displayName(data) })],
};

type ChatDocuments = Documents<ChatCollections>;

async function countOf(documents: ChatDocuments, channelId: string): Promise<number> {
  return (await documents.get('chatChannels', channelId))?.count ?? 0;
}

async function readingBefore(
  documents: ChatDocuments,
  channelId: string,
  readerId: string,
): Promise<ChatReadingDocument> {
  const _id = readingOf(channelId, readerId);
  const before = await documents.get('chatReadings', _id);
  return before ?? { _id, channelId, readerId, messageId: null, order: 0, countedFrom: 0 };
}
