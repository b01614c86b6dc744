import type { Role } from '@foyer/contracts/identity';

import { ANONYMOUS, type Actor } from '../cqrs/commands/index.js';

/** An actor of any role, for tests that go through all of them. */
export function actorOf(role: Role, id = '01890000-0000-7000-8000-00000000ac70'): Actor {
  if (role === 'anonymous') return ANONYMOUS;
  if (role === 'guest') return { type: 'visitor', id, role };
  if (role === 'device') return { type: 'device', id, role, signInId: id };
  return { type: 'member', id, role, sessionId: id };
}
