import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';
import { aDevice, idOf } from '../testing/records.js';
import { serveCalls } from '../testing/serveCalls.js';

const ids = [1, 2, 3].map(idOf);
const [lobby = '', hall = '', counter = ''] = ids;
const devices = ids.map((id, index) => aDevice(id, { name: `Kiosk ${index + 1}` }));

beforeEach(() => localStorage.clear());

test.each([
  ['Devices deactivated', ids, []],
  ['2 done, 1 failed · Kiosk 2', [lobby, counter], [hall]],
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
