import {
  permitsInCallOf,
  type CallKind,
  type CallRoster,
  type RosterEntry,
} from '@foyer/contracts/calls';
import { rejected } from '@foyer/contracts/decision';

/** Returns a person who is in a call; otherwise the refusal. */
export function personIn(call: CallRoster, joinerId: string) {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (call.stage === 'over') return rejected('CALL_OVER');
  const person = call.people[joinerId];
  if (!person?.joined) return rejected('NOT_IN_CALL');
  return { type: 'found', person, kind: call.kind } as const;
}

/** True if a person in a call may decide for all of it what is kept of it. */
export function mayRecord({ role }: RosterEntry, kind: CallKind): boolean {
  return permitsInCallOf(kind, 'call.record', role);
}

/** True if a person who is or was in a call is of the staff. */
export function isStaffIn(call: CallRoster, joinerId: string): boolean {
  return call.stage !== 'none' && call.people[joinerId]?.joinerType === 'User';
}
