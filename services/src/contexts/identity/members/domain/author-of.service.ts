import { Rejected, type Actor } from '#platform/cqrs';
import type { Author } from './author.js';

/**
 * Returns the author of a change of members. @throws Rejected FORBIDDEN if the actor is never an
 * author.
 */
export function authorOf(actor: Actor): Author {
  if (actor.type === 'member' || actor.type === 'service') {
    return { type: actor.type, id: actor.id, role: actor.role };
  }
  if (actor.type === 'system') return { type: 'system' };
  throw new Rejected('FORBIDDEN');
}
