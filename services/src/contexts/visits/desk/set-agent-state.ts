import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Availability, BreakKind } from '@foyer/contracts/identity';
import type { DeskEvent, LineEvent, SetState } from '@foyer/contracts/visits';

import type { Desk } from './state.js';
import type { Line } from '../line/state.js';
import type { Moment } from '../visit/moment.js';
import { setAvailability } from './set-availability.js';
import { setCallStatus } from '../visit/set-call-status.js';

export interface SetAgentState {
  readonly memberId: string;
  readonly state: SetState;
  /** The kind of the break, if it is one. */
  readonly breakKind: BreakKind | null;
  /** The supervisor. */
  readonly setBy: string;
}

interface States {
  readonly desk: Desk;
  /** The line of the visitor who is offered at this desk; undefined where it does not ring. */
  readonly line: Line | undefined;
}

interface Events {
  readonly desk: readonly DeskEvent[];
  readonly line: readonly LineEvent[];
}

/**
 * Sets the state of an agent who is at work and in no call, for a supervisor. It has the same
 * effect as the agent's own change, and ends a wrap-up. The supervisor is recorded with it.
 */
export function setAgentState(
  states: States,
  { memberId, state, breakKind, setBy }: SetAgentState,
  moment: Moment,
): Decision<Events> {
  const { desk } = states;
  if (!desk.open) return rejected('AGENT_NOT_AT_WORK');
  if (desk.engagement.kind === 'inCall') return rejected('AGENT_IN_CALL');
  // No word brings a lost connection back.
  if (state === 'available' && desk.lostSince !== null) return rejected('AGENT_NOT_AT_WORK');
  const availability = availabilityFor(state, desk);
  const kind = state === 'break' ? breakKind : null;
  const set = setAvailability(states, { memberId, availability, breakKind: kind }, moment);
  if (set.type === 'rejected') return set;
  const ready = { memberId, callStatus: 'available', callId: null } as const;
  const endsBusy = state === 'available' || desk.wrapUp !== null;
  const freed = endsBusy ? setCallStatus(states, ready, moment) : undefined;
  if (freed?.type === 'rejected') return freed;
  const changes = [...set.events.desk, ...(freed?.events.desk ?? [])];
  if (changes.length === 0) return accepted({ desk: [], line: [] });
  const at = moment.now.toISOString();
  const said: DeskEvent = {
    type: 'AgentStateSet',
    data: { memberId, state, breakKind: kind, setBy, at },
  };
  // Behind what it makes so, of which it says by whom.
  return accepted({ desk: [...changes, said], line: set.events.line });
}

/** Keeps manual picking: an agent who picks visitors by hand is available too. */
function availabilityFor(state: SetState, { availability }: Desk): Availability {
  if (state === 'break') return 'away';
  if (state === 'offline') return 'offline';
  return availability === 'manual' ? 'manual' : 'auto';
}
