import { expect, test } from '@jest/globals';
import { ALWAYS_OPEN, STANDARD_HOURS } from '@foyer/contracts/portals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

const portal = {
  id: 'p1',
  _id: 'p1',
  name: 'Reception',
  deactivated: false,
  members: [],
  revision: 1,
};
const hours = { availability: STANDARD_HOURS, timezone: 'Europe/Berlin', saved: true, revision: 4 };
const preview = {
  open: false,
  exceptionId: null,
  nextChange: '2026-03-02T07:00:00.000Z',
  nextOpening: '2026-03-02T07:00:00.000Z',
  openings: [],
};

test('the hours of a portal are changed, tried and saved separately', async () => {
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
      revision: 4,
      timezone: 'Europe/Berlin',
      availability: { ...STANDARD_HOURS, monday: [] },
    }),
  );
  expect(calls.some(({ url }) => url.pathname.endsWith('/saveExceptions'))).toBe(false);
});

test('a day that is open from midnight to midnight says so, and can be given hours', async () => {
  const always = { ...hours, availability: ALWAYS_OPEN };
  serveCalls({
    'GET /api/v2/queueAvailability/allDetails': () => ({ body: { ...always, exceptions: [] } }),
    'POST /api/v2/queueAvailability/preview': () => ({ body: preview }),
  });
  await openConsole('portals/p1/availability', { portals: [portal], members: [] });
  const monday = within(await screen.findByRole('group', { name: 'Monday' }));
  expect(monday.getByText('Open all day')).toBeTruthy();
  expect(monday.queryByLabelText('Monday, From')).toBeNull();
  await userEvent.click(monday.getByRole('button', { name: 'Set hours on Monday' }));
  expect(monday.getByLabelText<HTMLInputElement>('Monday, To').value).toBe('18:00');

  // Each of several spans is removed by its own name.
  await userEvent.click(monday.getByRole('button', { name: 'Add hours on Monday' }));
  const remove = monday.getAllByRole('button', { name: /^Remove/ });
  expect(remove).toHaveLength(2);
  expect(remove[0]!.getAttribute('aria-label')).toBe('Remove 08:00 to 18:00 on Monday');
  expect(new Set(remove.map((one) => one.getAttribute('aria-label'))).size).toBe(2);
  await userEvent.click(remove[1]!);

  // The inputs stay for as long as they are being typed in.
  fireEvent.focus(monday.getByLabelText('Monday, From'));
  fireEvent.change(monday.getByLabelText('Monday, From'), { target: { value: '00:00' } });
  fireEvent.change(monday.getByLabelText('Monday, To'), { target: { value: '00:00' } });
  expect(monday.getByLabelText('Monday, To')).toBeTruthy();
  fireEvent.blur(monday.getByLabelText('Monday, To'));
  expect(await monday.findByText('Open all day')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Remove hours on Sunday' }));
  await userEvent.click(screen.getByRole('button', { name: 'More for Sunday' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open all day' }));
  const sunday = within(screen.getByRole('group', { name: 'Sunday', hidden: true }));
  expect(sunday.getByText('Open all day')).toBeTruthy();
});

const textOf = ({ textContent }: Element) => textContent;

/** Changes two days of a form of which others have saved two others, and saves it. */
async function saveTooLate() {
  const noon = [{ start: '09:00', end: '12:00' }];
  const theirs = {
    ...hours,
    availability: { ...STANDARD_HOURS, sunday: noon, tuesday: noon },
    revision: 6,
  };
  let reads = 0;
  const calls = serveCalls({
    'GET /api/v2/queueAvailability/allDetails': () => ({
      body: { ...((reads += 1) === 1 ? hours : theirs), exceptions: [] },
    }),
    'POST /api/v2/queueAvailability/preview': () => ({ body: preview }),
    'POST /api/v2/queueAvailability/saveAll': ({ body }) =>
      (body as { revision: number }).revision < 6
        ? {
            status: 409,
            body: { errors: { code: 'PORTAL_CHANGED_MEANWHILE', msg: 'Someone else was faster.' } },
          }
        : { body: { ...hours, ...(body as object) } },
  });
  await openConsole('portals/p1/availability', { portals: [portal], members: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove hours on Monday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove hours on Tuesday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  const told = dialog.getAllByRole('row').map((row) => [...row.children].map(textOf));
  expect(told).toEqual([
    ['Field', 'Yours', 'Theirs'],
    ['Tuesday', 'Closed', '09:00–12:00'],
    ['Sunday', 'Closed', '09:00–12:00'],
  ]);
  return {
    press: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
    saved: () => calls.findLast(({ url }) => url.pathname.endsWith('/saveAll'))?.body,
    noon,
  };
}
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('hours that others saved meanwhile are asked about, and saved over as far as they were changed here', async () => {
  const { press, saved, noon } = await saveTooLate();
  await press('Save mine');
  const availability = { ...STANDARD_HOURS, monday: [], tuesday: [], sunday: noon };
  await waitFor(() => expect(saved()).toMatchObject({ revision: 6, availability }));
  await untilClosed();
});

test('hours that others saved meanwhile are taken over, and leave the rest as it was typed', async () => {
  const { press, saved, noon } = await saveTooLate();
  await press('Use theirs');
  await untilClosed();
  expect(screen.getByText('Changes not saved')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const availability = { ...STANDARD_HOURS, monday: [], tuesday: noon, sunday: noon };
  await waitFor(() => expect(saved()).toMatchObject({ revision: 6, availability }));
});
