import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { aMember, aPortal } from '#testing/records.js';
import { serveCalls } from '#testing/serveCalls.js';

beforeEach(() => localStorage.clear());

test('the portals of a member are saved with those that the form showed, also after a save that failed', async () => {
  const user = userEvent.setup();
  let isUp = false;
  const calls = serveCalls({
    'PUT /api/v2/queue/memberQueues': () =>
      isUp
        ? { body: { docs: [] } }
        : { status: 500, body: { errors: { code: 'UNKNOWN', msg: 'A mistake.', fields: {} } } },
    '': () => ({ body: {} }),
  });
  const members = [{ memberId: 'm1', own: true }] as never;
  await openConsole('members/m1/portals', {
    members: [aMember('m1')],
    portals: [aPortal('q1', { name: 'Desk', members }), aPortal('q2', { name: 'Hall' })],
  });
  const hall = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Hall/ });
  const desk = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Desk/ });
  expect([desk.checked, hall.checked]).toEqual([true, false]);
  await user.click(hall);
  const save = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' }).at(-1)!;
  await user.click(save);
  expect(await screen.findAllByText('A mistake.')).not.toEqual([]);
  expect([hall.checked, save.disabled]).toEqual([true, false]);
  isUp = true;
  await user.click(save);
  await screen.findByText(/saved|updated/i);
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ memberId: 'm1', queueIds: ['q1', 'q2'], seenQueueIds: ['q1'] });
});
