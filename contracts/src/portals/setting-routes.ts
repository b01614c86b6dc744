import { z } from 'zod';

import { Member } from '../identity/read-models.js';
import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { PortalPin, Shortlink } from './call-logic.js';
import { Portal, PortalFile, PublicPortal } from './read-models.js';
import { changesOf, settingGroups } from './settings.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'portals';
const policy = 'portals.manage';
const OfPortal = z.strictObject({ queueId: Id });
/**
 * A write that says what it has seen, so that it overwrites nothing that others have changed since.
 */
const Seen = OfPortal.extend({ revision: z.int().nonnegative().optional() });
const Members = z.array(Id).max(999);

const read = <A extends z.ZodType>(
  path: `/queue/${string}`,
  summary: string,
  access: 'public' | 'portals.read',
  answer: A,
) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    policy: access,
    summary,
    params: ById,
    answers: { 200: answer },
    rejections:
      access === 'public' ? ['PORTAL_NOT_FOUND'] : ['PORTAL_NOT_FOUND', 'NOT_A_PORTAL_MEMBER'],
  });

export const getPortalMembers = read(
  '/queue/{id}/members',
  'Members of a portal',
  'portals.read',
  pageOf(Member),
);
export const getPortalContent = read(
  '/queue/{id}/queueContent',
  'What a portal shows',
  'public',
  settingGroups.content.fields,
);
export const getPortalAppearance = read(
  '/queue/{id}/appearance',
  "A portal's colours and pictures",
  'public',
  settingGroups.appearance.fields,
);

const lists = (path: `/queue/${string}`, summary: string, access: 'portals.read' | 'device.own') =>
  defineRoute({
    method: 'GET',
    path,
    context,
    policy: access,
    summary,
    query: PageQuery,
    answers: { 200: pageOf(PublicPortal.omit({ queueContent: true, textMessages: true })) },
  });

export const getAllPortals = lists('/queue/getAllQueues', 'All portals by name', 'portals.read');
export const getAllPortalsAsClient = lists(
  '/queue/client/getAllQueues',
  'All portals, as a device may see them',
  'device.own',
);

export const listPortalDocuments = defineRoute({
  method: 'GET',
  path: '/queue/documents',
  context,
  policy: 'portals.read',
  summary: 'Documents of a portal by name; order -1 begins at the end',
  query: PageQuery.extend({
    queueId: Id,
    order: z.coerce.number().int().min(-1).max(1).default(1),
  }),
  answers: { 200: pageOf(PortalFile.extend({ _id: Id })) },
  rejections: ['PORTAL_NOT_FOUND', 'NOT_A_PORTAL_MEMBER'],
});

const update = <B extends z.ZodObject>(path: `/queue/${string}`, summary: string, body: B) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    policy,
    summary,
    body,
    answers: { 200: Portal },
    rejections: [
      'PORTAL_NOT_FOUND',
      'PORTAL_CHANGED_MEANWHILE',
      'PORTAL_FILE_NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'SHORTLINK_TAKEN',
      'SMS_NOT_SET_UP',
      'LONGEST_WAIT_INCOMPLETE',
    ],
  });

export const updatePortalGeneral = update(
  '/queue/updateGeneral',
  'Change name, links and what is asked at the admission',
  Seen.extend({
    name: plainLine().min(1).max(80).optional(),
    shortlink: Shortlink.optional(),
    /** A new PIN, or null to have none. */
    pin: PortalPin.nullable().optional(),
    ...changesOf(settingGroups.general).shape,
    recording: changesOf(settingGroups.recording).optional(),
    messages: changesOf(settingGroups.messages).optional(),
    messagesEn: changesOf(settingGroups.messagesEn).optional(),
    feedback: changesOf(settingGroups.feedback).optional(),
    embedding: changesOf(settingGroups.embedding).optional(),
  }),
);
export const updateCallLogic = update(
  '/queue/updateCallLogic',
  'Change whom a visitor is offered to first',
  Seen.extend({
    ...changesOf(settingGroups.callLogic).shape,
    longestWait: changesOf(settingGroups.longestWait).optional(),
  }),
);
export const createPortalMembers = update(
  '/queue/createMember',
  'Add members to a portal',
  OfPortal.extend({ members: Members.min(1) }),
);
export const updatePortalMembers = update(
  '/queue/updateMember',
  'Set the members of a portal',
  Seen.extend({ members: Members }),
);
export const updateCallControls = update(
  '/queue/updateCallControls',
  'Change the call button and the controls during a call',
  Seen.extend({ callControls: changesOf(settingGroups.callButton) }),
);
export const updatePortalAppearance = update(
  '/queue/updateAppearance',
  "Change a portal's colours and pictures; null goes back to the product's own look",
  Seen.extend({ appearance: changesOf(settingGroups.appearance) }),
);
export const updatePortalDocuments = update(
  '/queue/updateDocument',
  'Add documents to a portal, or take them away',
  OfPortal.extend({
    documents: z
      .array(z.strictObject({ documentId: Id, isDelete: z.boolean() }))
      .min(1)
      .max(15),
  }),
);
export const updatePortalContent = update(
  '/queue/updateContent',
  'Change what a portal shows, slot by slot',
  Seen.extend({ queueContent: changesOf(settingGroups.content) }),
);

export const deletePortalMembers = defineRoute({
  method: 'PATCH',
  path: '/queue/deleteMembers',
  context,
  policy,
  summary: 'Remove members from a portal',
  body: OfPortal.extend({ members: Members.min(1) }),
  answers: { 200: Portal },
  rejections: ['PORTAL_NOT_FOUND'],
});

export const setMemberPortals = defineRoute({
  method: 'PUT',
  path: '/queue/memberQueues',
  context,
  policy: 'portals.manage',
  summary: 'Set the portals that a member belongs to',
  body: z.strictObject({
    memberId: Id,
    queueIds: z.array(Id).max(999),
    /** Those that the form showed: what others have changed of the rest since stays as it is. */
    seenQueueIds: z.array(Id).max(999).optional(),
  }),
  answers: { 200: z.object({ docs: z.array(Portal) }) },
  rejections: ['MEMBER_NOT_FOUND', 'PORTAL_NOT_FOUND'],
});
