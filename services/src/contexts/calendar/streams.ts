import {
  agendaEvents,
  calendarFeedEvents,
  meetingEvents,
  type AgendaEvent,
  type CalendarFeedEvent,
  type MeetingEvent,
} from '@foyer/contracts/calendar';

import { defineAggregate, stream, type CommandRunner } from '#platform/cqrs';
import { atSameTimes, emptyAgenda, evolveAgenda, type Agenda } from './domain/agenda.js';
import { evolveMeeting } from './domain/evolve-meeting.js';
import { initialMeeting, type MeetingState } from './domain/meeting.js';
import { evolveFeed, noFeed, type Feed } from './domain/feed.js';
import type { SameTimes } from './domain/plan-meeting.js';

/** Streams `meeting-<id>`. */
export const Meeting = defineAggregate<MeetingState, MeetingEvent>({
  name: 'meeting',
  initial: initialMeeting,
  evolve: evolveMeeting,
  events: meetingEvents,
});

/** Streams `agenda-<memberId>`. */
export const AgendaOf = defineAggregate<Agenda, AgendaEvent>({
  name: 'agenda',
  initial: emptyAgenda,
  evolve: evolveAgenda,
  events: agendaEvents,
});

/** Streams `calendarfeed-<memberId>`. */
export const FeedOf = defineAggregate<Feed, CalendarFeedEvent>({
  name: 'calendarfeed',
  initial: noFeed,
  evolve: evolveFeed,
  events: calendarFeedEvents,
});

export const feedStream = (memberId: string) => stream(FeedOf, memberId);
export const meetingStream = (meetingId: string) => stream(Meeting, meetingId);
export const agendaStream = (memberId: string) => stream(AgendaOf, memberId);

/**
 * Returns the member's meetings at the same times as a meeting; in the decision, the agenda says if
 * they are still the same.
 */
export async function sameTimesOf(
  organizerId: string,
  plan: { readonly meetingId: string; readonly startTime: string; readonly endTime: string },
  stateOf: CommandRunner['stateOf'],
): Promise<SameTimes> {
  const agenda = await stateOf(agendaStream(organizerId));
  const ids = atSameTimes(agenda, plan.meetingId, plan);
  return new Map(
    await Promise.all(ids.map(async (id) => [id, await stateOf(meetingStream(id))] as const)),
  );
}
