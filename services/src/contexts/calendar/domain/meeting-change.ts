import type { AgendaEvent, MeetingEvent } from '@foyer/contracts/calendar';
import type { Decision } from '@foyer/contracts/decision';

import type { Agenda } from './agenda.js';
import type { MeetingAuthor } from './author.js';
import type { MeetingState } from './meeting.js';
import type { MeetingPlan, SameTimes } from './plan-meeting.js';

/** A meeting, or a series from one date on, that is set again. */
export interface ChangeMeeting extends MeetingPlan {
  /** Another PIN, or none; undefined where it stays. */
  readonly pinId: string | null | undefined;
  /** From which one on, by when it begins by the rule; undefined for all of it. */
  readonly following?: string | undefined;
  /** The meeting that a series is continued by, if the change splits it. */
  readonly next: { readonly meetingId: string; readonly eventShortId: string };
}

export interface ChangeStates {
  readonly meeting: MeetingState;
  readonly agenda: Agenda;
  readonly others: SameTimes;
}

export interface At {
  readonly now: Date;
  readonly author: MeetingAuthor;
}

/** The events of a change: of the meeting, of the one that continues it, and of the agenda. */
export interface Changed {
  readonly meeting: readonly MeetingEvent[];
  readonly next: readonly MeetingEvent[];
  readonly agenda: readonly AgendaEvent[];
}

/** The result of a change: the meeting that holds it, and a PIN that counts no more. */
export type ChangeDecision = Decision<
  Changed,
  { readonly meetingId: string; readonly forgets: string | null }
>;
