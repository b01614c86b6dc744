import { permitsInCallOf, type CallEvent, type MediaRules } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call, CallOn } from './call.js';
import { entitled } from './in-call-right.js';
import { publisherOf } from './participant-of.js';
import type { Control } from './control-participant.js';

type Decided = Decision<{ readonly call: readonly CallEvent[] }>;

/** Starts sharing a screen, if no other participant shares one. */
export function startScreenShare(
  { call }: { readonly call: Call },
  { callId, joinerId }: Omit<Control, 'by'>,
  rules: MediaRules | null = null,
): Decided {
  const found = publisherOf(call, joinerId);
  if (found.type === 'rejected') return found;
  const { sharedBy, mayShare } = found.call;
  const { role, paused } = found.participant;
  const { kind } = found.call.origin;
  const isListed = permitsInCallOf(kind, 'call.share-screen', role, rules);
  const may = isListed || mayShare.includes(joinerId);
  if (paused || !may) return rejected('FORBIDDEN');
  if (sharedBy === joinerId) return accepted({ call: [] });
  if (sharedBy !== null) return rejected('SCREEN_TAKEN');
  return accepted({ call: [{ type: 'CallScreenShareStarted', data: { callId, joinerId } }] });
}

/** Anyone who shares a screen stops, or is stopped by a host. */
export function stopScreenShare(
  { call }: { readonly call: Call },
  { callId, joinerId, by }: Control,
): Decided {
  const acting = by === joinerId ? publisherOf(call, by) : entitled(call, by, 'call.mute-others');
  if (acting.type === 'rejected') return acting;
  return accepted({ call: stopped(acting.call, callId, joinerId, by, 'stopped') });
}

/**
 * Allows a participant to share a screen once. A participant with the right grants it, or one who
 * shares hands over and stops sharing.
 */
export function grantScreenShare(
  { call }: { readonly call: Call },
  { callId, joinerId, by }: Control,
  rules: MediaRules | null = null,
): Decided {
  const granting = entitledToGrant(call, by, rules);
  if (granting.type === 'rejected') return granting;
  const granted = publisherOf(call, joinerId);
  if (granted.type === 'rejected') return granted;
  const { sharedBy, mayShare } = granted.call;
  if (sharedBy === joinerId || (sharedBy === null && mayShare.includes(joinerId))) {
    return accepted({ call: [] });
  }
  const before =
    sharedBy === null ? [] : stopped(granted.call, callId, sharedBy, by, 'handed-over');
  const grant: CallEvent = { type: 'CallScreenShareGranted', data: { callId, joinerId, by } };
  return accepted({ call: mayShare.includes(joinerId) ? before : [...before, grant] });
}

/**
 * Checks the right to grant: a participant who shares may hand over to any other. While another
 * participant shares, only a host may take the share away.
 */
function entitledToGrant(call: Call, by: string, rules: MediaRules | null) {
  const sharedBy = call.stage === 'on' ? call.sharedBy : null;
  if (sharedBy === by) return publisherOf(call, by);
  const policy = sharedBy === null ? 'call.share-screen' : 'call.mute-others';
  return entitled(call, by, policy, rules);
}

function stopped(
  { sharedBy }: CallOn,
  callId: string,
  joinerId: string,
  by: string,
  reason: 'stopped' | 'handed-over',
): CallEvent[] {
  if (sharedBy !== joinerId) return [];
  return [{ type: 'CallScreenShareStopped', data: { callId, joinerId, by, reason } }];
}
