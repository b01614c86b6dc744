import type { MeetingEvent } from '@foyer/contracts/calendar';

import {
  cancelFollowing,
  cancelMeeting,
  cancelOccurrence,
  type CancelMeeting,
} from './cancel-meeting.js';
import { changeMeeting } from './change-meeting.js';
import type { MeetingState } from './meeting.js';
import { BY_MAIL } from './notices.js';
import type { MeetingPlan } from './plan-meeting.js';

/** A change as it is asked for, before its PIN is kept. */
export interface PlannedChange extends MeetingPlan {
  readonly pin: string | null | undefined;
  readonly following?: string | undefined;
}

/** A cancellation as it is asked for. */
export interface CancelPlan extends CancelMeeting {
  /** The one of a series that is meant, by when it begins by the rule; undefined for all of it. */
  readonly occurrence: string | undefined;
  /** True if those after it are cancelled too. */
  readonly following: boolean;
}

interface By {
  readonly now: Date;
  readonly authorId: string;
}

type Recipients = readonly MeetingPlan['attendees'][number][];

/** Any PIN that is set is another one than the present. */
const NEW_PIN = 'new';
/** The ids of a meeting that a change may begin are not known yet. */
const NEXT = { meetingId: 'next', eventShortId: 'next' };

/**
 * Returns the recipients of the mails that a change causes, each as often as there are mails: where
 * it splits a series, both parts are reported. A change that is refused causes none.
 */
export function mailsOfChange(
  meeting: MeetingState,
  { pin, ...plan }: PlannedChange,
  { now, authorId }: By,
): Recipients {
  if (meeting.status === 'none') return [];
  const attendees = plan.attendees.map((one) => {
    const attendeeType = meeting.attendees.get(one.attendeeId)?.attendeeType ?? one.attendeeType;
    return { ...one, attendeeType };
  });
  const pinId = typeof pin === 'string' ? NEW_PIN : pin;
  const decided = changeMeeting(
    // Only the command knows whether another meeting has these times; it refuses then.
    { meeting, agenda: new Map(), others: new Map() },
    { ...plan, attendees, pinId, next: NEXT },
    { now, author: { id: authorId, managesAll: true } },
  );
  if (decided.type === 'rejected') return [];
  return mailedIn([...decided.events.meeting, ...decided.events.next]);
}

/**
 * Returns the same for a cancellation: dates that lie between those that are over are cancelled
 * singly, each with a mail of its own.
 */
export function mailsOfCancelPlan(
  meeting: MeetingState,
  { occurrence, following, ...cancel }: CancelPlan,
  { now, authorId }: By,
): Recipients {
  const author = { id: authorId, managesAll: true };
  const states = { meeting, agenda: new Map() };
  if (occurrence !== undefined && !following) {
    const decided = cancelOccurrence(meeting, { ...cancel, occurrence }, { now, author });
    return decided.type === 'rejected' ? [] : mailedIn(decided.events);
  }
  const decided =
    occurrence === undefined
      ? cancelMeeting(states, cancel, { now, author })
      : cancelFollowing(states, { ...cancel, occurrence }, { now, author });
  return decided.type === 'rejected' ? [] : mailedIn(decided.events.meeting);
}

function mailedIn(events: readonly MeetingEvent[]): Recipients {
  return events.flatMap(({ type, data }) =>
    type === 'MeetingMailDue'
      ? [{ attendeeId: data.attendeeId, attendeeType: data.attendeeType, mode: BY_MAIL }]
      : [],
  );
}
