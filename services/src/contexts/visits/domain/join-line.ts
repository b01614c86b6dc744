import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { LineEvent, RecordingAnswer, VisitEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line } from './line.js';
import type { Moment } from './moment.js';
import type { PortalAdmission } from './portal-admission.js';
import type { Visit } from './visit.js';

export interface JoinLine {
  readonly visitId: string;
  readonly portalId: string;
  /** Whether the call may be recorded, where the portal asks. */
  readonly recording?: RecordingAnswer | null;
}

export interface JoinLineStates {
  readonly visit: Visit;
  readonly line: Line;
  readonly admission: PortalAdmission;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
}

/** A visitor rings: the last place in line is theirs. Who waits already, or is in the call, stays there. */
export function joinLine(
  { visit, line, admission }: JoinLineStates,
  { visitId, portalId, recording = null }: JoinLine,
  { now }: Moment,
): Decision<Events> {
  switch (visit.stage) {
    case 'none':
      return rejected('VISIT_NOT_FOUND');
    case 'ended':
      return rejected('VISIT_OVER');
    case 'waiting':
    case 'inCall':
      return accepted({ visit: [], line: [] });
    case 'arriving':
      break;
  }
  // An error stays until the visitor begins again; see `openVisit`.
  if (visit.status === 'IN_ERROR') return accepted({ visit: [], line: [] });
  if (!admission.known) return rejected('PORTAL_NOT_FOUND');
  if (!admission.open) return rejected('PORTAL_CLOSED');
  return accepted({
    visit: [
      ...recordingAnswered(admission, visitId, recording),
      { type: 'VisitStatusChanged', data: { visitId, status: 'IN_WAITING', note: null } },
    ],
    line: visitorInLine(line, visitId)
      ? []
      : ([
          { type: 'VisitorJoinedLine', data: { portalId, visitId, joinedAt: arrival(line, now) } },
        ] as const),
  });
}

function recordingAnswered(
  { recording: { showOptInMessage, optInMessage, optInMessageEn } }: PortalAdmission,
  visitId: string,
  answer: RecordingAnswer | null,
): readonly VisitEvent[] {
  if (!showOptInMessage || answer === null) return [];
  // In which of its languages a page asked is not known here, so that what the portal asks is kept in both.
  const question = [optInMessage, optInMessageEn].filter((text) => text !== '').join('\n');
  return [{ type: 'VisitRecordingAnswered', data: { visitId, answer, question } }];
}

/** Later than everybody's before, also where two ring within a millisecond or a clock was set back. */
function arrival(line: Line, now: Date): string {
  const last = line.visitors.at(-1);
  const earliest = last ? Date.parse(last.joinedAt) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
