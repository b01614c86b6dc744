import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Availability, BreakKind } from '@foyer/contracts/identity';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import type { Desk } from './state.js';
import { endRingingAt, nothingRang } from '../routing/end-ringing.js';
import type { Line } from '../line/state.js';
import type { Moment } from '../visit/moment.js';

export interface SetAvailability {
  readonly memberId: string;
  readonly availability: Availability;
  /** The kind of the break, if the agent goes away and says so. */
  readonly breakKind?: BreakKind | null;
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
 * Sets which visitors an agent is available for; an agent who did not respond is back by the same
 * value again. The ringing at the agent's own desk stops if it must not ring any longer.
 */
export function setAvailability(
  { desk, line }: States,
  { memberId, availability, breakKind: saidKind = null }: SetAvailability,
  { now }: Moment,
): Decision<Events> {
  const since = now.toISOString();
  const breakKind = availability === 'away' ? saidKind : null;
  if (desk.availability === availability && desk.breakKind === breakKind) {
    const back: DeskEvent = { type: 'AgentResponding', data: { memberId, at: since } };
    return accepted({ desk: desk.notRespondingSince === null ? [] : [back], line: [] });
  }
  const ringing = availability !== 'auto' ? endRingingAt(memberId, desk, line, now) : nothingRang;
  if (!ringing) return rejected('CONFLICT');
  return accepted({
    desk: [
      ...ringing.desk,
      { type: 'AvailabilityChanged', data: { memberId, availability, breakKind, since } },
    ],
    line: ringing.line,
  });
}
