import { saidOn, type MeetingEvent } from '@foyer/contracts/calendar';

import { sameTimes, type Invited, type KnownMeeting } from './meeting.js';
import { dateIn, occurrenceOn, timesIn, type RuledOccurrence } from './schedule.js';

type Next = Omit<
  Extract<MeetingEvent, { type: 'MeetingPlanned' }>['data'],
  'eventShortId' | 'sessionId' | 'continues' | 'previous'
>;

/**
 * Returns what later dates of a series keep in the meeting that holds them. They stay cancelled.
 * With the same times by the rule they also stay moved, and answers hold. The first date is as the
 * change has it: where it was moved, it goes back to the rule, and what was said of it is void.
 */
export function carriedOver(
  meeting: KnownMeeting,
  from: RuledOccurrence,
  next: Next,
): { readonly movesFirst: boolean; readonly events: readonly MeetingEvent[] } {
  const keepsTimes = sameTimes({ ...meeting.schedule, ...timesIn(from) }, next);
  const own = meeting.moved.get(from.date) ?? from;
  const isBack = own.startTime !== from.startTime || own.endTime !== from.endTime;
  const isHeld = (date: string) => date > from.date || (date === from.date && !isBack);
  return {
    movesFirst: !keepsTimes || isBack,
    events: [
      ...cancelledOf(meeting, from, next),
      ...(keepsTimes ? movedOf(meeting, from, next) : []),
      ...next.attendees.flatMap(({ attendeeId }) => {
        const known = meeting.attendees.get(attendeeId);
        if (known === undefined) return [];
        const said = keepsTimes ? saidOf(known, isHeld) : asProposed(known, from.date, next);
        const { reads } = known;
        // The clock of a guest is kept also where nothing was said.
        const all = said.length === 0 && reads ? [NO_ANSWER] : said;
        return all.map((one): MeetingEvent => {
          const kept = { carried: true, ...(reads && { reads }) } as const;
          const data = { ...one, comment: one.comment ?? '', ...kept };
          return {
            type: 'MeetingAnswered',
            data: { meetingId: next.meetingId, attendeeId, ...data },
          };
        });
      }),
    ],
  };
}

const NO_ANSWER = { answer: 'none', proposal: null, comment: null, date: null } as const;

/** They are part of what the first notice brings: no number of their own. */
const AT_FIRST = { sequence: 0 } as const;

function cancelledOf(
  meeting: KnownMeeting,
  { date: first }: RuledOccurrence,
  { meetingId, organizerId, ...next }: Next,
): readonly MeetingEvent[] {
  return [...meeting.cancelledDates].toSorted().flatMap((date): readonly MeetingEvent[] => {
    const ruled = date < first ? undefined : occurrenceOn(next, date);
    if (ruled === undefined) return [];
    const reason = meeting.reasons.get(date) ?? '';
    const data = { meetingId, organizerId, ...AT_FIRST, date, reason, previous: timesIn(ruled) };
    return [{ type: 'MeetingOccurrenceCancelled', data }];
  });
}

/** Of the first date, the change says when it is. */
function movedOf(
  meeting: KnownMeeting,
  { date: first }: RuledOccurrence,
  { meetingId, organizerId, ...next }: Next,
): readonly MeetingEvent[] {
  return [...meeting.moved].flatMap(([date, own]): readonly MeetingEvent[] => {
    if (date <= first || occurrenceOn(next, date) === undefined) return [];
    // Its own words are only those that differed.
    const name = own.name === meeting.name ? next.name : (own.name ?? next.name);
    const isSame = own.description === meeting.description;
    const description = isSame ? next.description : (own.description ?? next.description);
    const data = { meetingId, organizerId, ...AT_FIRST, date, ...timesIn(own), name, description };
    return [{ type: 'MeetingOccurrenceChanged', data }];
  });
}

function saidOf(
  { onDates, answer, proposal, comment }: Invited,
  isHeld: (date: string) => boolean,
) {
  const all = answer === 'none' ? [] : [{ answer, proposal, comment, date: null }];
  return [...all, ...onDates.filter(({ date }) => isHeld(date))];
}

/** Counts a proposal of the new times as an acceptance. */
function asProposed(known: Invited, date: string, { startTime, endTime, timeZone }: Next) {
  const { proposal } = saidOn(known, date);
  const isIt =
    proposal !== null &&
    Date.parse(proposal.startTime) === Date.parse(startTime) &&
    Date.parse(proposal.endTime) === Date.parse(endTime);
  const accepted = { answer: 'accepted', proposal: null, comment: null } as const;
  return isIt ? [{ ...accepted, date: dateIn(startTime, timeZone) }] : [];
}
