import { describe, expect, test, beforeEach } from '@jest/globals';
import { screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { formatMoment } from '../i18n/format.js';
import { openConsole } from '../testing/openConsole.js';

const at = '2026-03-04T05:00:00.000Z';
const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' };

/** One record of each list with rows that lead somewhere: where it leads, and by which words. */
const rows = {
  portals: [
    { id: '1', name: 'Front desk', members: [], updatedAt: at },
    'Front desk',
    '/portals/1',
  ],
  calls: [
    { id: '1', type: 'queue', state: 'ended', rangAt: at, visitorName: 'Vera', queueName: 'Front' },
    'Vera',
    '/calls/1/show',
  ],
  members: [
    { id: '1', ...person, role: 'member', status: 'INVITED', createdAt: at },
    'Grace Hopper',
    '/members/1',
  ],
  groups: [
    { id: '1', name: 'Early shift', memberIds: [], createdAt: at },
    'Early shift',
    '/groups/1',
  ],
  guests: [{ id: '1', ...person, createdBy: null, createdAt: at }, 'Grace Hopper', '/guests/1'],
  sessions: [
    { id: '1', sessionName: 'Review', sessionType: 'room', memberCount: 2, createdAt: at },
    'Review',
    '/sessions/1',
  ],
  devices: [
    {
      id: '1',
      name: 'Lobby kiosk',
      display: 'Offline',
      deactivated: false,
      lastSeenAt: null,
      uptime: null,
      diskUsage: null,
      mediaPath: null,
      version: null,
      network: null,
    },
    'Lobby kiosk',
    '/devices/1',
  ],
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

  test('is taken out with names and times as people read them, however long it is', async () => {
    const guests = Array.from({ length: 1001 }, (_, index) => ({
      id: String(index),
      ...person,
      lastName: `Hopper ${index}`,
      phone: null,
      createdBy: 'm',
      createdAt: at,
    }));
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
