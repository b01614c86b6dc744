import { permits } from '@foyer/contracts/identity';

import type { Actor } from '#platform/cqrs';
import type { MeetingAuthor } from './author.js';

/** Returns the person who asks for a change of meetings. */
export function authorOf(actor: Actor): MeetingAuthor {
  const managesAll = actor.type === 'system' || permits('calendar.manage-all', actor.role);
  return { id: actor.id, managesAll, isProgram: actor.type !== 'member' };
}
