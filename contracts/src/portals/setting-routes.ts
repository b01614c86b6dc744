import { z } from 'zod';

import { Member } from '../identity/read-models.js';
import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { Colour } from '../validation/colour.js';
import { WeekAvailability } from './availability.js';
import { CallLogic, RatingType } from './call-logic.js';
import { QueueContent } from './content.js';
import { PortalExceptions } from './exceptions.js';
import { Appearance } from './look.js';
import { Portal, PublicPortal } from './read-models.js';

const context = 'portals';
const planned = true;
const policy = 'portals.manage';
const OfPortal = z.strictObject({ queueId: Id });
const ByPortal = z.object({ queueId: Id });

const read = <A extends z.ZodType>(
  path: `/queue/${string}`,
  summary: string,
  access: 'public' | 'portals.read' | 'portals.manage' | 'device.own',
  answer: A,
) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    planned,
    policy: access,
    summary,
    params: ById,
    answers: { 200: answer },
    rejections: ['PORTAL_NOT_FOUND'],
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
  QueueContent,
);
export const getPortalAppearance = read(
  '/queue/{id}/appearance',
  "A portal's colours",
  'public',
  Appearance,
);

const lists = (path: `/queue/${string}`, summary: string, access: 'portals.read' | 'device.own') =>
  defineRoute({
    method: 'GET',
    path,
    context,
    planned,
    policy: access,
    summary,
    query: PageQuery,
    answers: { 200: pageOf(PublicPortal) },
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
  planned,
  policy: 'portals.read',
  summary: 'Documents of a portal',
  query: PageQuery.extend({
    queueId: Id,
    order: z.coerce.number().int().min(-1).max(1).default(1),
  }),
  answers: { 200: pageOf(z.object({ _id: Id, name: z.string() })) },
});

const update = <B extends z.ZodObject>(path: `/queue/${string}`, summary: string, body: B) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    planned,
    policy,
    summary,
    body,
    answers: { 200: Portal },
    rejections: ['PORTAL_NOT_FOUND'],
  });

export const updatePortalGeneral = update(
  '/queue/updateGeneral',
  'Change name and what is asked at the admission',
  OfPortal.extend({
    name: z.string().trim().min(1).max(80).optional(),
    askClientName: z.boolean().optional(),
    redirectLink: z.url().max(500).or(z.literal('')).optional(),
    feedback: z.strictObject({ enabled: z.boolean(), ratingType: RatingType }).optional(),
  }),
);
export const updateCallLogic = update(
  '/queue/updateCallLogic',
  'Change whom a visitor is offered to first',
  OfPortal.extend({ callLogic: CallLogic }),
);
export const createPortalMembers = update(
  '/queue/createMember',
  'Add members to a portal',
  OfPortal.extend({ members: z.array(Id).min(1).max(999) }),
);
export const updatePortalMembers = update(
  '/queue/updateMember',
  'Set the members of a portal',
  OfPortal.extend({ members: z.array(Id).max(999) }),
);
export const updateCallControls = update(
  '/queue/updateCallControls',
  'Change what visitors see during a call',
  OfPortal.extend({
    callControls: z.strictObject({
      showVolumeButton: z.boolean(),
      showEndCallButton: z.boolean(),
      showCallButton: z.boolean(),
      showDeviceLogo: z.boolean(),
      callButtonName: z.string().trim().max(40),
      color: Colour,
      textColor: Colour,
      size: z.enum(['small', 'medium', 'large']),
      pulsate: z.boolean(),
    }),
  }),
);
export const updatePortalAppearance = update(
  '/queue/updateAppearance',
  "Change a portal's colours",
  OfPortal.extend({ appearance: Appearance }),
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
  'Change what a portal shows',
  OfPortal.extend({ queueContent: QueueContent }),
);
export const adjustAvailabilityTimes = update(
  '/queue/adjustQueueAvailabilitiesTimes',
  'Move the opening hours of portals to another time zone',
  z.strictObject({ ids: z.array(Id).min(1).max(999), timezone: z.string().min(1).max(60) }),
);

export const deletePortalMembers = defineRoute({
  method: 'PATCH',
  path: '/queue/deleteMembers',
  context,
  planned,
  policy,
  summary: 'Remove members from a portal',
  body: OfPortal.extend({ members: z.array(Id).min(1).max(999) }),
  answers: { 200: Portal },
  rejections: ['PORTAL_NOT_FOUND'],
});

const Hours = z.object({ availability: WeekAvailability, timezone: z.string() });

export const getAvailability = defineRoute({
  method: 'GET',
  path: '/queueAvailability/allDetails',
  context,
  planned,
  policy: 'portals.read',
  summary: 'Opening hours and exceptions of a portal',
  query: ByPortal,
  answers: { 200: Hours.extend({ exceptions: PortalExceptions }) },
});

export const saveAvailability = defineRoute({
  method: 'POST',
  path: '/queueAvailability/saveAll',
  context,
  planned,
  policy,
  summary: 'Change the opening hours of a portal',
  body: OfPortal.extend({ availability: WeekAvailability, timezone: z.string().min(1).max(60) }),
  answers: { 200: Hours },
});

export const getExceptions = defineRoute({
  method: 'GET',
  path: '/queueAvailability/exceptions',
  context,
  planned,
  policy: 'portals.read',
  summary: 'Exceptions from the opening hours of a portal',
  query: ByPortal,
  answers: { 200: PortalExceptions },
});

export const saveExceptions = defineRoute({
  method: 'POST',
  path: '/queueAvailability/saveExceptions',
  context,
  planned,
  policy,
  summary: 'Change the exceptions from the opening hours of a portal',
  body: OfPortal.extend({ exceptions: PortalExceptions }),
  answers: { 200: PortalExceptions },
});
