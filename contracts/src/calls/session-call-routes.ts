import { z } from 'zod';

import { InCallRole, SessionCallJoiner } from '../sessions/read-models.js';
import { File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { CallRecord } from './read-models.js';

const context = 'calls';
const planned = true;
const OfCall = z.strictObject({ callDetailId: Id });
const Done = z.object({ callDetailId: Id });
const Joined = z.object({ callDetailId: Id, callJoiner: SessionCallJoiner });

const post = <B extends z.ZodObject, A extends z.ZodType>(
  path: `/callDetail/${string}`,
  summary: string,
  policy:
    'sessions.use' | 'session.own' | 'visit.own' | 'desk.work' | 'device.own' | 'devices.manage',
  body: B,
  answer: A,
) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    planned,
    policy,
    summary,
    body,
    answers: { 200: answer },
    rejections: ['CALL_NOT_FOUND'],
  });

export const startSessionCall = post(
  '/callDetail/call',
  'Call the members of a session',
  'sessions.use',
  z.strictObject({ _id: Id, sessionId: Id, invitedMembers: z.array(Id).max(999).default([]) }),
  Joined,
);
export const updateInCallRole = post(
  '/callDetail/updateInCallRole',
  'Change the role of somebody in a call',
  'session.own',
  OfCall.extend({ joinerId: Id, joinerRole: InCallRole }),
  Done,
);
export const updateAdmin = post(
  '/callDetail/updateAdmin',
  'Make somebody admin of a call, or no longer',
  'session.own',
  OfCall.extend({ joinerId: Id, isAdmin: z.boolean() }),
  Done,
);
export const updateKnockerStatus = post(
  '/callDetail/updateKnockerStatus',
  'Let somebody in who knocks, or not',
  'session.own',
  OfCall.extend({ callJoinerId: Id, acceptRequest: z.boolean() }),
  Done,
);
export const inviteCall = post(
  '/callDetail/inviteCall',
  'Accept or reject an invitation to a call',
  'session.own',
  OfCall.extend({ callJoinerId: Id, sessionId: Id, callStatus: z.boolean(), currentUserID: Id }),
  Done,
);
export const joinSessionCall = post(
  '/callDetail/callJoin',
  'Join the call of a session or meeting',
  'session.own',
  z.strictObject({
    sessionId: Id,
    isMeeting: z.boolean(),
    joinerDetail: z.strictObject({ joinerId: Id, displayName: z.string().trim().min(1).max(100) }),
    meetingId: Id.optional(),
  }),
  Joined,
);
export const joinQueueCall = post(
  '/callDetail/queueCallJoin',
  'Take the next visitor of a portal, as `connectClient` does',
  'desk.work',
  z.strictObject({ queueId: Id, clientId: Id, offerId: Id.nullable().default(null) }),
  Done,
);
export const joinLiveSessionCall = post(
  '/callDetail/liveSessionCall',
  'Join a running session by its link',
  'session.own',
  z.strictObject({ sessionId: Id, eventId: Id.optional() }),
  Joined,
);
export const joinClientCall = post(
  '/callDetail/clientCallJoin',
  "Join the own visit's call",
  'visit.own',
  OfCall,
  Done,
);
export const endClientCall = post(
  '/callDetail/clientCallEnd',
  "End the own visit's call",
  'visit.own',
  OfCall,
  Done,
);
export const removeDeviceCall = post(
  '/callDetail/removeDeviceCall',
  'End the call of a device',
  'devices.manage',
  OfCall.extend({ deviceId: Id }),
  Done,
);
export const updateCallDocument = post(
  '/callDetail/updateDocument',
  'Add documents to a call, or take them away',
  'session.own',
  OfCall.extend({
    documents: z
      .array(z.strictObject({ documentId: Id, isDelete: z.boolean() }))
      .min(1)
      .max(15),
  }),
  Done,
);
export const setCallDetailStatus = post(
  '/callDetail/callStatus',
  'Say how far a call has come',
  'session.own',
  OfCall.extend({ callStatus: z.boolean() }),
  Done,
);

export const downloadCallDocuments = defineRoute({
  method: 'POST',
  path: '/callDetail/downloadCallDocuments',
  context,
  planned,
  policy: 'session.own',
  summary: 'Documents of a call in one archive',
  body: OfCall,
  produces: 'application/zip',
  answers: { 200: File },
});

const history = (
  path: '/callDetail/callLog' | '/callDetail/getMemberProfileCallHistory',
  summary: string,
  query: z.ZodObject,
) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    planned,
    policy: 'calls.read-own',
    summary,
    query,
    answers: { 200: pageOf(CallRecord) },
  });

export const getCallLog = history(
  '/callDetail/callLog',
  'The own call log with its kinds',
  PageQuery,
);
export const getMemberCallHistory = history(
  '/callDetail/getMemberProfileCallHistory',
  'Calls of a member',
  PageQuery.extend({ memberId: Id }),
);
