import { describe, expect, jest, test, beforeEach } from '@jest/globals';
import { screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { formatMoment } from '../i18n/format.js';
import { openConsole } from '../testing/openConsole.js';
import { aDevice, aGroup, aGuest, aMember, aPortal, aSession, at } from '../testing/records.js';

/** One record of each list with rows that lead somewhere: where it leads, and by which words. */
const rows = {
  portals: [aPortal('1'), 'Front desk', '/portals/1'],
  calls: [
    { id: '1', type: 'queue', state: 'ended', rangAt: at, visitorName: 'Vera', queueName: 'Front' },
    'Vera',
    '/calls/1/show',
  ],
  members: [aMember('1', { status: 'INVITED' }), 'Grace Hopper', '/members/1'],
  groups: [aGroup('1'), 'Early shift', '/groups/1'],
  guests: [aGuest('1'), 'Grace Hopper', '/guests/1'],
  sessions: [aSession('1'), 'Review', '/sessions/1'],
  devices: [aDevice('1', { name: 'Lobby kiosk' }), 'Lobby kiosk', '/devices/1'],
  transactions: [
    {
      id: '1',
      amount: 1250,
      currency: 'EUR',
      status: 'success',
      reverseStatus: 'notInitiated',
      createdAt: at,
    },
    /12\.50/,
    '/transactions/1/show',
  ],
  reconciliations: [
    {
      id: '1',
      deviceName: 'Lobby kiosk',
      status: 'balanced',
      openDifferences: 0,
      startedAt: at,
      trigger: 'schedule',
    },
    'Lobby kiosk',
    '/reconciliations/1/show',
  ],
  outbox: [
    { id: '1', to: 'ada@example.org', subject: 'Welcome', sentAt: at, locked: false },
    'ada@example.org',
    '/outbox/1/show',
  ],
} as const;

/** Lists whose rows lead nowhere. */
const records = {
  jobs: {
    id: '1',
    kind: 'sendMail',
    status: 'queued',
    progress: 0,
    attempt: 1,
    retryAt: null,
    queuedAt: at,
  },
  'former-members': { id: '1', displayName: 'Ada Berger', deletedAt: at, forgottenAt: null },
} as const;

const headers = async () => {
  const found = await screen.findAllByRole('columnheader');
  return found.map(
    (header) => header.textContent || within(header).queryByRole('checkbox') !== null,
  );
};

let saved: Blob[] = [];
beforeEach(() => {
  localStorage.clear();
  saved = [];
  const createObjectURL = (content: Blob) => `blob:${saved.push(content)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = () => undefined;
});

describe('a list', () => {
  test.each(Object.entries(rows))(
    'of %s names its columns, and its rows are links',
    async (resource, row) => {
      const [record, name, path] = row;
      await openConsole(resource, { [resource]: [record] });
      const link = await within(await screen.findByRole('table')).findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(path);
      expect(await headers()).not.toContain(false);
    },
  );

  test.each(Object.entries(records))('of %s names its columns', async (resource, record) => {
    await openConsole(resource, { [resource]: [record] });
    await screen.findByRole('table');
    expect(await headers()).not.toContain(false);
  });

  test.each([
    [900, '0'],
    [400, null],
  ])('of columns with %d of 400 pixels is a stop of Tab where it scrolls', async (width, stop) => {
    const scrollWidth = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
    const clientWidth = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
    scrollWidth.mockReturnValue(width);
    clientWidth.mockReturnValue(400);
    await openConsole('members', { members: [aMember('1')] });
    const scroller = (await screen.findByRole('table')).closest('.RaDatagrid-tableWrapper');
    await waitFor(() => expect(scroller?.getAttribute('tabindex')).toBe(stop));
    expect(scroller?.getAttribute('aria-label')).toBe(stop && 'Members');
    jest.restoreAllMocks();
  });

  test.each([
    ['en', 'Search', '1–25 of 10,000 or more'],
    ['de', 'Suchen', '1–25 von 10.000 oder mehr'],
  ] as const)(
    'says in %s that a search finds no more than it counts',
    async (language, label, said) => {
      const data = [aGuest('1')];
      const getList = (async () => ({ data, total: 10_000 })) as never;
      await openConsole('guests', {}, { language, own: { getList } });
      await screen.findByRole('table');
      expect(screen.queryByText(said)).toBeNull();
      await userEvent.type(screen.getByPlaceholderText(label), 'Hopper');
      expect(await screen.findByText(said)).toBeTruthy();
    },
  );

  test('is taken out with names and times as people read them, however long it is', async () => {
    const guests = Array.from({ length: 1001 }, (_, index) =>
      aGuest(String(index), { lastName: `Hopper ${index}`, phone: null, createdBy: 'm' }),
    );
    const user = userEvent.setup();
    const members = [{ id: 'm', firstName: 'Kim', lastName: 'Agent' }];
    await openConsole('guests', { guests, members });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = await textOf(saved[0]);
    expect(lines).toHaveLength(1002);
    expect(lines[0]).toMatch(/Name,E-mail,Phone,Created by,Created$/);
    expect(lines[1]).toBe(
      `Grace Hopper 0,grace@example.org,,Kim Agent,"${formatMoment(at, 'en')}"`,
    );
  });
});

const textOf = (file: Blob | undefined) =>
  new Promise<string[]>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).trimEnd().split('\r\n'));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsText(file ?? new Blob());
  });
