import type { Language } from '@foyer/contracts/identity';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import {
  MissingDevice,
  recordingQuestion,
  type LineEvent,
  type RecordingAnswer,
  type VisitEvent,
} from '@foyer/contracts/visits';

import { visitorInLine, type Line } from './state.js';
import type { Moment } from '../visit/moment.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import type { Visit } from '../visit/state.js';

/**
 * A visitor plugs a device in and out, or answers otherwise, a few times; a page that never stops
 * would fill the log.
 */
export const NOTES_MAX = 20;

export interface JoinLine {
  readonly visitId: string;
  readonly portalId: string;
  /** The visitor's answer to recording the call, if the portal asks. */
  readonly recording?: RecordingAnswer | null;
  /** In which language the page asked that. */
  readonly language?: Language | null;
  /** The devices that the visitor comes without; null where the page does not know. */
  readonly missing?: readonly MissingDevice[] | null;
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

/**
 * Gives a visitor who rings the last place in line. A visitor who already waits, or is in the call,
 * stays there; other devices are noted, and in the line another answer about a recording.
 */
export function joinLine(
  { visit, line, admission }: JoinLineStates,
  { visitId, portalId, recording = null, language = null, missing = null }: JoinLine,
  { now }: Moment,
): Decision<Events> {
  switch (visit.stage) {
    case 'none':
      return rejected('VISIT_NOT_FOUND');
    case 'ended':
      return rejected('VISIT_OVER');
    case 'waiting': {
      // The newest answer counts, also from a second page or after a lost acknowledgement.
      const isKept =
        recording === visit.recording ||
        (recording === 'agreed' && visit.timesAnswered >= NOTES_MAX);
      const answer = isKept ? null : recording;
      return accepted({
        visit: [
          ...recordingAnswered(admission, { visitId, answer, language }, now),
          ...devicesNoted(visit, { visitId, portalId, missing }),
        ],
        line: [],
      });
    }
    case 'inCall':
      return accepted({ visit: devicesNoted(visit, { visitId, portalId, missing }), line: [] });
    case 'arriving':
      break;
  }
  // An error stays until the visitor begins again; see `openVisit`.
  if (visit.status === 'IN_ERROR') return accepted({ visit: [], line: [] });
  if (!admission.known) return rejected('PORTAL_NOT_FOUND');
  if (!admission.open) return rejected('PORTAL_CLOSED');
  return accepted({
    visit: [
      ...recordingAnswered(admission, { visitId, answer: recording, language }, now),
      ...devicesNoted(visit, { visitId, portalId, missing }),
      { type: 'VisitStatusChanged', data: { visitId, status: 'IN_WAITING', note: null } },
    ],
    line: visitorInLine(line, visitId)
      ? []
      : ([
          { type: 'VisitorJoinedLine', data: { portalId, visitId, joinedAt: arrival(line, now) } },
        ] as const),
  });
}

/** Says what a visitor comes without, where that is new and was not noted too often. */
function devicesNoted(
  { missing: before, timesNoted }: Extract<Visit, { missing: unknown }>,
  { missing: said, ...of }: Required<Pick<JoinLine, 'visitId' | 'portalId' | 'missing'>>,
): readonly VisitEvent[] {
  if (said === null) return [];
  const missing = MissingDevice.options.filter((device) => said.includes(device));
  if (missing.join() === before.join() || timesNoted >= NOTES_MAX) return [];
  return [{ type: 'VisitDevicesNoted', data: { ...of, missing } }];
}

interface Answered {
  readonly visitId: string;
  readonly answer: RecordingAnswer | null;
  readonly language: Language | null;
}

function recordingAnswered(
  { recording: { showOptInMessage, optInMessage, optInMessageEn } }: PortalAdmission,
  { visitId, answer, language }: Answered,
  now: Date,
): readonly VisitEvent[] {
  if (!showOptInMessage || answer === null) return [];
  const portal = { de: optInMessage || optInMessageEn, en: optInMessageEn || optInMessage };
  const question =
    language === null
      ? [optInMessage, optInMessageEn].filter((text) => text !== '').join('\n')
      : portal[language] || recordingQuestion[language];
  const data = { visitId, answer, question, language, answeredAt: now.toISOString() };
  return [{ type: 'VisitRecordingAnswered', data }];
}

/**
 * Returns a time after all others in line, even if two ring within a millisecond or a clock was set
 * back.
 */
function arrival(line: Line, now: Date): string {
  const last = line.visitors.at(-1);
  const earliest = last ? Date.parse(last.joinedAt) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
