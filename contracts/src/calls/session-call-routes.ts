import { z } from 'zod';

import { InCallRole, KnockingStatus, SessionCallJoiner } from '../sessions/read-models.js';
import { File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import type { RejectionCode } from '../rejections/index.js';
import { CallRecord } from './read-models.js';
import { displayName } from '../schema/person-name.js';

const context = 'calls';
const OfCall = z.strictObject({ callDetailId: Id });
const Done = z.object({ callDetailId: Id });
const Joined = z.object({
  callDetailId: Id,
  callJoiner: SessionCallJoiner,
  /** `KNOCKING` if a participant inside must admit the joiner first. */
  knockingStatus: KnockingStatus,
});

const post = <B extends z.ZodObject, A extends z.ZodType>(
  path: `/callDetail/${string}`,
  summary: string,
  policy:
    | 'sessions.use'
    | 'session.own'
    | 'visit.own'
    | 'desk.work'
    | 'device.own'
    | 'devices.manage',
  body: B,
  answer: A,
  rejections: readonly RejectionCode[] = [],
) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    policy,
    summary,
    body,
    answers: { 200: answer },
    rejections: ['CALL_NOT_FOUND', ...rejections],
  });
const inside = ['NOT_IN_CALL', 'CALL_OVER'] as const;
const whenJoining = [...inside, 'CALL_CLOSED', 'CALL_FULL'] as const;

export const startSessionCall = post(
  '/callDetail/call',
  'Call the members of a session',
  'sessions.use',
  z.strictObject({ _id: Id, sessionId: Id, invitedMembers: z.array(Id).max(999).default([]) }),
  Joined,
  [...whenJoining, 'ID_ALREADY_USED'],
);
export const updateInCallRole = post(
  '/callDetail/updateInCallRole',
  'Change the role of somebody in a call',
  'session.own',
  OfCall.extend({ joinerId: Id, joinerRole: InCallRole }),
  Done,
  inside,
);
export const updateAdmin = post(
  '/callDetail/updateAdmin',
  'Make somebody admin of a call, or no longer',
  'session.own',
  OfCall.extend({ joinerId: Id, isAdmin: z.boolean() }),
  Done,
  inside,
);
export const updateKnockerStatus = post(
  '/callDetail/updateKnockerStatus',
  'Let somebody in who knocks, or not',
  'session.own',
  OfCall.extend({ callJoinerId: Id, acceptRequest: z.boolean() }),
  Done,
  [...inside, 'NOT_KNOCKING', 'CALL_FULL'],
);
export const inviteCall = post(
  '/callDetail/inviteCall',
  'Accept or reject an invitation to a call',
  'session.own',
  OfCall.extend({ callJoinerId: Id, sessionId: Id, callStatus: z.boolean(), currentUserID: Id }),
  Done,
  inside,
);
export const joinSessionCall = post(
  '/callDetail/callJoin',
  'Join the call of a session or meeting',
  'session.own',
  z.strictObject({
    sessionId: Id,
    isMeeting: z.boolean(),
    joinerDetail: z.strictObject({
      joinerId: Id,
      displayName: displayName(),
    }),
    meetingId: Id.optional(),
  }),
  Joined,
  whenJoining,
);
export const joinQueueCall = post(
  '/callDetail/queueCallJoin',
  'Take the next visitor of a portal, as `connectClient` does',
  'desk.work',
  z.strictObject({ queueId: Id, clientId: Id, offerId: Id.nullable().default(null) }),
  Done,
  ['VISITOR_TAKEN'],
);
export const joinLiveSessionCall = post(
  '/callDetail/liveSessionCall',
  'Join a running session by its link',
  'session.own',
  z.strictObject({ sessionId: Id, eventId: Id.optional() }),
  Joined,
  whenJoining,
);
export const joinClientCall = post(
  '/callDetail/clientCallJoin',
  "Join the own visit's call",
  'visit.own',
  OfCall,
  Done,
  inside,
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
export const updateCallDocument = defineRoute({
  method: 'POST',
  path: '/callDetail/updateDocument',
  context,
  policy: 'session.own',
  summary: 'Add documents to a call, or take them away',
  body: OfCall.extend({
    documents: z
      .array(z.strictObject({ documentId: Id, isDelete: z.boolean() }))
      .min(1)
      .max(15),
  }),
  answers: { 200: Done },
  rejections: [
    ...inside,
    ...(['CALL_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'CALL_DOCUMENTS_FULL'] as const),
    ...(['DOCUMENT_SIGNED', 'DOCUMENT_BEING_SIGNED'] as const),
  ],
});
export const setCallDetailStatus = post(
  '/callDetail/callStatus',
  'Say whether one is in a call; who no longer is, leaves it',
  'session.own',
  OfCall.extend({ callStatus: z.boolean() }),
  Done,
  inside,
);

export const downloadCallDocuments = defineRoute({
  method: 'POST',
  path: '/callDetail/downloadCallDocuments',
  context,
  policy: 'session.own',
  summary: 'Documents of a call in one archive',
  body: OfCall,
  produces: 'application/zip',
  answers: { 200: File },
  rejections: [...inside, 'CALL_NOT_FOUND', 'DOCUMENT_NOT_FOUND'],
});

export const getMemberCallHistory = defineRoute({
  method: 'GET',
  path: '/callDetail/getMemberProfileCallHistory',
  context,
  policy: 'calls.read-own',
  summary: 'Calls of a member; those of others for who may read all',
  query: PageQuery.extend({ memberId: Id }),
  answers: { 200: pageOf(CallRecord) },
});
