import type { MeetingDocument } from '@foyer/projections/calendar';

import { Clock } from '#platform/clock';
import { defineQuery, Rejected } from '#platform/cqrs';
import type { CalendarMeeting } from '../ics/calendar-file.js';
import { DeploymentSettings } from '#contexts/settings';
import { MeetingLinks } from '../adapters/meeting-links.js';
import { People } from '../adapters/people.js';
import { MeetingReader } from './meeting-reader.js';
import { seriesOf } from './series-of.js';
import { withoutDeclined } from './without-declined.js';
import { latePart } from '#platform/late-part';

const needs = { reader: MeetingReader, people: People, links: MeetingLinks, clock: Clock };
const YEAR_MS = 366 * 24 * 3_600_000;

interface Asked {
  readonly meetingId: string;
  readonly viewer: { readonly id: string; readonly managesAll: boolean };
}

/** A meeting with its whole series as an iCalendar file, for those who belong to it. */
export const ExportMeeting = defineQuery({
  name: 'ExportMeeting',
  needs,
  answer: async ({ meetingId, viewer }: Asked, { needs: parts }): Promise<string> => {
    const document = await parts.reader.document(meetingId);
    const mayRead = viewer.managesAll || document?.memberIds.includes(viewer.id) === true;
    if (!document || !mayRead) throw new Rejected('MEETING_NOT_FOUND');
    const { cancellationFile, keptFile } = await files();
    const [meeting] = await toldOf([document], parts);
    if (!meeting) throw new Rejected('MEETING_NOT_FOUND');
    return isOff(document) ? cancellationFile(meeting, null) : keptFile([meeting]);
  },
});

/** Exports the member's own meetings of a year back and a year ahead. */
export const ExportMeetings = defineQuery({
  name: 'ExportMeetings',
  needs,
  answer: async (memberId: string, { needs: parts }): Promise<string> => {
    const { keptFile } = await files();
    return keptFile(await ofYears(memberId, parts));
  },
});

/**
 * The same for calendars that look again and again, which cannot show what was declined as such.
 */
export const ExportFeed = defineQuery({
  name: 'ExportFeed',
  needs: { ...needs, settings: DeploymentSettings },
  answer: async (memberId: string, { needs: parts }): Promise<string> => {
    const { title } = (await parts.settings.current()).appearance;
    const { keptFile } = await files();
    return keptFile(await ofYears(memberId, parts, withoutDeclined), { name: title });
  },
});

/** A series that was cancelled while it ran keeps what took place. */
const isOff = ({ status, ended }: MeetingDocument): boolean =>
  status === 'cancelled' && ended === null;

interface Reading extends Parts {
  readonly reader: MeetingReader;
}

type Shown = typeof withoutDeclined;

async function ofYears(
  memberId: string,
  parts: Reading,
  shown: Shown = (document) => document,
): Promise<readonly CalendarMeeting[]> {
  const now = parts.clock.now().getTime();
  const [from, to] = [now - YEAR_MS, now + YEAR_MS].map((at) => new Date(at).toISOString());
  const window = { from: from ?? '', to: to ?? '' };
  const all = await parts.reader.ofMember(memberId, window);
  return toldOf(
    all.filter((one) => !isOff(one)).flatMap((one) => shown(one, memberId, window.to) ?? []),
    parts,
  );
}

/** Brings time zones along, for which no start waits. */
const files = latePart(() => import('../ics/calendar-file.js'));

interface Parts {
  readonly people: People;
  readonly links: MeetingLinks;
  readonly clock: Clock;
}

async function toldOf(
  documents: readonly MeetingDocument[],
  { people, links, clock }: Parts,
): Promise<readonly CalendarMeeting[]> {
  const ids = [...new Set(documents.map(({ organizerId }) => organizerId))];
  const found = await Promise.all(ids.map(async (id) => [id, await people.organizer(id)] as const));
  const organizers = new Map(found);
  return documents.map((document) => {
    const { _id: id, sequence, cancelledDates, name, description, organizerId } = document;
    const organizer = organizers.get(organizerId);
    return {
      ...seriesOf(document),
      ...{ id, sequence, cancelledDates, attendee: null, url: links.forMember(id) },
      ...{ name: name ?? '', description: description ?? '' },
      organizer: { name: organizer?.displayName ?? '', email: organizer?.email ?? null },
      stamp: clock.now().toISOString(),
    };
  });
}
