import type { CallEvent } from '@foyer/contracts/calls';
import type { ChatMessageEvent } from '@foyer/contracts/chat';
import type { InCallRole, SessionEvent } from '@foyer/contracts/sessions';

import { specify } from '#platform/testing/decider-specification.js';
import { evolveChatCall, noChatCall } from '../domain/chat-call.js';
import { evolveChatSession, noChatSession } from '../domain/chat-session.js';
import { evolveMessage, noMessage } from '../domain/message.js';
import { evolveReading, nothingRead } from '../domain/read-messages.js';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** Those of histories. */
export const ids = {
  session: id(1),
  call: id(2),
  visit: id(3),
  portal: id(4),
  message: id(5),
  other: id(6),
  document: id(7),
  ada: id(11),
  tom: id(12),
  eve: id(13),
  gil: id(14),
};
/** The default time of all events. */
export const at = '2026-03-02T09:00:00.000Z';

const { session: sessionId, call: callId, visit, portal: portalId } = ids;

/** A session of Ada's, and who belongs to it. */
export const session = (
  members: Readonly<Record<string, InCallRole>> = { [ids.ada]: 'admin', [ids.tom]: 'viewer' },
): readonly SessionEvent[] => [
  {
    type: 'SessionCreated',
    data: {
      ...{ sessionId, sessionType: 'public', sessionName: 'Team', sessionNameId: 'team' },
      createdBy: ids.ada,
    },
  },
  ...Object.entries(members).map(([memberId, role]): SessionEvent => ({
    type: 'SessionMemberAdded',
    data: { sessionId, memberId, role, addedBy: null },
  })),
];
export const left = (memberId: string): SessionEvent => ({
  type: 'SessionMemberRemoved',
  data: { sessionId, memberId, reason: 'left' },
});
export const began: SessionEvent = { type: 'SessionCallBegan', data: { sessionId, callId } };

/** The call of the session. */
export const sessionCall: CallEvent = {
  type: 'CallStarted',
  data: {
    callId,
    origin: { kind: 'session', id: sessionId },
    participants: [{ joinerId: ids.ada, joinerType: 'User', role: 'admin' }],
    startedAt: at,
  },
};
/** Ada's call with a visitor. */
export const visitCall: CallEvent = {
  type: 'CallStarted',
  data: {
    callId: visit,
    origin: { kind: 'queue', id: visit, portalId, agentId: ids.ada },
    participants: [
      { joinerId: ids.ada, joinerType: 'User', role: 'moderator' },
      { joinerId: visit, joinerType: 'Guest', role: 'guest' },
    ],
    startedAt: at,
  },
};
export const joined = (joinerId: string): CallEvent => ({
  type: 'CallJoined',
  data: { callId, joinerId, joinerType: 'User' },
});
export const gone = (joinerId: string): CallEvent => ({
  type: 'CallLeft',
  data: { callId, joinerId, reason: 'removed' },
});
export const paused = (joinerId: string): CallEvent => ({
  type: 'CallParticipantPaused',
  data: { callId, joinerId, by: ids.ada, at },
});
export const ended: CallEvent = {
  type: 'CallEnded',
  data: { callId, reason: 'ended', endedBy: null, durationMs: 1 },
};
export const consulted = (joinerId: string): CallEvent => ({
  type: 'CallConsultStarted',
  data: { callId, joinerId, by: ids.ada, at, expiresAt: at },
});
export const opened = (joinerId: string): CallEvent => ({
  type: 'CallConsultOpened',
  data: { callId, joinerId, by: ids.ada },
});
export const handedOver = (joinerId: string): CallEvent => ({
  type: 'CallHandedOver',
  data: { callId, joinerId, from: ids.ada, because: 'transfer', at },
});
export const listening = (joinerId: string): CallEvent => ({
  type: 'CallSupervisionStarted',
  data: { callId, joinerId, mode: 'listen', isAnnounced: false, isToldToVisitor: true, at },
});

type Sent = Extract<ChatMessageEvent, { type: 'ChatMessageSent' }>;

/** Returns a message by Tom in the session, with changes. */
export const sent = (changes: Partial<Sent['data']> = {}): Sent => ({
  type: 'ChatMessageSent',
  data: {
    ...{ messageId: ids.message, channelId: sessionId, sessionId, callId: null },
    ...{ senderId: ids.tom, senderType: 'User', authorId: changes.senderId ?? ids.tom },
    ...{ messageType: 'text', text: 'Hello', documentIds: [], forwardedFrom: null },
    ...changes,
  },
});
export const edited = (text: string): ChatMessageEvent => ({
  type: 'ChatMessageEdited',
  data: { messageId: ids.message, channelId: sessionId, authorId: ids.tom, text },
});
export const deleted = (deletedBy: string): ChatMessageEvent => ({
  type: 'ChatMessageDeleted',
  data: { messageId: ids.message, channelId: sessionId, deletedBy },
});

const deciders = specify({
  message: { initial: noMessage, evolve: evolveMessage },
  reading: { initial: nothingRead, evolve: evolveReading },
  session: { initial: noChatSession, evolve: evolveChatSession },
  sessionCall: { initial: noChatCall, evolve: evolveChatCall },
  call: { initial: noChatCall, evolve: evolveChatCall },
});

/** Deciders of the chat over the streams that they read. */
export const given = (histories: Parameters<typeof deciders.given>[0]) => deciders.given(histories);
