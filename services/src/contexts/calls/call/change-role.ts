import type { CallEvent, CallParticipant } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import { entitledOver } from './in-call-right.js';
import { participantOf } from './participant-of.js';

export interface ChangeRole {
  readonly callId: string;
  readonly joinerId: string;
  readonly role: CallParticipant['role'];
  readonly by: string;
}

export interface TakeRole extends Omit<ChangeRole, 'by'> {
  /** Null if the program changes the role automatically. */
  readonly by: string | null;
}

/** A participant has another role from now on because the place that the call came from says so. */
export function takeRole(
  { call }: { readonly call: Call },
  { callId, joinerId, role, by }: TakeRole,
): Decision<{ readonly call: readonly CallEvent[] }> {
  const found = participantOf(call, joinerId);
  if (found.type === 'rejected') return found;
  if (found.participant.role === role) return accepted({ call: [] });
  return accepted({ call: [{ type: 'CallRoleChanged', data: { callId, joinerId, role, by } }] });
}

/** A participant gets another role; only an admin makes admins. */
export function changeRole(
  { call }: { readonly call: Call },
  { callId, joinerId, role, by }: ChangeRole,
): Decision<{ readonly call: readonly CallEvent[] }> {
  const policy = role === 'admin' ? 'call.make-admin' : 'call.change-role';
  const found = entitledOver(call, by, joinerId, policy);
  if (found.type === 'rejected') return found;
  if (found.participant.role === role) return accepted({ call: [] });
  return accepted({ call: [{ type: 'CallRoleChanged', data: { callId, joinerId, role, by } }] });
}
