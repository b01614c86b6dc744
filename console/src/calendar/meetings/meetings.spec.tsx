import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { openConsole } from '#testing/openConsole.js';

const meeting = {
  ...{ _id: '1', id: '1', name: 'Weekly advice', description: 'Bring your papers' },
  ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
  ...{ timeZone: 'Europe/Berlin', repeat: 'weekly' as const, repeatTill: '2026-04-14' },
  ...{ organizerId: '7', organizerName: 'Ada Berger', attendeeCount: 1, sessionId: null },
  ...{ hasPin: true, joinPermission: true, status: 'planned' as const, live: false, sequence: 0 },
  ...{ createdAt: '2026-03-04T05:00:00.000Z', updatedAt: '2026-03-04T05:00:00.000Z' },
  attendees: [
    {
      ...{ attendeeId: '9', attendeeType: 'Guest' as const, organizer: false },
      ...{ mode: { email: true, msg: false }, displayName: null },
      ...{ answer: 'declined' as const, proposal: null, comment: null },
    },
  ],
};

describe('the pages of meetings', () => {
  test('list meetings with how they come back', async () => {
    await openConsole('meetings', { meetings: [meeting] });
    expect(await screen.findByText('Weekly advice')).toBeTruthy();
    expect(screen.getByText('Weekly')).toBeTruthy();
    expect(screen.getByText('Planned')).toBeTruthy();
  });

  test('say what a meeting is while there is none, in German as well', async () => {
    await openConsole('meetings', { meetings: [] }, { language: 'de' });
    expect(await screen.findByText('Noch keine Besprechungen')).toBeTruthy();
  });

  test('show the invited people, including those whose names are erased', async () => {
    await openConsole('meetings/1/show', { meetings: [meeting] });
    expect(await screen.findByText('Deleted person · guest · declined')).toBeTruthy();
    expect(screen.getByText('Ada Berger')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel meeting' })).toBeTruthy();
  });
});
