import { z } from 'zod';

import type { RejectionCode } from '../rejections/index.js';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { seen } from '../schema/revision.js';
import { defineRoute } from '../schema/route.js';
import { InCallRole } from './kinds.js';
import { GivenMember, Session } from './read-models.js';
import { AccessChange, AudioChange, GeneralChange, VideoChange } from './session-change.js';

const context = 'sessions';
const policy = 'sessions.use';
const OfSession = z.strictObject({ sessionId: Id });

const change = <B extends z.ZodObject>(
  path: `/session/update${string}`,
  summary: string,
  body: B,
) =>
  defineRoute({
    method: 'PATCH',
    path,
    context,
    policy,
    summary,
    body,
    answers: { 200: Session },
    rejections: ['SESSION_NOT_FOUND', 'CHANGED_MEANWHILE'],
  });

export const updateGeneral = change(
  '/session/updateGeneral',
  'Change name and kind of a session',
  GeneralChange.extend(seen),
);
export const updateVideoSettings = change(
  '/session/updateVideoSettings',
  'Change who may send video, and how',
  VideoChange.extend(seen),
);
export const updateAudioSettings = change(
  '/session/updateAudioSettings',
  'Change who may send sound, and how',
  AudioChange.extend(seen),
);
export const updateAccessSettings = change(
  '/session/updateAccessSettings',
  'Change who may come in',
  AccessChange.extend(seen),
);
export const updateMembersSettings = defineRoute({
  method: 'PATCH',
  path: '/session/updateMembersSettings',
  context,
  policy,
  summary: 'Change roles of several members',
  body: OfSession.extend({ members: z.array(GivenMember).min(1).max(999) }),
  answers: { 200: Session },
  rejections: ['SESSION_NOT_FOUND'],
});
export const updateInfo = change(
  '/session/updateInfo',
  'Change the description of a session',
  OfSession.extend({ description: z.string().max(5000), ...seen }),
);

export const updateSessionAvatar = defineRoute({
  method: 'PATCH',
  path: '/session/updateSessionAvatar',
  context,
  policy,
  summary: 'Change the picture of a session',
  body: OfSession,
  upload: { field: 'avatar', mediaTypes: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES },
  answers: { 200: Session },
});

const membersOf = <B extends z.ZodObject>(
  path: `/session/${string}`,
  summary: string,
  body: B,
  rejections: readonly RejectionCode[] = ['SESSION_NOT_FOUND'],
) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    policy,
    summary,
    body,
    answers: { 200: Session },
    rejections,
  });

export const addSessionMember = membersOf(
  '/session/addSessionMember',
  'Add members to a session',
  OfSession.extend({ members: z.array(GivenMember).min(1).max(999) }),
);
export const deleteSessionMember = membersOf(
  '/session/deleteSessionMember',
  'Remove a member from a session',
  OfSession.extend({ memberId: Id }),
);
export const updateSessionMember = membersOf(
  '/session/updateSessionMember',
  'Change the role of a member of a session',
  OfSession.extend({ memberId: Id, role: InCallRole }),
);
export const updateSessionDocument = membersOf(
  '/session/updateDocument',
  'Add documents to a session, or take them away',
  OfSession.extend({
    documents: z
      .array(z.strictObject({ documentId: Id, isDelete: z.boolean() }))
      .min(1)
      .max(15),
  }),
  ['SESSION_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_SIGNED', 'DOCUMENT_BEING_SIGNED'],
);
