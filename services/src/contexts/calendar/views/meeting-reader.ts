import { Inject, Injectable } from '@nestjs/common';
import type { CalendarEvent } from '@foyer/contracts/calendar';
import { trusted, type ReadStore } from '@foyer/projections';
import type { MeetingDocument } from '@foyer/projections/calendar';

import { Clock } from '#platform/clock';
import { READ_STORE } from '#platform/tokens';
import { lastOccurrence, nextOccurrence, type Occurrence } from '../domain/occurrences.js';
import { occurrenceOn } from '../domain/schedule.js';
import { People } from '../adapters/people.js';
import { endedAt } from './ended-at.js';
import { seriesOf } from './series-of.js';
import { shownOccurrence } from './shown-meeting.js';

/** Reads meetings and shows them with names. */
@Injectable()
export class MeetingReader {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  document(meetingId: string): Promise<MeetingDocument | null> {
    return this.#meetings().findOne({ _id: meetingId });
  }

  byLink(eventShortId: string): Promise<MeetingDocument | null> {
    return this.#meetings().findOne({ eventShortId });
  }

  /** Ids of meetings that are not over yet. */
  async idsAhead(): Promise<readonly string[]> {
    const now = this.clock.now().toISOString();
    const ahead = { overBy: trusted({ $gte: now }), status: 'planned' as const };
    const found = await this.#meetings().find(ahead, { projection: { _id: 1 } });
    return found.map(({ _id }) => _id);
  }

  /** Returns the organizers of meetings that are not over yet. */
  async organizersAhead(): Promise<readonly string[]> {
    const now = this.clock.now().toISOString();
    const ahead = { overBy: trusted({ $gte: now }), status: 'planned' as const };
    const found = await this.#meetings().find(ahead, { projection: { organizerId: 1 } });
    return [...new Set(found.map(({ organizerId }) => organizerId))];
  }

  /**
   * Meetings of a member that may take place in a time, also those that were called off; of one
   * session, where it is named.
   */
  async ofMember(
    memberId: string,
    { from, to, sessionId }: { from: string; to: string; sessionId?: string | undefined },
  ): Promise<readonly MeetingDocument[]> {
    return this.#meetings().find({
      memberIds: memberId,
      overBy: trusted({ $gte: from }),
      begins: trusted({ $lt: to }),
      ...(sessionId !== undefined && { sessionId }),
    });
  }

  names(documents: readonly MeetingDocument[]): Promise<ReadonlyMap<string, string>> {
    return this.people.names(
      documents.flatMap(({ organizerId, attendees }) => [
        organizerId,
        ...attendees.map(({ attendeeId }) => attendeeId),
      ]),
    );
  }

  async isOrganizerGone({ organizerId }: MeetingDocument): Promise<boolean> {
    return !(await this.people.isMember(organizerId));
  }

  /**
   * Returns the shown form of a meeting as a whole: the occurrence that is under way or comes next,
   * else its last one.
   */
  async show(document: MeetingDocument, which?: string): Promise<CalendarEvent | undefined> {
    const occurrence =
      which === undefined ? this.#current(document) : occurrenceAt(document, which);
    if (occurrence === undefined) return undefined;
    return shownOccurrence(document, occurrence, await this.names([document]));
  }

  /** Returns the first date that a series has no more; as a whole where it did not end so. */
  async showEnd(document: MeetingDocument): Promise<CalendarEvent> {
    const end = endedAt(document) ?? this.#current(document);
    return shownOccurrence(document, end, await this.names([document]));
  }

  #current(document: MeetingDocument): Occurrence {
    const series = seriesOf(document);
    const { startTime, endTime } = document;
    // If every occurrence was cancelled, the first one represents the meeting.
    const first = { date: '', ruledStart: startTime, startTime, endTime, own: undefined };
    const off = document.status === 'cancelled' ? endedAt(document) : undefined;
    return off ?? nextOccurrence(series, this.clock.now()) ?? lastOccurrence(series) ?? first;
  }

  #meetings() {
    return this.store.collection<MeetingDocument>('meetings');
  }
}

/** The one that begins then by the rule, also where it was called off. */
function occurrenceAt(document: MeetingDocument, ruledStart: string): Occurrence | undefined {
  const series = seriesOf(document);
  const at = Date.parse(ruledStart);
  const ended = endedAt(document);
  if (ended !== undefined && Date.parse(ended.ruledStart) === at) return ended;
  for (const offset of [-1, 0, 1]) {
    const date = new Date(at + offset * 86_400_000).toISOString().slice(0, 10);
    const ruled = occurrenceOn(series.schedule, date);
    if (ruled === undefined || Date.parse(ruled.startTime) !== at) continue;
    const own = series.moved.get(date);
    const off = document.calledOff.find((one) => one.date === date);
    const { startTime, endTime } = own ?? off ?? ruled;
    return { date, ruledStart: ruled.startTime, startTime, endTime, own };
  }
  return undefined;
}
