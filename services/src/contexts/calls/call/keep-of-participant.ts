import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';

/**
 * Keeps something of a participant with the call; also of those who have left, and once the call is
 * over.
 */
export function keepOfParticipant(
  call: Call,
  joinerId: string,
  events: readonly CallEvent[],
): Decision<{ readonly call: readonly CallEvent[] }> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (!call.participants[joinerId]) return rejected('NOT_IN_CALL');
  return accepted({ call: events });
}
