import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';
import { serveCalls } from '../testing/serveCalls.js';

const device = {
  display: 'Offline',
  deactivated: false,
  lastSeenAt: null,
  uptime: null,
  diskUsage: null,
  mediaPath: null,
  version: null,
  network: null,
};
const [lobby, hall, counter] = [1, 2, 3].map((n) => `019a0000-0000-7000-8000-00000000000${n}`);
const ids = [lobby, hall, counter];
const devices = ids.map((id, index) => ({ ...device, id, name: `Kiosk ${index + 1}` }));

beforeEach(() => localStorage.clear());

test.each([
  ['Devices deactivated', ids, []],
  ['2 done, 1 failed', [lobby, counter], [hall]],
])('a bulk of devices says what it came to: %s', async (said, successIds, failedIds) => {
  const user = userEvent.setup();
  const calls = serveCalls({
    'PUT /api/v2/devices/deactivate': () => ({ body: { successIds, failedIds } }),
  });
  await openConsole('devices', { devices });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids });
});
