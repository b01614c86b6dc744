import { z } from 'zod';

import { Id } from '../schema/id.js';

/** Kinds of session; lists show public ones first, then private, then direct. */
export const SessionType = z
  .enum(['public', 'private', 'direct', 'device'])
  .meta({ id: 'SessionType' });
export type SessionType = z.output<typeof SessionType>;

/** Roles within a session or call. */
export const InCallRole = z
  .enum(['guest', 'viewer', 'presenter', 'moderator', 'admin'])
  .meta({ id: 'InCallRole' });
export type InCallRole = z.output<typeof InCallRole>;

/** Who may come in: everybody, those with the PIN, or those who were let in. */
export const AccessMode = z.enum(['open', 'pin', 'knock']).meta({ id: 'AccessMode' });

/** A session's PIN: 4 digits. */
export const SessionPin = z
  .string()
  .regex(/^\d{4}$/, 'SHORT_PIN_INVALID')
  .meta({ id: 'SessionPin', examples: ['2468'], writeOnly: true });

/** A member of a session. */
export const SessionMember = z
  .object({ memberId: Id, role: InCallRole })
  .meta({ id: 'SessionMember' });

/** Somebody's part in a call of a session. */
export const SessionCallJoiner = z
  .object({
    _id: Id,
    joinerId: Id,
    joinerType: z.enum(['Guest', 'User']),
    joinerRole: InCallRole,
    isAdmin: z.boolean(),
    callStatus: z.boolean(),
    inviter: Id.nullable(),
    phoneNumber: z.string().nullable(),
    sessionName: z.string(),
    callDetailId: Id,
  })
  .meta({ id: 'SessionCallJoiner' });

/** Where somebody stands who knocks at a session. */
export const KnockingStatus = z
  .enum(['NOT_SET', 'KNOCKING', 'KNOCKING_ACCEPT', 'KNOCKING_REJECT'])
  .meta({ id: 'KnockingStatus' });

/** A session: a lasting room for calls, chat and documents. */
export const Session = z
  .object({
    _id: Id,
    sessionName: z.string(),
    sessionNameId: z.string(),
    sessionType: SessionType,
    members: z.array(SessionMember),
    documents: z.array(Id),
    callInfo: z.object({
      currentCallDetailId: z
        .object({
          _id: Id,
          callJoiners: z.array(SessionCallJoiner),
          invitedMembers: z.array(Id),
        })
        .nullable(),
    }),
    shortlink: z.string(),
    conferenceLink: z.string(),
    channelId: Id,
    avatarDocumentId: Id.nullable(),
    accessMode: AccessMode,
    hasPin: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;
