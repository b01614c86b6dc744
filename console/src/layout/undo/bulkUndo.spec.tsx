import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { aDevice, aMember, aPortal, idOf } from '#testing/records.js';
import { serveCalls, type ServedCall } from '#testing/serveCalls.js';

const [first, second, third] = [idOf(1), idOf(2), idOf(3)];
const ids = (body: unknown) =>
  (body as { ids?: string[]; users?: { id: string }[] }).ids ??
  (body as { users: { id: string }[] }).users.map(({ id }) => id);
/** The command of a call: its address, or the status that it gives. */
const commandOf = (call: ServedCall | undefined) => {
  const { users } = call?.body as { users?: { status: string }[] };
  return users?.[0]?.status ?? call?.url.pathname;
};
/** Reaches all records, as a server does. */
const all = ({ body }: ServedCall) => ({ body: { successIds: ids(body), failedIds: [] } });

/** Each action that another one takes back: how it is called, and how its opposite. */
const actions = [
  ['members', 'Deactivate', 'Members deactivated', 'en'],
  ['members', 'Activate', 'Members activated', 'en'],
  ['devices', 'Deactivate', 'Devices deactivated', 'en'],
  ['devices', 'Activate', 'Devices activated', 'en'],
  ['portals', 'Close', 'Portals closed', 'en'],
  ['portals', 'Open', 'Portals opened', 'en'],
  ['members', 'Deaktivieren', 'Mitglieder deaktiviert', 'de'],
] as const;
type Action = (typeof actions)[number];

const records = {
  members: (off: boolean) => (id: string) => aMember(id, { status: off ? 'INACTIVE' : 'ACTIVE' }),
  devices: (off: boolean) => (id: string) => aDevice(id, { deactivated: off }),
  portals: (off: boolean) => (id: string) => aPortal(id, { deactivated: off }),
};

const perform = async (
  [resource, action, , language]: Action,
  answer: (call: ServedCall) => { status?: number; body: unknown } = all,
) => {
  const user = userEvent.setup();
  const calls = serveCalls({ PUT: answer, POST: answer });
  const isLoss = /^(Deact|Deakt|Close)/.test(action);
  const of = records[resource];
  // The second record is already as the action makes it.
  const kept = [of(!isLoss)(first), of(isLoss)(second), of(!isLoss)(third)];
  await openConsole(resource, { [resource]: kept }, { language });
  const everything = language === 'en' ? 'Select all' : 'Alle auswählen';
  await user.click(await screen.findByRole('checkbox', { name: everything }));
  await user.click(await screen.findByRole('button', { name: action }));
  if (isLoss) {
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: action }));
  }
  const writes = () => calls.filter(({ method }) => method !== 'GET');
  return { writes };
};

beforeEach(() => localStorage.clear());

describe('what was done to several records', () => {
  test.each(actions)('is taken back, in the list of %s after %s', async (...action) => {
    const [, , said, language] = action;
    const { writes } = await perform(action);
    expect(await screen.findByText(said)).toBeTruthy();
    const [undo, undone] = { en: ['Undo', 'Taken back'], de: ['Rückgängig', 'Rückgängig gemacht'] }[
      language
    ];
    fireEvent.click(screen.getByText(undo ?? ''));
    expect(await screen.findByText(undone ?? '')).toBeTruthy();
    const [done, back] = writes();
    expect(ids(done?.body)).toEqual([first, second, third]);
    // A record that had this state before keeps it.
    expect(ids(back?.body)).toEqual([first, third]);
    expect(commandOf(back)).not.toBe(commandOf(done));
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'is taken back by the keys %o',
    async (keys) => {
      const { writes } = await perform(actions[0]);
      await screen.findByText('Members deactivated');
      // In a field the keys are those of its text.
      fireEvent.keyDown(screen.getByPlaceholderText('Search'), { key: 'z', ...keys });
      expect(writes()).toHaveLength(1);
      fireEvent.keyDown(document.body, { key: 'z', ...keys });
      expect(await screen.findByText('Taken back')).toBeTruthy();
      expect(writes()).toHaveLength(2);
    },
  );

  test('is taken back only where it was done', async () => {
    const partly = ({ body }: ServedCall) => {
      const failedIds = ids(body).filter((id) => id === third);
      const successIds = ids(body).filter((id) => id !== third);
      const failures = failedIds.map((id) => ({ id, code: 'OWN_ACCOUNT' }));
      return { body: { successIds, failedIds, failures } };
    };
    const { writes } = await perform(actions[0], partly);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(
      /^2 done, 1 failed · .+: You cannot do this to your own account\./,
    );
    fireEvent.click(screen.getByText('Undo'));
    await screen.findByText('Taken back');
    expect(writes().map(({ body }) => ids(body))[1]).toEqual([first]);
  });

  test('says so where it cannot be taken back', async () => {
    let calls = 0;
    const answer = (call: ServedCall) =>
      (calls += 1) === 1 ? all(call) : { status: 500, body: { errors: { code: 'UNKNOWN' } } };
    await perform(actions[0], answer);
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(screen.queryByText('Members deactivated')).toBeNull());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Taken back')).toBeNull();
  });
});

test('a question about members leaves out the one who asks', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({ PUT: all });
  const people = [aMember(first, { firstName: 'Ada' }), aMember(second, { firstName: 'Me' })];
  await openConsole('members', { members: people }, { me: second });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog'));
  const named = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(named).toEqual(['Ada Hopper']);
  expect(dialog.getByText(/Your own account stays as it is\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('Members deactivated');
  expect(ids(calls.find(({ method }) => method === 'PUT')?.body)).toEqual([first]);
});
