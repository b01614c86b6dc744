import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';
import { aDevice, aMember, aPayment, aPortal, idOf } from '../testing/records.js';
import { serveCalls } from '../testing/serveCalls.js';

const numbers = Array.from({ length: 14 }, (_, index) => index + 1);

/**
 * Each list with bulk actions: its records, what they are called, and what is lost by which button.
 */
const lists = {
  members: {
    record: (n: number) => aMember(idOf(n), { firstName: 'Xaver', lastName: `No${n}.` }),
    nameOf: (n: number) => `Xaver No${n}.`,
    questions: { Deactivate: 'reversible', Delete: 'final' },
  },
  devices: {
    record: (n: number) => aDevice(idOf(n), { name: `Kiosk No${n}.` }),
    nameOf: (n: number) => `Kiosk No${n}.`,
    questions: { Deactivate: 'reversible', Delete: 'final' },
  },
  portals: {
    record: (n: number) => aPortal(idOf(n), { name: `Desk No${n}.` }),
    nameOf: (n: number) => `Desk No${n}.`,
    questions: { Close: 'reversible' },
  },
  // Saving receipts takes nothing away, so that nothing is asked.
  transactions: {
    record: (n: number) => aPayment(idOf(n), { payer: `Payer No${n}.` }),
    nameOf: (n: number) => `Payer No${n}.`,
    questions: {} as Readonly<Record<string, 'reversible' | 'final'>>,
  },
} as const;

test('all lists with actions on several records are tried here', () => {
  const source = join('console', 'src');
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.spec.'))
    .filter((path) => readFileSync(join(source, path), 'utf8').includes(' bulkActions={<'))
    .map((path) => basename(dirname(path)));
  expect(found.sort()).toEqual(Object.keys(lists).sort());
});

beforeEach(() => localStorage.clear());

const recordsOf = (resource: keyof typeof lists) => ({
  [resource]: numbers.map((n) => lists[resource].record(n)),
});
const tick = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (row === null) throw new Error(`No row is there for ${name}`);
  await user.click(within(row).getByRole('checkbox'));
};

describe.each(Object.entries(lists))('the list of %s', (name, { nameOf }) => {
  const resource = name as keyof typeof lists;

  test('ends its selection when it is searched', async () => {
    const user = userEvent.setup();
    await openConsole(resource, recordsOf(resource));
    await tick(user, nameOf(1));
    expect(await screen.findByText('1 item selected')).toBeTruthy();
    await user.type(screen.getByPlaceholderText('Search'), 'No2.');
    await waitFor(() => expect(screen.queryByText(nameOf(1))).toBeNull());
    await waitFor(() => expect(screen.queryByText('1 item selected')).toBeNull());
  });

  test('begins without the selection of an earlier visit', async () => {
    const user = userEvent.setup();
    await openConsole(resource, recordsOf(resource));
    await tick(user, nameOf(1));
    await screen.findByText('1 item selected');
    cleanup();
    await openConsole(resource, recordsOf(resource));
    await screen.findByText(nameOf(1));
    await waitFor(() => expect(screen.queryByText('1 item selected')).toBeNull());
  });
});

const questions = Object.entries(lists).flatMap(([name, { nameOf, questions: ofList }]) =>
  Object.entries(ofList).map(
    ([button, loss]) => [name as keyof typeof lists, button, loss, nameOf] as const,
  ),
);

test.each(questions)(
  'the list of %s names the affected records before it performs %s',
  async (resource, button, loss, nameOf) => {
    const user = userEvent.setup();
    const calls = serveCalls({ '': () => ({ body: { successIds: [], failedIds: [] } }) });
    await openConsole(resource, recordsOf(resource));
    await screen.findByText(nameOf(1));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    const items = await within(dialog).findAllByRole('listitem');
    expect(items).toHaveLength(13);
    expect(items.slice(0, 12).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('No')]),
    );
    expect(items.at(-1)?.textContent).toBe('and 2 more');
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: button });
    if (loss === 'final') {
      expect(dialog.textContent).toContain('This cannot be undone.');
      expect(confirm.disabled).toBe(true);
      await user.type(within(dialog).getByRole('textbox'), '14');
    } else expect(dialog.textContent).not.toContain('This cannot be undone.');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
    expect(JSON.stringify(sent)).toContain(idOf(14));
  },
);
