import { describe, expect, test } from '@jest/globals';
import type { FactoryProvider } from '@nestjs/common';
import type { CalendarEvent } from '@foyer/contracts/calendar';
import type { MeetingDocument } from '@foyer/projections/calendar';

import { provideQueries } from '#platform/cqrs';
import { initialMeeting } from '../domain/meeting.js';
import { GetMeeting } from './get-meeting.js';
import { MeetingReader } from './meeting-reader.js';

const times = { startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' };
const series = {
  ...{ _id: 'm', eventShortId: 'short', organizerId: 'ada', name: 'Weekly', description: '' },
  ...{ ...times, timeZone: 'UTC', repeat: 'weekly', repeatTill: '2026-03-30', status: 'planned' },
  ...{ attendees: [], memberIds: ['ada'], oldAttendees: [], cancelledDates: [], calledOff: [] },
  ...{ moved: [], hidden: [], continues: null, continued: null, ended: null, sequence: 1 },
  ...{ sessionId: null, hasPin: false, joinPermission: true, callId: null, live: false },
} as unknown as MeetingDocument;
const cut = '2026-03-31T08:00:00.000Z';
const ended = {
  ...{ date: '2026-03-31', ruledStart: cut, startTime: cut, endTime: '2026-03-31T09:00:00.000Z' },
  continuedBy: null,
};

function get(document: MeetingDocument, asked: { occurrence?: string; orEnd?: boolean }) {
  const reader = new MeetingReader(
    { collection: () => ({ findOne: async () => document }) } as never,
    { names: async () => new Map() } as never,
    { now: () => new Date('2026-03-02T09:00:00.000Z') } as never,
  );
  const [provider] = provideQueries({ GetMeeting }) as FactoryProvider[];
  const handler = provider?.useFactory(reader, { stateOf: async () => initialMeeting }) as {
    execute(query: InstanceType<typeof GetMeeting>): Promise<CalendarEvent>;
  };
  const viewer = { id: 'ada', managesAll: false };
  return handler.execute(new GetMeeting({ ...asked, meetingId: 'm', viewer }));
}

describe('a date that a series has no more', () => {
  const gone = '2026-04-07T08:00:00.000Z';

  test('is not found', async () => {
    const rejected = { code: 'OCCURRENCE_NOT_FOUND' };
    await expect(get({ ...series, ended }, { occurrence: gone })).rejects.toMatchObject(rejected);
  });

  test('shows the end of the series to the one who cut it', async () => {
    expect(await get({ ...series, ended }, { occurrence: gone, orEnd: true })).toMatchObject({
      ...{ occurrence: cut, startTime: cut, cancelled: true },
    });
  });

  test.each([
    ['is as long as it was', null],
    ['continues as another meeting', { ...ended, continuedBy: 'later' }],
  ])('shows the next date of a series that %s', async (_how, end) => {
    const shown = await get({ ...series, ended: end }, { occurrence: gone, orEnd: true });
    expect(shown).toMatchObject({ occurrence: times.startTime, cancelled: false });
  });

  test('is preferred where the series still has it', async () => {
    const occurrence = '2026-03-24T08:00:00.000Z';
    const shown = await get({ ...series, ended }, { occurrence, orEnd: true });
    expect(shown).toMatchObject({ occurrence, cancelled: false });
  });
});
