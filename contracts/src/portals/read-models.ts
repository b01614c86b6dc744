import { z } from 'zod';

import { OnlineStatus } from '../identity/availability.js';
import { Id } from '../schema/id.js';
import { Shortlink } from './call-logic.js';
import { MediaType } from './content.js';
import { settingGroups } from './settings.js';

const { general, recording, callLogic, callButton, appearance, messages, messagesEn } =
  settingGroups;
const { feedback, documents, longestWait, embedding } = settingGroups;

/** A file that is kept for a portal: for its content, its look or its documents. */
export const PortalFile = z
  .object({
    documentId: Id,
    name: z.string(),
    mediaType: MediaType.or(z.literal('document')),
    contentType: z.string(),
    size: z.int().nonnegative(),
  })
  .meta({ id: 'PortalFile' });
export type PortalFile = z.output<typeof PortalFile>;

/**
 * A portal (the wire's *queue*) as its administrators and agents see it; its content has a separate
 * request.
 */
export const Portal = z
  .object({
    _id: Id,
    name: z.string(),
    deactivated: z.boolean(),
    onlineStatus: OnlineStatus,
    timeZone: z.string(),
    /** True if its opening hours admit visitors now, unless it is deactivated. */
    withinHours: z.boolean(),
    /** When it opens next by its hours; null where it never closes or never opens. */
    nextOpening: z.iso.datetime().nullable(),
    hasPin: z.boolean(),
    shortlink: Shortlink,
    ...general.fields.shape,
    ...callLogic.fields.shape,
    ...documents.fields.shape,
    recording: recording.fields,
    messages: messages.fields,
    messagesEn: messagesEn.fields,
    longestWait: longestWait.fields,
    callButton: callButton.fields,
    appearance: appearance.fields,
    feedback: feedback.fields,
    embedding: embedding.fields,
    /** The members who answer there, directly (`own`) or by groups. */
    members: z.array(z.object({ memberId: Id, own: z.boolean(), groupIds: z.array(Id) })),
    /** The groups that answer there as a whole. */
    groupIds: z.array(Id),
    /** Grows with every change; who changes settings says which one they were read at. */
    revision: z.int().nonnegative(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Portal' });
export type Portal = z.output<typeof Portal>;

/** A portal with all that it shows, as the console edits it. */
export const PortalInFull = Portal.extend({
  queueContent: settingGroups.content.fields,
  files: z.array(PortalFile),
}).meta({ id: 'PortalInFull' });
export type PortalInFull = z.output<typeof PortalInFull>;

/** The facts of a portal that a visitor may know. */
export const PublicPortal = Portal.pick({
  _id: true,
  name: true,
  onlineStatus: true,
  nextOpening: true,
  askClientName: true,
  smsCodeRequired: true,
  hasPin: true,
  shortlink: true,
  redirectLink: true,
  recording: true,
  messages: true,
  messagesEn: true,
  callButton: true,
  appearance: true,
  feedback: true,
  embedding: true,
})
  .extend({
    /** The message to visitors who have waited for long. */
    longestWait: z.object(longestWait.fields.pick({ message: true, messageEn: true }).shape),
    /** Which of its settings these are; absent in what an earlier build has kept. */
    revision: Portal.shape.revision.optional(),
    /** True if the portal sends links back to a place in line by text message. */
    textMessages: z.boolean(),
    /** How many visitors are waiting now. */
    waiting: z.int().nonnegative(),
    /** Its content at each step, so that the page does not move when it arrives later. */
    queueContent: settingGroups.content.fields,
  })
  .meta({ id: 'PublicPortal' });
export type PublicPortal = z.output<typeof PublicPortal>;
