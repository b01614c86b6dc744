import type { BoardEvent } from '@foyer/contracts/board';
import type { CallEvent } from '@foyer/contracts/calls';
import type { PersonEvent } from '@foyer/contracts/identity';
import type { SessionEvent, SessionType } from '@foyer/contracts/sessions';
import { sortKey } from '../platform/read-store/sort-key.js';
import type { Change, EventOfType, Evolve } from '../platform/runner/index.js';
import type { SessionCollections, SessionDocument, SessionFileDocument } from './sessions.model.js';
import { evolveSessionCalls, type SeenCallEvent } from './evolve-calls.js';

const TYPE_ORDER: Readonly<Record<SessionType, number>> = {
  public: 0,
  private: 1,
  direct: 2,
  device: 3,
};
const SPEAKERS: SessionDocument['cameraRoles'] = ['presenter', 'moderator', 'admin'];

export const evolveSessions: Evolve<
  SessionCollections,
  | SessionEvent
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | EventOfType<BoardEvent, 'BoardDocumentSigned'>
  | Extract<CallEvent, SeenCallEvent>
> = {
  ...evolveSessionCalls,
  SessionCreated: ({ data, metadata }) => [
    {
      op: 'put',
      collection: 'sessionRooms',
      doc: {
        _id: data.sessionId,
        revision: 0,
        sessionType: data.sessionType,
        typeOrder: TYPE_ORDER[data.sessionType],
        sessionName: data.sessionName,
        sortName: sortKey(data.sessionName ?? ''),
        sessionNameId: data.sessionNameId,
        description: '',
        accessMode: 'open',
        cameraRoles: SPEAKERS,
        screenShareRoles: SPEAKERS,
        microphoneRoles: SPEAKERS,
        quality: 'HD',
        startMuted: false,
        members: [],
        memberCount: 0,
        pinId: null,
        avatarDocumentId: null,
        callId: null,
        live: false,
        createdAt: metadata.at,
        updatedAt: metadata.at,
      },
    },
  ],
  SessionRenamed: ({ data: { sessionId, sessionName }, metadata }) => [
    update(sessionId, metadata, { sessionName, sortName: sortKey(sessionName) }),
  ],
  SessionTypeChanged: ({ data: { sessionId, sessionType }, metadata }) => [
    update(sessionId, metadata, { sessionType, typeOrder: TYPE_ORDER[sessionType] }),
  ],
  SessionDescribed: ({ data: { sessionId, ...set }, metadata }) => [
    update(sessionId, metadata, set),
  ],
  SessionVideoChanged: ({ data: { sessionId, ...set }, metadata }) => [
    update(sessionId, metadata, set),
  ],
  SessionAudioChanged: ({ data: { sessionId, ...set }, metadata }) => [
    update(sessionId, metadata, set),
  ],
  SessionAccessChanged: ({ data: { sessionId, ...set }, metadata }) => [
    update(sessionId, metadata, set),
  ],
  SessionPinSet: ({ data: { sessionId, pinId }, metadata }) => [
    update(sessionId, metadata, { pinId }),
  ],
  SessionPinCleared: ({ data, metadata }) => [update(data.sessionId, metadata, { pinId: null })],
  SessionPinPassed: () => [],
  SessionPictureChanged: ({ data, metadata }) => [
    update(data.sessionId, metadata, { avatarDocumentId: data.fileId }),
  ],
  SessionMemberAdded: ({ data: { sessionId, memberId, role }, metadata }) => [
    change(sessionId, {
      set: { updatedAt: metadata.at },
      inc: { memberCount: 1 },
      push: { members: { memberId, role } },
    }),
  ],
  SessionMemberRoleChanged: async ({ data, metadata }, documents) => {
    const session = await documents.get('sessionRooms', data.sessionId);
    const members = session?.members.map((one) =>
      one.memberId === data.memberId ? { ...one, role: data.role } : one,
    );
    return [update(data.sessionId, metadata, { members: members ?? [] })];
  },
  SessionMemberRemoved: async ({ data, metadata }, documents) => {
    const session = await documents.get('sessionRooms', data.sessionId);
    const members = session?.members.filter(({ memberId }) => memberId !== data.memberId) ?? [];
    return [update(data.sessionId, metadata, { members, memberCount: members.length })];
  },
  SessionDocumentAdded: ({ data, metadata }) => [
    {
      op: 'put',
      collection: 'sessionFiles',
      doc: {
        _id: data.documentId,
        sessionId: data.sessionId,
        name: data.name,
        mediaType: data.mediaType,
        size: data.size,
        hash: data.hash,
        uploadedBy: data.uploadedBy,
        addedAt: metadata.at,
        isSigned: false,
        isDelete: false,
      },
    },
  ],
  BoardDocumentSigned: ({ data }) => [changeFile(data.signedDocumentId, { isSigned: true })],
  SessionDocumentTakenAway: ({ data }) => [changeFile(data.documentId, { isDelete: true })],
  SessionDocumentPutBack: ({ data }) => [changeFile(data.documentId, { isDelete: false })],
  SessionDocumentDeleted: ({ data }) => [changeFile(data.documentId, { isDelete: true })],
  PersonForgotten: ({ data: { personId } }) => [
    {
      op: 'updateMany',
      collection: 'sessionFiles',
      filter: { uploadedBy: personId },
      change: { set: { name: null } },
    },
    {
      op: 'updateMany',
      collection: 'sessionFiles',
      // The answer of `whyDocumentStays` to a person who is forgotten, as a filter.
      filter: { uploadedBy: personId, isSigned: false },
      change: { set: { isDelete: true } },
    },
  ],
  SessionCallBegan: ({ data: { sessionId, callId }, metadata }) => [
    update(sessionId, metadata, { callId, live: true }),
  ],
  SessionCallEnded: ({ data, metadata }) => [
    update(data.sessionId, metadata, { callId: null, live: false }),
  ],
  SessionDeleted: ({ data }) => [{ op: 'delete', collection: 'sessionRooms', id: data.sessionId }],
};

function update(
  sessionId: string,
  { at }: { readonly at: string },
  fields: Partial<Omit<SessionDocument, '_id'>>,
) {
  return change(sessionId, { set: { ...fields, updatedAt: at } });
}

function change(sessionId: string, made: Change<SessionDocument>) {
  return { op: 'update', collection: 'sessionRooms', id: sessionId, change: made } as const;
}

function changeFile(id: string, set: Partial<Omit<SessionFileDocument, '_id'>>) {
  return { op: 'update', collection: 'sessionFiles', id, change: { set } } as const;
}
