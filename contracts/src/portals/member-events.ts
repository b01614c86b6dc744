import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ portalId: Id, ...shape });

/**
 * Of the stream `portal-<id>`: who answers there. A member belongs to it alone, or by any number of
 * groups.
 */
export const PortalMemberAdded = defineEvent('PortalMemberAdded', 1, about({ memberId: Id }));
export const PortalMemberRemoved = defineEvent('PortalMemberRemoved', 1, about({ memberId: Id }));
/**
 * A group as a whole answers there from now on; {@link PortalGroupMemberJoined} names each of its
 * members.
 */
export const PortalGroupAdded = defineEvent('PortalGroupAdded', 1, about({ groupId: Id }));
export const PortalGroupRemoved = defineEvent('PortalGroupRemoved', 1, about({ groupId: Id }));
export const PortalGroupMemberJoined = defineEvent(
  'PortalGroupMemberJoined',
  1,
  about({ groupId: Id, memberId: Id }),
);
export const PortalGroupMemberLeft = defineEvent(
  'PortalGroupMemberLeft',
  1,
  about({ groupId: Id, memberId: Id }),
);

/** All events that change who answers at a portal. */
export const portalMemberEvents = [
  PortalMemberAdded,
  PortalMemberRemoved,
  PortalGroupAdded,
  PortalGroupRemoved,
  PortalGroupMemberJoined,
  PortalGroupMemberLeft,
] as const;

export type PortalMemberEvent = EventOf<(typeof portalMemberEvents)[number]>;
