import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ groupId: Id, ...shape });

/** Stream `group-<id>`. */
export const GroupCreated = defineEvent('GroupCreated', 1, about({ name: z.string() }));
export const GroupRenamed = defineEvent('GroupRenamed', 1, about({ name: z.string() }));
export const GroupMemberAdded = defineEvent('GroupMemberAdded', 1, about({ memberId: Id }));
export const GroupMemberRemoved = defineEvent('GroupMemberRemoved', 1, about({ memberId: Id }));
export const GroupDeleted = defineEvent('GroupDeleted', 1, about({}));

export const groupEvents = [
  GroupCreated,
  GroupRenamed,
  GroupMemberAdded,
  GroupMemberRemoved,
  GroupDeleted,
] as const;
export type GroupEvent = EventOf<(typeof groupEvents)[number]>;
