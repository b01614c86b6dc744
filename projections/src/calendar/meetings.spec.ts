import { expect, test } from '@jest/globals';
import type { MeetingEvent } from '@foyer/contracts/calendar';
import type { PersonEvent } from '@foyer/contracts/identity';

import { describeProjection } from '../testing/index.js';
import { meetings } from './meetings.js';

const id = (n: number) => `01990000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`;
const [meetingId, ada, tom, gil] = [id(1), id(2), id(3), id(4)];
const at = '2026-03-02T10:00:00.000Z';
const mode = { email: true, msg: false };
const times = { startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' };
const rule = { timeZone: 'Europe/Berlin', repeat: 'weekly', repeatTill: '2026-04-14' } as const;
const set = {
  ...{ ...times, ...rule, organizerId: ada, name: 'Weekly', description: 'Words' },
  ...{ joinPermission: true },
};

const planned: MeetingEvent = {
  type: 'MeetingPlanned',
  data: {
    ...{ ...set, meetingId, eventShortId: 'short', sessionId: null, pinId: id(9) },
    attendees: [
      { attendeeId: tom, attendeeType: 'User', mode },
      { attendeeId: gil, attendeeType: 'Guest', mode },
    ],
  },
};
const said = {
  ...{ answer: 'none', proposal: null, comment: null, onDates: [] },
};
const shown = {
  ...{ ...set, _id: meetingId, eventShortId: 'short', status: 'planned', sequence: 0 },
  ...{ sessionId: null, hasPin: true, attendeeCount: 2, memberIds: [ada, tom] },
  attendees: [
    { ...said, attendeeId: tom, attendeeType: 'User', mode },
    { ...said, attendeeId: gil, attendeeType: 'Guest', mode },
  ],
  ...{ oldAttendees: [], cancelledDates: [], calledOff: [], hidden: [], moved: [] },
  ...{ continues: null, continued: null, ended: null },
  ...{ callId: null, live: false },
  ...{ begins: times.startTime, overBy: '2026-04-17T00:00:00.000Z', createdAt: at, updatedAt: at },
};
const movedTo = {
  ...{ meetingId, organizerId: ada, sequence: 1, date: '2026-04-14', name: 'Own' },
  ...{ startTime: '2026-04-20T08:00:00.000Z', endTime: '2026-04-20T09:00:00.000Z' },
  description: 'Else',
};
const moved: MeetingEvent = { type: 'MeetingOccurrenceChanged', data: movedTo };
const forgotten = (personId: string, kind: 'guest' | 'member'): PersonEvent => ({
  type: 'PersonForgotten',
  data: { personId, kind },
});

describeProjection<MeetingEvent | PersonEvent>(meetings, (given) => {
  test('shows a meeting with its series, and to whom it belongs', () =>
    given({ ...planned, at }).thenDocuments('meetings', [shown]));

  test('knows how far one that was moved lies beyond the series', () =>
    given({ ...planned, at }, { ...moved, at }).thenDocuments('meetings', [
      {
        ...{ ...shown, sequence: 1, overBy: '2026-04-20T09:00:00.000Z' },
        moved: [
          {
            ...{ date: '2026-04-14', name: 'Own', description: 'Else' },
            ...{ startTime: '2026-04-20T08:00:00.000Z', endTime: '2026-04-20T09:00:00.000Z' },
          },
        ],
      },
    ]));

  test('keeps nothing of what a forgotten organizer wrote, nor of what a forgotten guest said', () =>
    given(
      { ...planned, at },
      { ...moved, at },
      {
        type: 'MeetingAnswered',
        data: { meetingId, attendeeId: gil, answer: 'declined', proposal: null, comment: 'Ill' },
        at,
      },
      { ...forgotten(ada, 'member'), at },
      { ...forgotten(gil, 'guest'), at },
    ).thenDocuments('meetings', [
      {
        ...{ ...shown, sequence: 1, overBy: '2026-04-20T09:00:00.000Z' },
        ...{ name: null, description: null },
        moved: [
          {
            ...{ date: '2026-04-14', name: null, description: null },
            ...{ startTime: '2026-04-20T08:00:00.000Z', endTime: '2026-04-20T09:00:00.000Z' },
          },
        ],
        attendees: [
          shown.attendees[0],
          { ...shown.attendees[1], answer: 'declined', comment: null },
        ],
      },
    ]));

  test('keeps of which date something was said, and what was said of the series', () => {
    const answered = (answer: 'accepted' | 'proposed', date: string | null): MeetingEvent => ({
      type: 'MeetingAnswered',
      data: {
        ...{ meetingId, attendeeId: gil, answer, comment: '', date },
        proposal: answer === 'proposed' ? times : null,
      },
    });
    return given(
      { ...planned, at },
      { ...answered('accepted', null), at },
      { ...answered('proposed', '2026-03-24'), at },
      { ...answered('proposed', '2026-03-31'), at },
    ).thenDocuments('meetings', [
      {
        ...shown,
        attendees: [
          shown.attendees[0],
          {
            ...{ ...shown.attendees[1], answer: 'accepted', comment: '' },
            onDates: ['2026-03-24', '2026-03-31'].map((date) => ({
              ...{ date, answer: 'proposed', proposal: times, comment: '' },
            })),
          },
        ],
      },
    ]);
  });

  test('forgets what was said of other times, and knows when a date that is off would have been', () => {
    const answered: MeetingEvent = {
      type: 'MeetingAnswered',
      data: { meetingId, attendeeId: gil, answer: 'accepted', proposal: null, comment: 'Yes' },
    };
    const off: MeetingEvent = {
      type: 'MeetingOccurrenceCancelled',
      data: {
        meetingId,
        organizerId: ada,
        sequence: 2,
        date: '2026-03-24',
        reason: 'Ill',
        previous: times,
      },
    };
    const hidden: MeetingEvent = {
      type: 'CancelledMeetingHidden',
      data: { meetingId, memberId: tom, date: '2026-03-24' },
    };
    const onDates = [{ date: '2026-04-14', answer: 'none', proposal: null, comment: null }];
    return given(
      { ...planned, at },
      { ...answered, at },
      { type: 'MeetingOccurrenceChanged', data: { ...movedTo, previous: times }, at },
      { ...off, at },
      { ...hidden, at },
    ).thenDocuments('meetings', [
      expect.objectContaining({
        ...{ cancelledDates: ['2026-03-24'], calledOff: [{ date: '2026-03-24', ...times }] },
        hidden: [{ memberId: tom, date: '2026-03-24' }],
        attendees: [
          { ...shown.attendees[0], onDates },
          { ...shown.attendees[1], answer: 'accepted', comment: 'Yes', onDates },
        ],
      }),
    ]);
  });

  test('ends a series before a date with what was done to later ones, until it is prolonged', () => {
    const ends: MeetingEvent = {
      type: 'MeetingSeriesEnded',
      data: {
        ...{ meetingId, organizerId: ada, sequence: 2, date: '2026-03-31', reason: '' },
        ...{ occurrence: '2026-03-31T07:00:00.000Z', previous: times, continuedBy: gil },
      },
    };
    const prolonged: MeetingEvent = {
      type: 'MeetingChanged',
      data: {
        ...{ ...set, meetingId, pinId: id(9), sequence: 3, oldAttendees: [], ...rule },
        attendees: planned.data.attendees,
      },
    };
    const ended = {
      ...{ date: '2026-03-31', ruledStart: '2026-03-31T07:00:00.000Z', continuedBy: gil },
      ...times,
    };
    const short = { ...shown, repeatTill: '2026-03-30', overBy: '2026-04-02T00:00:00.000Z' };
    return Promise.all([
      given({ ...planned, at }, { ...moved, at }, { ...ends, at }).thenDocuments('meetings', [
        { ...short, sequence: 2, ended, continued: { date: '2026-03-31', by: gil } },
      ]),
      given({ ...planned, at }, { ...ends, at }, { ...prolonged, at }).thenDocuments('meetings', [
        { ...shown, sequence: 3 },
      ]),
    ]);
  });

  const later: MeetingEvent = {
    type: 'MeetingPlanned',
    data: { ...planned.data, meetingId: id(6), continues: meetingId },
  };
  const endsBy = (of: string, continuedBy: string | null, sequence = 1): MeetingEvent => ({
    type: 'MeetingSeriesEnded',
    data: {
      ...{ meetingId: of, organizerId: ada, sequence, date: '2026-03-31', reason: '' },
      ...{ occurrence: '2026-03-31T07:00:00.000Z', previous: times, continuedBy },
    },
  });
  const off = (sequence: number): MeetingEvent => ({
    type: 'MeetingCancelled',
    data: { meetingId, organizerId: ada, sequence, reason: '' },
  });
  const split = [
    { ...planned, at },
    { ...endsBy(meetingId, id(6)), at },
    { ...later, at },
  ] as const;

  test.each([
    ['is cancelled before it ran', [off(2)]],
    ['is cancelled while it ran', [endsBy(meetingId, null, 2), off(2)]],
    ['ends earlier', [endsBy(meetingId, null, 2)]],
  ])('leads from the first part of a series to the later one also when it %s', (_how, events) =>
    given(...split, ...events.map((one) => ({ ...one, at }))).thenDocuments('meetings', [
      expect.objectContaining({
        ...{ _id: meetingId, continued: { date: '2026-03-31', by: id(6) } },
      }),
      expect.objectContaining({ _id: id(6), continues: meetingId, continued: null }),
    ]),
  );

  test.each([
    ['keeps an earlier end than the one', '2026-03-24', '2026-03-24'],
    ['takes the day before the one', '2026-04-14', '2026-03-30'],
  ])('%s at which a series is ended', (_what, repeatTill, till) =>
    given(
      { ...planned, data: { ...planned.data, repeatTill }, at },
      { ...endsBy(meetingId, null), at },
    ).thenDocuments('meetings', [expect.objectContaining({ _id: meetingId, repeatTill: till })]),
  );

  test('leads from each part of a series to the ones right before and after it', () => {
    const between: MeetingEvent = {
      type: 'MeetingPlanned',
      data: { ...planned.data, meetingId: id(7), continues: meetingId },
    };
    return given(
      ...split,
      { ...endsBy(meetingId, id(7), 2), at },
      { ...between, at },
      { ...endsBy(id(7), id(6), 0), at },
    ).thenDocuments('meetings', [
      expect.objectContaining({ continues: null, continued: { date: '2026-03-31', by: id(7) } }),
      expect.objectContaining({ _id: id(6), continues: id(7), continued: null }),
      expect.objectContaining({
        ...{ _id: id(7), continues: meetingId, continued: { date: '2026-03-31', by: id(6) } },
      }),
    ]);
  });

  test('follows who organizes it, and leaves who did invited', () =>
    given(
      { ...planned, at },
      {
        type: 'MeetingHandedOver',
        data: {
          ...{ meetingId, organizerId: tom, from: ada, sequence: 1 },
          ...{ name: 'Weekly', description: 'Words' },
        },
        at,
      },
    ).thenDocuments('meetings', [
      {
        ...{ ...shown, organizerId: tom, sequence: 1, attendeeCount: 3, memberIds: [tom, ada] },
        attendees: [{ ...said, attendeeId: ada, attendeeType: 'User', mode }, ...shown.attendees],
      },
    ]));
});
