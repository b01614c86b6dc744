import { z } from 'zod';

import { Id } from '../schema/id.js';
import { Revision } from '../schema/revision.js';
import { InCallRole, SessionType } from './kinds.js';
import { SessionSettings } from './settings.js';

export { InCallRole, SessionType } from './kinds.js';
export { AccessMode, SessionPin } from './settings.js';

/** A member of a session. */
export const SessionMember = z
  .object({ memberId: Id, role: InCallRole })
  .meta({ id: 'SessionMember' });
export type SessionMember = z.output<typeof SessionMember>;
/** A member as a request contains it: only these fields. */
export const GivenMember = z.strictObject(SessionMember.shape);

/** The same as it is shown; without a name once they were forgotten. */
export const ShownSessionMember = SessionMember.extend({
  displayName: z.string().nullable(),
}).meta({ id: 'ShownSessionMember' });
export type ShownSessionMember = z.output<typeof ShownSessionMember>;

/** A person's part in a call of a session. */
export const SessionCallJoiner = z
  .object({
    _id: Id,
    joinerId: Id,
    joinerType: z.enum(['Guest', 'User']),
    /** Null once they were forgotten. */
    displayName: z.string().nullable(),
    joinerRole: InCallRole,
    isAdmin: z.boolean(),
    callStatus: z.boolean(),
    inviter: Id.nullable(),
    phoneNumber: z.string().nullable(),
    sessionName: z.string(),
    callDetailId: Id,
  })
  .meta({ id: 'SessionCallJoiner' });

/** The state of a person who knocks at a session. */
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
    members: z.array(ShownSessionMember),
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
    ...SessionSettings.shape,
    hasPin: z.boolean(),
    /** The caller's role in it; null where the caller does not belong to it. */
    ownRole: InCallRole.nullable(),
    createdAt: z.iso.datetime(),
    revision: Revision,
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

/** The facts of a session that any person with its link may know before entering. */
export const LinkedSession = z
  .object({
    _id: Id,
    sessionName: z.string(),
    sessionNameId: z.string(),
    pinNeeded: z.boolean(),
    knockNeeded: z.boolean(),
    live: z.boolean(),
  })
  .meta({ id: 'LinkedSession' });
export type LinkedSession = z.output<typeof LinkedSession>;
