import { permits } from '@foyer/contracts/identity';

import type { Actor } from '#platform/cqrs';
import type { SessionAuthor } from './session-author.js';

/** Returns the person who asks for a change of sessions. */
export function authorOf(actor: Actor): SessionAuthor {
  const managesAll = actor.type === 'system' || permits('sessions.manage-all', actor.role);
  return { id: actor.id, managesAll };
}
