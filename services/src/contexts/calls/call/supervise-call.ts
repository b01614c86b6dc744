import type { CallEvent, SupervisionMode } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { addParticipant } from './add-participant.js';
import type { Call, CallOn, Supervisor } from './call.js';

export interface SuperviseCall {
  readonly callId: string;
  /** The supervisor. */
  readonly joinerId: string;
  readonly mode: SupervisionMode | 'join';
  /** True if the agent must not learn of the listening. */
  readonly silent: boolean;
  /** True if a page of the supervisor is in the call. */
  readonly isHere: boolean;
}

/** How calls from somewhere may be supervised. */
export interface SupervisionRules {
  /** True if supervisors may listen without the agent's knowledge. */
  readonly silent: boolean;
  /** True if the visitor learns that a colleague listens. */
  readonly tellsVisitor: boolean;
}

type Decided = Decision<{ readonly call: readonly CallEvent[] }>;

/**
 * Lets a person with the right listen to a call, whisper to its agent, or join it. The person may
 * change between these at any time.
 */
export function superviseCall(
  { call }: { readonly call: Call },
  { callId, joinerId, mode, silent, isHere }: SuperviseCall,
  moment: { readonly now: Date },
  rules: SupervisionRules | null,
): Decided {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (call.stage === 'ended') return rejected('CALL_OVER');
  if (rules === null) return rejected('FORBIDDEN');
  if (mode === 'join') return joinAfter(call, { callId, joinerId, isHere }, moment);
  if (call.participants[joinerId]?.joined) return rejected('ALREADY_IN_CALL');
  // The agent hears a whisper, and so is notified of the supervisor.
  const isAnnounced = mode === 'whisper' || !silent;
  if (!isAnnounced && !rules.silent) return rejected('SILENT_NOT_ALLOWED');
  const before = call.supervisors[joinerId];
  const how = { mode, isAnnounced, isToldToVisitor: rules.tellsVisitor };
  if (before !== undefined && isSame(before, how)) return accepted({ call: [] });
  if (before !== undefined) {
    return accepted({ call: [supervisionChanged(callId, joinerId, how)] });
  }
  const data = { callId, joinerId, ...how, at: moment.now.toISOString() };
  return accepted({ call: [{ type: 'CallSupervisionStarted', data }] });
}

/** How a supervisor is at a call. */
type How = Omit<Supervisor, 'since'>;

const isSame = (one: How, other: How): boolean =>
  one.mode === other.mode &&
  one.isAnnounced === other.isAnnounced &&
  one.isToldToVisitor === other.isToldToVisitor;

/**
 * Makes a supervisor a participant as all others, visible to all. A supervisor without a page in
 * the call is awaited: only a page that all see brings its person into the call.
 */
function joinAfter(
  call: CallOn,
  { callId, joinerId, isHere }: Pick<SuperviseCall, 'callId' | 'joinerId' | 'isHere'>,
  moment: { readonly now: Date },
): Decided {
  if (call.participants[joinerId]?.joined) return accepted({ call: [] });
  const joinerType = 'User' as const;
  const participant = { joinerId, joinerType, role: 'moderator' } as const;
  const adding = { callId, participant, admission: 'admitted', addedBy: null } as const;
  const added = addParticipant({ call }, adding, moment);
  if (added.type === 'rejected') return added;
  const ended = call.supervisors[joinerId] ? [supervisionEnded(callId, joinerId, 'joined')] : [];
  const joined: CallEvent = { type: 'CallJoined', data: { callId, joinerId, joinerType } };
  return accepted({ call: [...ended, ...added.events.call, ...(isHere ? [joined] : [])] });
}

/** How a supervisor is at a call from now on. */
export function supervisionChanged(callId: string, joinerId: string, how: How): CallEvent {
  return { type: 'CallSupervisionChanged', data: { callId, joinerId, ...how } };
}

type Ended = Extract<CallEvent, { type: 'CallSupervisionEnded' }>;

export function supervisionEnded(
  callId: string,
  joinerId: string,
  reason: Ended['data']['reason'],
): Ended {
  return { type: 'CallSupervisionEnded', data: { callId, joinerId, reason } };
}
