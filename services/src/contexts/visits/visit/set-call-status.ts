import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallStatus } from '@foyer/contracts/identity';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { endRingingAt, nothingRang } from '../routing/end-ringing.js';
import type { Line } from '../line/state.js';
import type { Moment } from './moment.js';

export interface SetCallStatus {
  readonly memberId: string;
  readonly callStatus: CallStatus;
  /** The call for which the agent is busy; null where it is for something else. */
  readonly callId: string | null;
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
 * Makes an agent busy without a call, for example for notes about the last one, or available again.
 * Being busy is no break. Calls make an agent busy and end it automatically. A page that reports
 * the same, perhaps too late, changes nothing. An agent who is available again ends the wrap-up
 * early. An agent who becomes busy during it needs more time.
 */
export function setCallStatus(
  { desk, line }: States,
  { memberId, callStatus, callId }: SetCallStatus,
  { now }: Moment,
): Decision<Events> {
  const isOfCall = desk.engagement.kind === 'inCall' || (callStatus === 'busy' && callId !== null);
  const { wrapUp } = desk;
  if (!isOfCall && wrapUp !== null) {
    const at = now.toISOString();
    const ended: DeskEvent = {
      type: 'AgentWrapUpEnded',
      data: { memberId, callId: wrapUp.callId, reason: 'done', at },
    };
    const busy: DeskEvent = { type: 'CallStatusChanged', data: { memberId, callStatus, at } };
    return accepted({ desk: callStatus === 'busy' ? [ended, busy] : [ended], line: [] });
  }
  if (isOfCall || desk.callStatus === callStatus) return accepted({ desk: [], line: [] });
  const ringing = callStatus === 'busy' ? endRingingAt(memberId, desk, line, now) : nothingRang;
  if (!ringing) return rejected('CONFLICT');
  return accepted({
    desk: [
      ...ringing.desk,
      { type: 'CallStatusChanged', data: { memberId, callStatus, at: now.toISOString() } },
    ],
    line: ringing.line,
  });
}
