import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { PartialSuccess } from '../schema/answers.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { plainLine } from '../schema/plain-text.js';
import { defineRoute } from '../schema/route.js';
import { WeekAvailability } from '../schema/week-availability.js';
import { PortalPin, Shortlink, TimeZone } from './call-logic.js';
import { Portal, PortalInFull, PublicPortal } from './read-models.js';
import { changesOf, settingGroups } from './settings.js';

const context = 'portals';
const Name = plainLine().min(1).max(80);
const ById = z.object({ id: Id });
const Ids = z.strictObject({ ids: z.array(Id).min(1).max(999) });
const AdminPortal = PortalInFull.extend({ id: Id });
const AdminPortalRow = Portal.extend({ id: Id });
const { general, recording, callLogic, callButton, appearance, messages, messagesEn } =
  settingGroups;
const { feedback, content, documents, longestWait, embedding } = settingGroups;

/**
 * All fields of a portal that the console can change in one write. An absent field stays unchanged;
 * null resets a setting.
 */
const PortalChange = z.strictObject({
  name: Name.optional(),
  shortlink: Shortlink.optional(),
  timeZone: TimeZone.optional(),
  /** A new PIN, or null to have none. */
  pin: PortalPin.nullable().optional(),
  memberIds: z.array(Id).max(999).optional(),
  /** The groups that answer there as a whole. */
  groupIds: z.array(Id).max(99).optional(),
  deactivated: z.boolean().optional(),
  ...changesOf(general).shape,
  ...changesOf(callLogic).shape,
  ...changesOf(documents).shape,
  recording: changesOf(recording).optional(),
  messages: changesOf(messages).optional(),
  messagesEn: changesOf(messagesEn).optional(),
  longestWait: changesOf(longestWait).optional(),
  callButton: changesOf(callButton).optional(),
  appearance: changesOf(appearance).optional(),
  feedback: changesOf(feedback).optional(),
  embedding: changesOf(embedding).optional(),
  queueContent: changesOf(content).optional(),
  /** The revision at which the settings were read: what others changed since is not overwritten. */
  revision: z.int().nonnegative().optional(),
});

/** The writable fields of a portal. */
export type PortalRoutesBody = Readonly<z.output<typeof PortalChange>>;

export const createPortal = defineRoute({
  method: 'POST',
  path: '/queue',
  context,
  summary: 'Create a portal',
  policy: 'portals.manage',
  body: z.strictObject({
    _id: Id,
    name: Name,
    shortlink: Shortlink.optional(),
    timeZone: TimeZone.optional(),
    availability: WeekAvailability.optional(),
  }),
  answers: { 201: Portal },
  rejections: ['SHORTLINK_TAKEN', 'ID_ALREADY_USED'],
});

export const listPortals = defineRoute({
  method: 'GET',
  path: '/queue',
  context,
  summary: 'All portals',
  policy: 'portals.manage',
  query: PageQuery,
  answers: { 200: pageOf(Portal) },
});

export const listOwnPortals = defineRoute({
  method: 'GET',
  path: '/queue/byUser',
  context,
  summary: 'The portals that the signed-in member belongs to',
  policy: 'portals.read',
  answers: { 200: pageOf(Portal) },
});

export const getPortal = defineRoute({
  method: 'GET',
  path: '/queue/{id}',
  context,
  summary: 'One portal',
  policy: 'portals.read',
  params: ById,
  answers: { 200: Portal },
  rejections: ['PORTAL_NOT_FOUND'],
});

export const getPublicPortal = defineRoute({
  method: 'GET',
  path: '/queue/client/{idOrShortlink}',
  context,
  summary: 'What a visitor sees of a portal, by its id or short link',
  policy: 'public',
  params: z.object({ idOrShortlink: z.string().min(3).max(40) }),
  answers: { 200: PublicPortal },
  rejections: ['PORTAL_NOT_FOUND', 'OVERLOADED'],
});

export const activatePortals = defineRoute({
  method: 'POST',
  path: '/queue/activate',
  context,
  summary: 'Open portals',
  policy: 'portals.manage',
  body: Ids,
  answers: { 200: PartialSuccess },
});

export const deactivatePortals = defineRoute({
  method: 'POST',
  path: '/queue/deactivate',
  context,
  summary: 'Close portals; who waits there is told so and leaves the line',
  policy: 'portals.manage',
  body: Ids,
  answers: { 200: PartialSuccess },
});

export const deletePortals = defineRoute({
  method: 'POST',
  path: '/queue/delete',
  context,
  summary: 'Delete portals that are closed; their history stays',
  policy: 'portals.manage',
  body: Ids,
  answers: { 200: PartialSuccess },
});

export const resolveShortlink = defineRoute({
  method: 'GET',
  path: '/shortlink/{shortlink}',
  context,
  summary: 'Where a short link leads; 404 and "Not Found" where it leads nowhere',
  policy: 'public',
  params: z.object({ shortlink: z.string().min(1).max(100) }),
  answers: {
    200: z.object({
      redirectId: z.union([Id, z.literal('404')]),
      redirectRefType: z.enum(['queue', 'session', 'meeting', 'Not Found']),
    }),
  },
});

export const adminPortals = defineAdminResource({
  name: 'portals',
  context,
  policy: 'portals.manage',
  record: AdminPortal,
  row: AdminPortalRow,
  filter: z.object({
    q: plainLine().max(100).optional(),
    deactivated: z.boolean().optional(),
    memberId: Id.optional(),
    groupId: Id.optional(),
  }),
  sort: ['name', 'createdAt', 'updatedAt', 'deactivated', 'id'],
  notFound: 'PORTAL_NOT_FOUND',
  list: { summary: 'Portals for the console' },
  get: { summary: 'One portal for the console' },
  create: {
    summary: 'Create a portal from the console, with as much of its settings as is known',
    body: PortalChange.extend({
      id: Id.optional(),
      name: Name,
      /** Its opening hours; open around the clock where there are none. */
      availability: WeekAvailability.optional(),
    }),
    rejections: [
      'SHORTLINK_TAKEN',
      'ID_ALREADY_USED',
      'MEMBER_NOT_FOUND',
      'GROUP_NOT_FOUND',
      'PORTAL_FILE_NOT_FOUND',
      'SMS_NOT_SET_UP',
      'LONGEST_WAIT_INCOMPLETE',
    ],
  },
  update: {
    summary: 'Change a portal from the console',
    body: PortalChange,
    rejections: [
      'SHORTLINK_TAKEN',
      'MEMBER_NOT_FOUND',
      'GROUP_NOT_FOUND',
      'PORTAL_FILE_NOT_FOUND',
      'PORTAL_CHANGED_MEANWHILE',
      'SMS_NOT_SET_UP',
      'LONGEST_WAIT_INCOMPLETE',
    ],
  },
  delete: {
    summary: 'Delete a closed portal from the console',
    rejections: ['PORTAL_STILL_ACTIVE', 'PORTAL_REFERRED_TO'],
  },
});
