import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { InCallRole, SessionType } from './kinds.js';
import { AccessMode, Quality } from './settings.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ sessionId: Id, ...shape });
const Roles = z.array(InCallRole);

/**
 * Stream `session-<id>`. Of a direct session the name is null: it is called by those who are in it.
 */
export const SessionCreated = defineEvent(
  'SessionCreated',
  1,
  about({
    sessionType: SessionType,
    sessionName: z.string().nullable(),
    sessionNameId: z.string(),
    createdBy: Id,
  }),
);
export const SessionRenamed = defineEvent('SessionRenamed', 1, about({ sessionName: z.string() }));
export const SessionTypeChanged = defineEvent(
  'SessionTypeChanged',
  1,
  about({ sessionType: SessionType }),
);
export const SessionDescribed = defineEvent(
  'SessionDescribed',
  1,
  about({ description: z.string() }),
);
export const SessionVideoChanged = defineEvent(
  'SessionVideoChanged',
  1,
  about({ cameraRoles: Roles, screenShareRoles: Roles, quality: Quality }),
);
export const SessionAudioChanged = defineEvent(
  'SessionAudioChanged',
  1,
  about({ microphoneRoles: Roles, startMuted: z.boolean() }),
);
export const SessionAccessChanged = defineEvent(
  'SessionAccessChanged',
  1,
  about({ accessMode: AccessMode }),
);
/** The PIN itself is in the vault, under an id of its own. */
export const SessionPinSet = defineEvent('SessionPinSet', 1, about({ pinId: Id }));
export const SessionPinCleared = defineEvent('SessionPinCleared', 1, about({}));
/** A person who does not belong to the session knew its PIN, and may enter until it changes. */
export const SessionPinPassed = defineEvent(
  'SessionPinPassed',
  1,
  about({ personId: Id, pinId: Id }),
);
export const SessionPictureChanged = defineEvent(
  'SessionPictureChanged',
  1,
  about({ fileId: Id, hash: z.string(), size: z.int().nonnegative() }),
);
export const SessionMemberAdded = defineEvent(
  'SessionMemberAdded',
  1,
  about({ memberId: Id, role: InCallRole, addedBy: Id.nullable() }),
);
export const SessionMemberRoleChanged = defineEvent(
  'SessionMemberRoleChanged',
  1,
  about({ memberId: Id, role: InCallRole }),
);
/** `left` is of their own will; `former` are no members of Foyer any more. */
export const SessionMemberRemoved = defineEvent(
  'SessionMemberRemoved',
  1,
  about({ memberId: Id, reason: z.enum(['left', 'removed', 'former']) }),
);
export const SessionDocumentAdded = defineEvent(
  'SessionDocumentAdded',
  1,
  about({
    documentId: Id,
    name: personal(z.string()),
    mediaType: z.string(),
    size: z.int().nonnegative(),
    hash: z.string(),
    uploadedBy: Id,
  }),
  { subject: 'uploadedBy' },
);
export const SessionDocumentTakenAway = defineEvent(
  'SessionDocumentTakenAway',
  1,
  about({ documentId: Id }),
);
export const SessionDocumentPutBack = defineEvent(
  'SessionDocumentPutBack',
  1,
  about({ documentId: Id }),
);
/** The file itself is removed, so that it cannot be put back. */
export const SessionDocumentDeleted = defineEvent(
  'SessionDocumentDeleted',
  1,
  about({ documentId: Id }),
);
/** In one append with the start and the end of the call, so that a session never has two. */
export const SessionCallBegan = defineEvent('SessionCallBegan', 1, about({ callId: Id }));
export const SessionCallEnded = defineEvent('SessionCallEnded', 1, about({ callId: Id }));
export const SessionDeleted = defineEvent('SessionDeleted', 1, about({}));

/**
 * Stream `sessionname-<hash>`: a name, or a circle of people with a direct session, is of one
 * session only.
 */
export const SessionNameReserved = defineEvent('SessionNameReserved', 1, about({}));
export const SessionNameReleased = defineEvent('SessionNameReleased', 1, about({}));

export const sessionEvents = [
  SessionCreated,
  SessionRenamed,
  SessionTypeChanged,
  SessionDescribed,
  SessionVideoChanged,
  SessionAudioChanged,
  SessionAccessChanged,
  SessionPinSet,
  SessionPinCleared,
  SessionPinPassed,
  SessionPictureChanged,
  SessionMemberAdded,
  SessionMemberRoleChanged,
  SessionMemberRemoved,
  SessionDocumentAdded,
  SessionDocumentTakenAway,
  SessionDocumentPutBack,
  SessionDocumentDeleted,
  SessionCallBegan,
  SessionCallEnded,
  SessionDeleted,
] as const;
export type SessionEvent = EventOf<(typeof sessionEvents)[number]>;

export const sessionNameEvents = [SessionNameReserved, SessionNameReleased] as const;
export type SessionNameEvent = EventOf<(typeof sessionNameEvents)[number]>;
