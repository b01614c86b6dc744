import { calendarFeedRoutes, calendarRoutes, type TimeSpan } from '@foyer/contracts/calendar';
import { guestRoutes } from '@foyer/contracts/identity';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';
import { paged } from '#app/queries/paged.js';
import { ownZone } from '#state/own-zone.js';

const DAY_MS = 86_400_000;
/** A day at the desk shows so many. */
const OF_DAY = 20;
const OF_SESSION = 5;
/** So far ahead those of a session are listed: no more is asked for at once. */
const OF_SESSION_MS = 99 * DAY_MS;

interface Between {
  readonly from: Date | number;
  readonly to: Date | number;
  readonly limit: number;
  readonly sessionId?: string;
}

function listBetween({ from, to, limit, ...of }: Between, signal: AbortSignal) {
  const query = { page: 1, limit };
  const [first, last] = [new Date(from).toISOString(), new Date(to).toISOString()];
  const body = { ...of, from: first, to: last, timeZone: ownZone() };
  return api.call(calendarRoutes.listMeetings, { query, body, signal });
}

const meetings = ['meetings'] as const;

/** The queries about the meetings of the member; all under `all` follows their changes. */
export const meetingQueries = {
  all: meetings,
  ofSpan: (timeSpan: TimeSpan) =>
    paged({
      queryKey: [...meetings, 'span', timeSpan] as const,
      load: (page, signal) => {
        const body = { timeSpan, timeZone: ownZone() };
        return api.call(calendarRoutes.listMeetings, { query: { page }, body, signal });
      },
      idOf: ({ _id, startTime }) => `${_id} ${startTime}`,
    }),
  between: (from: Date, to: Date) =>
    queryOptions({
      queryKey: [...meetings, 'between', from, to] as const,
      queryFn: ({ signal }) => listBetween({ from, to, limit: LIST_LIMIT_MAX }, signal),
      placeholderData: keepPreviousData,
    }),
  /** Those that run or begin within a day from now. */
  ofDay: () =>
    queryOptions({
      queryKey: [...meetings, 'day'] as const,
      queryFn: ({ signal }) => {
        const now = Date.now();
        return listBetween({ from: now, to: now + DAY_MS, limit: OF_DAY }, signal);
      },
    }),
  ofSession: (sessionId: string) =>
    queryOptions({
      queryKey: [...meetings, 'session', sessionId] as const,
      queryFn: ({ signal }) => {
        const from = Date.now();
        const to = from + OF_SESSION_MS;
        return listBetween({ sessionId, from, to, limit: OF_SESSION }, signal);
      },
    }),
  one: (id: string, occurrence: string | null) =>
    queryOptions({
      queryKey: [...meetings, 'one', id, occurrence] as const,
      queryFn: ({ signal }) => {
        const query = occurrence === null ? {} : { occurrence };
        return api.call(calendarRoutes.getMeeting, { params: { id }, query, signal });
      },
      // A meeting that was moved has another address, and its page stays as it is drawn.
      placeholderData: keepPreviousData,
    }),
  calls: (id: string) =>
    queryOptions({
      queryKey: ['meeting-calls', id] as const,
      queryFn: ({ signal }) =>
        api.call(calendarRoutes.listMeetingCalls, { params: { id }, signal }),
    }),
  feed: () =>
    queryOptions({
      queryKey: ['meeting-feed'] as const,
      queryFn: ({ signal }) => api.call(calendarFeedRoutes.getFeed, { signal }),
    }),
  guests: (userId: string) =>
    queryOptions({
      queryKey: ['meeting-guests', userId] as const,
      queryFn: ({ signal }) =>
        api.call(guestRoutes.guestsByUser, {
          ...{ query: { page: 1, limit: 100 }, body: { userId }, signal },
        }),
    }),
};
