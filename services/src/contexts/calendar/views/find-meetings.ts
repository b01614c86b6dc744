import type { CalendarEvent, TimeSpan } from '@foyer/contracts/calendar';
import type { MeetingDocument } from '@foyer/projections/calendar';
import { Temporal } from 'temporal-polyfill';

import { Clock } from '#platform/clock';
import { defineQuery } from '#platform/cqrs';
import type { Listing, ListWindow } from '#platform/http';
import { takesPlace, type Occurrence } from '../domain/occurrences.js';
import { calledOff } from './called-off.js';
import { MeetingReader } from './meeting-reader.js';
import { seriesOf } from './series-of.js';
import { shownOccurrence } from './shown-meeting.js';

export interface MeetingSearch {
  readonly memberId: string;
  readonly timeSpan: TimeSpan | undefined;
  readonly timeZone: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sessionId: string | undefined;
  readonly window: ListWindow;
}

/**
 * The days back and ahead that a list without an end of its own covers; a series has no end worth
 * listing.
 */
const SPAN_DAYS = 366;

/**
 * Finds a member's own meetings in a time, each occurrence separately. Past meetings are listed
 * backwards.
 */
export const FindMeetings = defineQuery({
  name: 'FindMeetings',
  needs: { reader: MeetingReader, clock: Clock },
  answer: async (
    search: MeetingSearch,
    { needs: { reader, clock } },
  ): Promise<Listing<CalendarEvent>> => {
    const { memberId, sessionId, window, timeSpan } = search;
    const now = clock.now();
    const { from, to } = stretchOf(search, now);
    const documents = await reader.ofMember(memberId, { from, to, sessionId });
    const today = dayOf(search, now).toInstant().toString();
    const viewer = { memberId, today, isPast: timeSpan === 'past' };
    const isWanted = wanted(timeSpan, now, from);
    const all = documents
      .flatMap((document) =>
        occurrencesIn(document, { ...viewer, from, to }).map((occurrence) => ({
          ...{ document, occurrence },
        })),
      )
      .filter(({ occurrence }) => isWanted(occurrence))
      .sort((a, b) => Date.parse(a.occurrence.startTime) - Date.parse(b.occurrence.startTime));
    if (timeSpan === 'past') all.reverse();
    const rows = all.slice(window.skip, window.skip + window.limit);
    const names = await reader.names(rows.map(({ document }) => document));
    return {
      rows: rows.map(({ document, occurrence }) => shownOccurrence(document, occurrence, names)),
      total: all.length,
    };
  },
});

/** Returns the occurrences that take place, and the cancelled ones until their day is over. */
function occurrencesIn(
  document: MeetingDocument,
  asked: Parameters<typeof calledOff>[1] & { readonly isPast: boolean },
): readonly Occurrence[] {
  const off = asked.isPast ? [] : calledOff(document, asked);
  if (document.status === 'cancelled' && document.ended === null) return off;
  return [...takesPlace(seriesOf(document), asked.from, asked.to), ...off];
}

/** When the day of the viewer's clock began. */
function dayOf({ timeZone }: MeetingSearch, now: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
}

/**
 * Today is that of the viewer's clock; what comes after it is upcoming, and a meeting that has
 * ended is past.
 */
function stretchOf(search: MeetingSearch, now: Date) {
  const { timeSpan, from, to } = search;
  const today = dayOf(search, now);
  const tomorrow = today.add({ days: 1 });
  const spans = {
    past: { from: iso(today.subtract({ days: SPAN_DAYS })), to: now.toISOString() },
    today: { from: iso(today), to: iso(tomorrow) },
    upcoming: { from: iso(tomorrow), to: iso(tomorrow.add({ days: SPAN_DAYS })) },
  };
  const span = timeSpan === undefined ? { from: '', to: '' } : spans[timeSpan];
  // Between two moments that are given, and within the span where there is one.
  const ends = [to ?? span.to, span.to || (to ?? '')].toSorted();
  const begins = [from ?? span.from, span.from || (from ?? '')].toSorted();
  return { from: begins[1] ?? '', to: ends[0] ?? '' };
}

function wanted(timeSpan: TimeSpan | undefined, now: Date, from: string) {
  return ({ startTime, endTime }: { startTime: string; endTime: string }): boolean => {
    if (timeSpan === 'past') return Date.parse(endTime) <= now.getTime();
    // A meeting that began today and lasts until tomorrow is listed under today.
    if (timeSpan === 'upcoming') return Date.parse(startTime) >= Date.parse(from);
    return true;
  };
}

const iso = (at: Temporal.ZonedDateTime): string => new Date(at.epochMilliseconds).toISOString();
