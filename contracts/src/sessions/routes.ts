import { z } from 'zod';

import { ById, Changed, Ids } from '../schema/answers.js';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { SessionType } from './kinds.js';
import { GivenMember, LinkedSession, Session, ShownSessionMember } from './read-models.js';
import { SessionPin } from './settings.js';
import { fileName, plainLine } from '../schema/plain-text.js';

const context = 'sessions';
const policy = 'sessions.use';
const Name = plainLine().min(1).max(80);
const OfSession = z.strictObject({ sessionId: Id });

export const createSession = defineRoute({
  method: 'POST',
  path: '/session',
  context,
  policy,
  summary: 'Create a session; 202 where it exists already, with the existing one',
  body: z.strictObject({
    _id: Id,
    sessionName: Name,
    sessionType: SessionType.exclude(['direct', 'device']),
    members: z.array(GivenMember).max(999).default([]),
    pin: SessionPin.optional(),
  }),
  answers: { 201: Session, 202: Session },
  rejections: ['ID_ALREADY_USED', 'MEMBER_NOT_FOUND', 'SESSION_NAME_TAKEN'],
});

export const listSessions = defineRoute({
  method: 'GET',
  path: '/session',
  context,
  policy,
  summary: 'The own sessions: public, private, direct, each by name',
  query: PageQuery.extend({ types: z.string().max(60).optional() }),
  answers: { 200: pageOf(Session) },
});

const list = (
  path: `/session/${string}`,
  summary: string,
  access: 'sessions.use' | 'sessions.manage-all' = policy,
) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    policy: access,
    summary,
    query: PageQuery,
    answers: { 200: pageOf(Session) },
  });

export const listOwnManageable = list(
  '/session/manageOwn',
  'Sessions that one may manage as their admin',
);
export const listAllManageable = list(
  '/session/manageAll',
  'All sessions, for administrators',
  'sessions.manage-all',
);
export const listManageable = list(
  '/session/manageable',
  'Sessions that the caller may manage, whichever way',
);
export const listLiveSessions = list('/session/live', 'Sessions with a call going on');
export const listJoinable = list('/session/getAllSessionForJoin', 'Sessions that may be joined');

export const getManagedSession = defineRoute({
  method: 'GET',
  path: '/session/manage/{id}',
  context,
  policy,
  summary: 'One session with all its settings',
  params: ById,
  answers: { 200: Session },
});

export const getCurrentSession = defineRoute({
  method: 'GET',
  path: '/session/current',
  context,
  policy,
  summary: 'The session whose call the caller is in, or null',
  answers: { 200: Session.nullable() },
});

export const getLiveSessionInfo = defineRoute({
  method: 'GET',
  path: '/session/liveSessionInfo/{id}',
  context,
  policy: 'session.own',
  summary: 'What a participant may know of a running session',
  params: ById,
  answers: {
    200: Session.pick({ _id: true, sessionName: true, sessionType: true, callInfo: true }),
  },
});

export const getUnreadCounts = defineRoute({
  method: 'GET',
  path: '/session/unreadCounts',
  context,
  policy,
  summary: 'Unread messages by session',
  answers: { 200: z.record(Id, z.int().nonnegative()) },
});

export const createDirectSession = defineRoute({
  method: 'POST',
  path: '/session/createDirect',
  context,
  policy,
  summary: 'Open the direct session with another member, a new one or the existing one',
  body: z.strictObject({ _id: Id, memberId: Id }),
  answers: { 201: Session, 202: Session },
});

export const createChatSession = defineRoute({
  method: 'POST',
  path: '/session/createChat',
  context,
  policy,
  summary: 'Open a session for chat only',
  body: z.strictObject({ _id: Id, memberIds: z.array(Id).min(1).max(100) }),
  answers: { 201: Session, 202: Session },
});

export const deleteSessions = defineRoute({
  method: 'POST',
  path: '/session/delete',
  context,
  policy,
  summary: 'Delete sessions; says which could not be deleted, and of a single one why',
  body: Ids,
  answers: { 200: z.object({ failed: z.array(Id) }) },
  rejections: ['SESSION_NOT_FOUND', 'SESSION_LIVE', 'SESSION_KEEPS_SIGNED'],
});

export const joinSessions = defineRoute({
  method: 'POST',
  path: '/session/joinSessions',
  context,
  policy,
  summary: 'Become a member of public sessions',
  body: Ids,
  answers: { 200: z.array(Session) },
});

export const leaveSessions = defineRoute({
  method: 'POST',
  path: '/session/leaveSessions',
  context,
  policy,
  summary: 'Leave sessions; answers who is left in each',
  body: Ids,
  answers: { 200: z.array(z.object({ session: Id, members: z.array(ShownSessionMember) })) },
});

export const verifySessionPin = defineRoute({
  method: 'POST',
  path: '/session/pin/verify',
  context,
  policy: 'public',
  summary:
    'Check the PIN of a session; attempts are counted before the check. A meeting takes its PIN as one enters it',
  body: z.strictObject({ sessionId: Id, pin: SessionPin }),
  answers: { 200: z.object({ result: z.boolean(), error: z.string().optional() }) },
  rejections: ['TOO_MANY_REQUESTS'],
});

export const uploadSessionFile = defineRoute({
  method: 'POST',
  path: '/session/uploadFile',
  context,
  policy,
  summary: 'Upload a file into a session; its content decides its type, not its name',
  body: OfSession.extend({
    name: fileName().optional(),
  }),
  upload: { field: 'file', mediaTypes: DOCUMENT_TYPES, maxBytes: DOCUMENT_MAX_BYTES },
  answers: { 201: Changed },
  rejections: ['SESSION_NOT_FOUND', 'NOT_A_SESSION_MEMBER', 'SESSION_FULL'],
});

export const getLinkedSession = defineRoute({
  method: 'GET',
  path: '/session/link/{idOrLink}',
  context,
  policy: 'public',
  summary: 'What anybody with its link may know of a session',
  params: z.object({ idOrLink: z.string().min(1).max(64) }),
  answers: { 200: LinkedSession },
  rejections: ['SESSION_NOT_FOUND'],
});
