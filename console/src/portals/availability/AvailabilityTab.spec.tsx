import { expect, test } from '@jest/globals';
import { STANDARD_HOURS } from '@foyer/contracts/portals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../../testing/openConsole.js';
import { serveCalls } from '../../testing/serveCalls.js';

const portal = {
  id: 'p1',
  _id: 'p1',
  name: 'Reception',
  deactivated: false,
  members: [],
  revision: 1,
};
const hours = { availability: STANDARD_HOURS, timezone: 'Europe/Berlin', saved: true };
const preview = {
  open: false,
  exceptionId: null,
  nextChange: '2026-03-02T07:00:00.000Z',
  nextOpening: '2026-03-02T07:00:00.000Z',
  openings: [],
};

test('the hours of a portal are changed, tried and saved by themselves', async () => {
  const calls = serveCalls({
    'GET /api/v2/queueAvailability/allDetails': () => ({ body: { ...hours, exceptions: [] } }),
    'POST /api/v2/queueAvailability/preview': () => ({ body: preview }),
    'POST /api/v2/queueAvailability/saveAll': ({ body }) => ({
      body: { ...hours, ...(body as object) },
    }),
  });
  await openConsole('portals/p1/availability', { portals: [portal], members: [] });
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  expect(await screen.findByText(/Visitors see that you open again on Monday.*08:00/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove hours on Monday' }));
  expect(screen.getByText('Changes not saved')).toBeTruthy();
  await userEvent.click(save);
  await waitFor(() =>
    expect(calls.find(({ url }) => url.pathname.endsWith('/saveAll'))?.body).toEqual({
      queueId: 'p1',
      timezone: 'Europe/Berlin',
      availability: { ...STANDARD_HOURS, monday: [] },
    }),
  );
  expect(calls.some(({ url }) => url.pathname.endsWith('/saveExceptions'))).toBe(false);
});
