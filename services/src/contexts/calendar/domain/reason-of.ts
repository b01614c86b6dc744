import type { KnownMeeting } from './meeting.js';
import { dateIn } from './schedule.js';

/**
 * Why a meeting, or one of its series, was called off; null if no reason was given.
 * @param ruledStart When that one begins by the rule; null for a meeting that does not repeat
 */
export function reasonOf(meeting: KnownMeeting, ruledStart: string | null): string | null {
  const { reasons, schedule } = meeting;
  const date = ruledStart === null ? '' : dateIn(ruledStart, schedule.timeZone);
  const given = [date, ''].map((of) => reasons.get(of) ?? '');
  return given.find((reason) => reason !== '') ?? null;
}
