import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { leaveLine } from '../line/leave-line.js';
import { visitorInLine, type Line } from '../line/state.js';
import type { Moment } from './moment.js';
import type { PortalAdmission } from './portal-admission.js';
import type { Visit } from './state.js';

export interface LeaveMessage {
  readonly visitId: string;
  readonly portalId: string;
  readonly email: string;
  readonly text: string;
}

interface States {
  readonly visit: Visit;
  readonly line: Line;
  readonly desk: Desk | undefined;
  readonly admission: PortalAdmission;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
}

/** A visitor who has waited for long writes instead, where the portal wants that, and goes. */
export function leaveMessage(
  { admission, ...states }: States,
  { visitId, portalId, email, text }: LeaveMessage,
  moment: Moment,
): Decision<Events> {
  const { afterwards, email: reader } = admission.longestWait;
  const waitsLong = visitorInLine(states.line, visitId)?.longSince ?? null;
  if (afterwards !== 'emailForm' || reader === '' || waitsLong === null) {
    return rejected('NO_MESSAGES_HERE');
  }
  const left = leaveLine(states, { visitId, portalId, because: { reason: 'left' } }, moment);
  if (left.type === 'rejected') return left;
  const written = { type: 'VisitMessageLeft', data: { visitId, portalId, email, text } } as const;
  return accepted({ ...left.events, visit: [written, ...left.events.visit] });
}
