import { describe, expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';

import type { MeetingLinks } from '../adapters/meeting-links.js';
import type { People } from '../adapters/people.js';
import { evolveMeeting } from '../domain/evolve-meeting.js';
import { initialMeeting, type MeetingState } from '../domain/meeting.js';
import { meetingMail } from './meeting-mail.js';
import { noticeParts } from './notice-parts.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, ada, tom, gil, rita] = [id(1), id(2), id(3), id(4), id(5)];
const now = new Date('2026-03-02T09:00:00.000Z');
const names = new Map([
  ...([
    [ada, 'Ada Berger'],
    [tom, 'Tom Kurz'],
    [gil, 'Gil Winter'],
    [rita, 'Rita Admin'],
  ] as const),
]);
let country: string | undefined;
const known = async (one: string) => ({
  ...{ displayName: names.get(one) ?? '', email: `${one.slice(-1)}@example.org` },
  ...{ phoneNumber: null, language: one === gil ? null : ('en' as const), country },
});
/** Those who are deactivated. */
const inactive = new Set<string>();
const people = {
  reach: async (one: string) => (inactive.has(one) ? undefined : known(one)),
  organizer: known,
  names: async (ids: readonly string[]) =>
    new Map(ids.map((one) => [one, names.get(one) ?? ''] as const)),
} as unknown as People;
const links = {
  forGuest: async () => 'https://reception.example.org/meet',
  forMember: () => 'https://reception.example.org/calendar',
} as unknown as MeetingLinks;

const mode = { email: true, msg: false };
const planned: MeetingEvent = {
  type: 'MeetingPlanned',
  data: {
    ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId: null },
    ...{ name: 'Weekly', description: '', timeZone: 'Europe/Berlin', joinPermission: true },
    ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
    ...{ repeat: 'weekly', repeatTill: '2026-04-14' },
    attendees: [
      { attendeeId: tom, attendeeType: 'User', mode },
      { attendeeId: gil, attendeeType: 'Guest', mode },
    ],
  },
};
const meeting = evolveMeeting(initialMeeting, planned);
const handed = evolveMeeting(meeting, {
  type: 'MeetingHandedOver',
  data: {
    ...{ meetingId, organizerId: tom, from: ada, sequence: 1 },
    ...{ name: 'Weekly', description: '' },
  },
});

type Notice = Extract<MeetingEvent, { type: 'MeetingMailDue' }>['data'];

async function read(attendeeId: string, of: Partial<Notice>, state: MeetingState = meeting) {
  const notice: Notice = {
    ...{ meetingId, attendeeId, sequence: 0, date: null, answeredBy: null, kind: 'invitation' },
    ...{ attendeeType: attendeeId === gil ? 'Guest' : 'User', until: '2026-04-14T09:00:00.000Z' },
    ...of,
  };
  const parts = await noticeParts(notice, state, { people, links, now });
  if (parts === undefined) throw new Error('There is nothing to report');
  const to = { id: attendeeId, displayName: names.get(attendeeId) ?? '', email: 'a@example.org' };
  const mail = meetingMail({ ...parts.mail, to, title: 'Foyer' });
  const file = mail.calendar?.content.replaceAll('\r\n ', '') ?? '';
  return { ...mail, file };
}

describe('the mail to a guest', () => {
  const came = (timeZone: string, language: 'de' | 'en') =>
    evolveMeeting(meeting, {
      type: 'MeetingInvitationUsed',
      data: { meetingId, guestId: gil, browser: 'hash', reads: { timeZone, language } },
    });
  const lines = async (state: MeetingState) =>
    (await read(gil, {}, state)).text.split('\n').filter((line) => line.includes('2026'));

  test('names the time where the guest is, and by the clock of the meeting where that differs', async () => {
    expect(await lines(came('America/New_York', 'en'))).toEqual([
      'When: Tuesday, 17 March 2026, 04:00–05:00 GMT-4',
      'By the clock of the meeting: Tuesday, 17 March 2026, 09:00–10:00 CET',
      'Repeats weekly until 14 April 2026',
    ]);
    expect(await lines(came('Europe/Paris', 'de'))).toHaveLength(2);
    expect((await read(gil, {}, came('Europe/Paris', 'de'))).subject).toBe('Einladung: Weekly');
  });

  test.each([
    ['GB', 'Invitation: Weekly', '08:00', 3],
    ['AT', 'Einladung: Weekly', '09:00', 2],
    // It has several clocks.
    ['US', 'Invitation: Weekly', '09:00', 2],
  ])('guesses clock and language by a number of %s', async (of, subject, from, count) => {
    country = of;
    const mail = await read(gil, {});
    const found = await lines(meeting);
    country = undefined;
    expect(mail.subject).toBe(subject);
    expect(found[0]).toContain(from);
    expect(found).toHaveLength(count);
  });

  test('ignores a zone that it does not know, and guesses instead', async () => {
    country = 'GB';
    const found = await lines(came('Mars/Base', 'de'));
    const { subject } = await read(gil, {}, came('Mars/Base', 'de'));
    country = undefined;
    expect(found[0]).toContain('08:00');
    expect(subject).toBe('Einladung: Weekly');
  });

  test('knows the clock by which a guest answered', () => {
    const answered = evolveMeeting(meeting, {
      type: 'MeetingAnswered',
      data: {
        ...{ meetingId, attendeeId: gil, answer: 'accepted', proposal: null, comment: '' },
        reads: { timeZone: 'Asia/Tokyo', language: 'en' },
      },
    });
    return expect(lines(answered)).resolves.toContain(
      'When: Tuesday, 17 March 2026, 17:00–18:00 GMT+9',
    );
  });
});

describe('the mail about a meeting', () => {
  test('goes to no deactivated organizer, and names that one to all others', async () => {
    inactive.add(ada);
    const [own, others] = await Promise.allSettled([read(ada, {}), read(gil, {})]);
    inactive.clear();
    expect(own.status).toBe('rejected');
    expect(others).toMatchObject({ value: { file: expect.stringContaining('2@example.org') } });
  });

  test('enters it in the calendar of who planned it, without asking', async () => {
    const mail = await read(ada, { by: ada });
    expect(mail.subject).toBe('Planned: Weekly');
    expect(mail.text).toContain('You have planned this video meeting.');
    expect(mail.text).toContain('The attached file is for your own calendar.');
    expect(mail.calendar?.method).toBe('PUBLISH');
    expect(mail.file).toContain('METHOD:PUBLISH');
    expect(mail.file).toContain('ORGANIZER');
    expect(mail.file).not.toContain('ATTENDEE');
  });

  test('cancels it in the calendar of the organizer by the same id, without attendees', async () => {
    const data = { meetingId, organizerId: ada, sequence: 1, reason: '' };
    const off = evolveMeeting(meeting, { type: 'MeetingCancelled', data });
    const mail = await read(ada, { kind: 'cancellation', sequence: 1, by: ada }, off);
    expect(mail.calendar?.method).toBe('CANCEL');
    for (const line of ['METHOD:CANCEL', `UID:${meetingId}`, 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(mail.file.split('\r\n')).toContain(line);
    expect(mail.file).toContain('ORGANIZER');
    expect(mail.file).not.toContain('ATTENDEE');
  });

  test('names to members who changed it, and to guests its organizer', async () => {
    const change = { kind: 'update', by: rita } as const;
    expect((await read(ada, change)).text).toContain('Rita Admin has changed this video meeting.');
    expect((await read(tom, change)).text).toContain('Rita Admin has changed this video meeting.');
    expect((await read(gil, change)).text).toContain('Ada Berger has changed this video meeting.');
    const own = await read(tom, { kind: 'update', by: tom });
    expect(own.text).toContain('You have changed this video meeting.');
    // An attendee who acts is one who is invited all the same.
    expect(own.file).toContain('METHOD:REQUEST');
  });

  test('says to each that it was handed over, and to the new organizer by whom', async () => {
    const over = { kind: 'hand-over', sequence: 1, by: ada } as const;
    const toTom = await read(tom, over, handed);
    expect(toTom.subject).toBe('New organizer: Weekly');
    expect(toTom.text).toContain('Ada Berger has handed this video meeting over to you.');
    expect(toTom.file).toContain('METHOD:PUBLISH');
    expect(toTom.file).toContain('ORGANIZER;CN="Tom Kurz":mailto:3@example.org');
    for (const one of [ada, gil]) {
      const mail = await read(one, over, handed);
      expect(mail.text).toContain('Tom Kurz organizes this video meeting from now on.');
      expect(mail.file).toContain('METHOD:REQUEST');
    }
    const { by: _by, ...byNoOne } = over;
    expect((await read(tom, byNoOne, handed)).text).toContain(
      'You organize this video meeting from now on.',
    );
  });
});
