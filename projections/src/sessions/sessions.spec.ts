import { test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';
import type { SessionEvent } from '@foyer/contracts/sessions';
import { describeProjection } from '../testing/index.js';
import { sessions } from './sessions.js';

const id = (n: number) => `01990000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`;
const [sessionId, callId, ada, tom, documentId] = [id(1), id(2), id(3), id(4), id(5)];
const at = '2026-03-02T10:00:00.000Z';

const created: SessionEvent = {
  type: 'SessionCreated',
  data: {
    sessionId,
    sessionType: 'public',
    sessionName: 'Ähre',
    sessionNameId: 'aehre',
    createdBy: ada,
  },
};
const member = (memberId: string): SessionEvent => ({
  type: 'SessionMemberAdded',
  data: { sessionId, memberId, role: 'viewer', addedBy: ada },
});
const SPEAKERS = ['presenter', 'moderator', 'admin'];
const shown = {
  _id: sessionId,
  sessionType: 'public',
  typeOrder: 0,
  sessionName: 'Ähre',
  sortName: 'ahre',
  sessionNameId: 'aehre',
  description: '',
  accessMode: 'open',
  cameraRoles: SPEAKERS,
  screenShareRoles: SPEAKERS,
  microphoneRoles: SPEAKERS,
  revision: 0,
  quality: 'HD',
  startMuted: false,
  members: [],
  memberCount: 0,
  pinId: null,
  avatarDocumentId: null,
  callId: null,
  live: false,
  createdAt: at,
  updatedAt: at,
};
const started: CallEvent = {
  type: 'CallStarted',
  data: {
    callId,
    origin: { kind: 'session', id: sessionId },
    participants: [{ joinerId: ada, joinerType: 'User', role: 'admin' }],
    startedAt: at,
  },
};

describeProjection<SessionEvent | CallEvent>(sessions, (given) => {
  test('shows a new session with nothing set', () =>
    given({ ...created, at }).thenDocuments('sessionRooms', [shown]));

  test('follows who comes, goes and gets another role', () =>
    given(
      { ...created, at },
      { ...member(ada), at },
      { ...member(tom), at },
      {
        type: 'SessionMemberRoleChanged',
        data: { sessionId, memberId: tom, role: 'admin' },
        at,
      },
      { type: 'SessionMemberRemoved', data: { sessionId, memberId: ada, reason: 'left' }, at },
    ).thenDocuments('sessionRooms', [
      { ...shown, members: [{ memberId: tom, role: 'admin' }], memberCount: 1 },
    ]));

  test('shows the current call, and who is in it', () =>
    given(
      created,
      started,
      { type: 'SessionCallBegan', data: { sessionId, callId } },
      { type: 'CallJoined', data: { callId, joinerId: ada, joinerType: 'User' } },
    ).thenDocuments('sessionCalls', [
      {
        _id: callId,
        sessionId,
        participants: [{ joinerId: ada, joinerType: 'User', role: 'admin', joined: true }],
      },
    ]));

  test('shows the present role of a person in the call', () =>
    given(
      created,
      started,
      { type: 'SessionCallBegan', data: { sessionId, callId } },
      { type: 'CallRoleChanged', data: { callId, joinerId: ada, role: 'viewer', by: null } },
    ).thenDocuments('sessionCalls', [
      {
        _id: callId,
        sessionId,
        participants: [{ joinerId: ada, joinerType: 'User', role: 'viewer', joined: false }],
      },
    ]));

  test('forgets a call that has ended', () =>
    given(created, started, {
      type: 'CallEnded',
      data: { callId, reason: 'ended', endedBy: ada, durationMs: 1 },
    }).thenDocuments('sessionCalls', []));

  test('keeps a document whose name was forgotten', () =>
    given({
      type: 'SessionDocumentAdded',
      data: {
        sessionId,
        documentId,
        name: null,
        mediaType: 'application/pdf',
        size: 3,
        hash: 'h',
        uploadedBy: ada,
      },
      at,
    }).thenDocuments('sessionFiles', [
      {
        _id: documentId,
        sessionId,
        name: null,
        mediaType: 'application/pdf',
        size: 3,
        hash: 'h',
        uploadedBy: ada,
        addedAt: at,
        isSigned: false,
        isDelete: false,
      },
    ]));
});
