import type { CallKind } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import type { Desk } from './state.js';
import { endRingingAt } from '../routing/end-ringing.js';
import type { Line } from '../line/state.js';
import type { Moment } from '../visit/moment.js';

export interface NoteOtherCall {
  readonly memberId: string;
  readonly callId: string;
  /** The kind of the call's origin. */
  readonly kind: CallKind;
  /** True if the agent is in the call now. */
  readonly isIn: boolean;
}

interface Events {
  readonly desk: readonly DeskEvent[];
  readonly line: readonly LineEvent[];
}

/**
 * Notes that an agent is in a call other than the one with a visitor, or no longer is. An offer
 * that rings at the desk goes to the next agent.
 */
export function noteOtherCall(
  { desk, line }: { readonly desk: Desk; readonly line: Line | undefined },
  { memberId, callId, kind, isIn }: NoteOtherCall,
  { now }: Moment,
): Decision<Events> {
  const data = { memberId, callId, at: now.toISOString() };
  if (isIn === desk.otherCallIds.includes(callId)) return accepted({ desk: [], line: [] });
  if (!isIn) return accepted({ desk: [{ type: 'AgentLeftMeeting', data }], line: [] });
  const ringing = endRingingAt(memberId, desk, line, now);
  if (!ringing) return rejected('CONFLICT');
  return accepted({
    desk: [...ringing.desk, { type: 'AgentJoinedMeeting', data: { ...data, kind } }],
    line: ringing.line,
  });
}
