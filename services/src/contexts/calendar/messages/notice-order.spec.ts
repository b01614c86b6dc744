import { describe, expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import type { Decision } from '@foyer/contracts/decision';

import { cancelMeeting, cancelOccurrence } from '../domain/cancel-meeting.js';
import { changeMeeting } from '../domain/change-meeting.js';
import { changeOccurrence } from '../domain/change-occurrence.js';
import { evolveMeeting } from '../domain/evolve-meeting.js';
import { initialMeeting, type MeetingState } from '../domain/meeting.js';
import { planMeeting, type PlanMeeting } from '../domain/plan-meeting.js';
import type { MeetingLinks } from '../adapters/meeting-links.js';
import type { People } from '../adapters/people.js';
import { noticeParts } from './notice-parts.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n.toString()}`;
const [meetingId, ada, sid, tom] = [id(1), id(2), id(3), id(4)];
const now = new Date('2026-03-02T09:00:00.000Z');
const by = { id: ada, managesAll: false };
const next = { meetingId: id(9), eventShortId: 'next' };
const empty = { agenda: new Map(), others: new Map() };
const guest = (attendeeId: string) =>
  ({ attendeeId, attendeeType: 'Guest', mode: { email: true, msg: false } }) as const;
const plan: PlanMeeting = {
  ...{ meetingId, eventShortId: 'short', organizerId: ada, sessionId: null, pinId: null },
  ...{ name: 'Weekly', description: '', timeZone: 'Europe/Berlin', joinPermission: true },
  ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
  ...{ repeat: 'weekly', repeatTill: '2026-04-14', attendees: [guest(sid)] },
};
const [second, third, fourth] = [
  '2026-03-24T08:00:00.000Z',
  '2026-03-31T07:00:00.000Z',
  '2026-04-07T07:00:00.000Z',
];
const known = async () => ({
  ...{ displayName: 'Sid', email: 'sid@example.com', phoneNumber: null, language: null },
});
const people = { reach: known, organizer: known } as unknown as People;
const links = {
  forGuest: async () => 'https://reception.example.org/meet',
} as unknown as MeetingLinks;

type Act = (state: MeetingState) => Decision<unknown, unknown>;
const change =
  (more: Partial<PlanMeeting>): Act =>
  (meeting) =>
    changeMeeting(
      { meeting, ...empty },
      { ...plan, pinId: undefined, next, ...more },
      { now, author: by },
    );
const move =
  (occurrence: string): Act =>
  (meeting) => {
    const at = (hours: number) =>
      new Date(Date.parse(occurrence) + hours * 3_600_000).toISOString();
    const words = { name: 'Weekly', description: '' };
    const times = { startTime: at(3), endTime: at(4) };
    return changeOccurrence(
      meeting,
      { meetingId, occurrence, ...times, ...words },
      { now, author: by },
    );
  };
const cancelOne =
  (occurrence: string): Act =>
  (meeting) =>
    cancelOccurrence(meeting, { meetingId, occurrence, reason: '' }, { now, author: by });
const cancelAll: Act = (meeting) =>
  cancelMeeting({ meeting, agenda: new Map() }, { meetingId, reason: '' }, { now, author: by });

const eventsOf = (decision: Decision<unknown, unknown>): readonly MeetingEvent[] => {
  if (decision.type === 'rejected') throw new Error(decision.code);
  const { events } = decision as { readonly events: { meeting?: readonly MeetingEvent[] } };
  return events.meeting ?? (decision.events as readonly MeetingEvent[]);
};

/**
 * The mails that a guest gets of acts that all came to pass before the first mail could be sent.
 */
async function mailsAfter(acts: readonly Act[]) {
  const first = planMeeting({ meeting: initialMeeting, ...empty, sessionIsThere: true }, plan, {
    now,
  });
  const happened = [...eventsOf(first)];
  let state = happened.reduce(evolveMeeting, initialMeeting);
  for (const act of acts) {
    const events = eventsOf(act(state));
    happened.push(...events);
    state = events.reduce(evolveMeeting, state);
  }
  const mails: { kind: string; sequence: number }[] = [];
  for (const event of happened) {
    if (event.type !== 'MeetingMailDue' || event.data.attendeeId !== sid) continue;
    const parts = await noticeParts(event.data, state, { people, links, now });
    const calendar = parts?.mail.calendar;
    if (!parts || !calendar) continue;
    const sequence = Number(/SEQUENCE:(\d+)/.exec(calendar.content)?.[1]);
    mails.push({ kind: parts.mail.kind, sequence });
  }
  return mails;
}

const without = change({ attendees: [guest(tom)] });
const again = change({ attendees: [guest(tom), guest(sid)] });

describe('the mails of a meeting that waited for the mail server', () => {
  test('call off nothing for a guest who was invited again meanwhile', async () => {
    const acts = [cancelOne(second), move(third), without, again, cancelOne(fourth)];
    const mails = await mailsAfter(acts);
    expect(mails.map(({ kind }) => kind)).toEqual(['invitation', 'invitation', 'cancellation']);
  });

  test.each([
    ['dates that are called off and moved', [cancelOne(second), move(third), cancelOne(fourth)]],
    ['a guest taken out', [cancelOne(second), without]],
    ['a guest taken out and in', [move(second), without, again, move(third)]],
    ['all called off after a guest came back', [without, again, cancelOne(second), cancelAll]],
    [
      'all moved after a date',
      [
        move(second),
        change({ startTime: '2026-03-18T08:00:00.000Z', endTime: '2026-03-18T09:00:00.000Z' }),
        cancelOne('2026-03-25T08:00:00.000Z'),
      ],
    ],
  ])('carry numbers that never fall: %s', async (_what, acts) => {
    const numbers = (await mailsAfter(acts)).map(({ sequence }) => sequence);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test('end with the last word on all of it', async () => {
    const mails = await mailsAfter([without, again, cancelAll]);
    expect(mails.at(-1)).toEqual({ kind: 'cancellation', sequence: 3 });
    expect(mails.filter(({ kind }) => kind === 'cancellation')).toHaveLength(1);
  });
});
