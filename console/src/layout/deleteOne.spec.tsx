import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';
import { serveCalls } from '../testing/serveCalls.js';
import {
  aDevice,
  aGroup,
  aMember,
  aPortal,
  aRecording,
  aSession,
  idOf,
  recordOf,
} from '../testing/records.js';

const members = [aMember(idOf(7), { firstName: 'Xaver', lastName: 'Other' })];
const staff = [{ memberId: idOf(7), own: true, role: 'admin' }] as never;

const aWebhook = {
  ...{ ...recordOf('1'), url: 'https://a.example.org/', description: '', eventTypes: ['*'] },
  ...{ enabled: true, offReason: null, failingSince: null, retryAt: null },
  ...{ secretReplacedAt: null, formerSecretUntil: null, deliveredAt: null },
};

/**
 * Each page that deletes its record: where it is, what it is called, and whether others lose
 * something.
 */
const pages = {
  groups: ['1', aGroup('1', { name: 'Early', memberIds: [idOf(7)] }), 'Early', true],
  sessions: ['1', aSession('1', { sessionName: 'Crew', members: staff }), 'Crew', true],
  portals: ['1', aPortal('1', { name: 'Desk', members: staff }), 'Desk', true],
  members: ['1', aMember('1', { firstName: 'Vera', lastName: 'Klein' }), 'Vera Klein', false],
  recordings: ['1/show', aRecording('1', { fileName: 'Talk.webm' }), 'Talk.webm', false],
  webhooks: ['1', aWebhook, 'https://a.example.org/', false],
} as const;

/** The question itself; cancelling a meeting and revoking a key are tried by their own specs. */
const ASKED_ELSEWHERE = ['layout', 'meetings', 'api-keys'];

beforeEach(() => localStorage.clear());

test('all pages that delete their record are tried here', () => {
  const source = join('console', 'src');
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.spec.'))
    .filter((path) => /<Delete(?!Icon)\w+/.test(readFileSync(join(source, path), 'utf8')))
    .map((path) => basename(dirname(path)))
    .filter((folder) => !ASKED_ELSEWHERE.includes(folder));
  expect([...new Set(found)].sort()).toEqual(Object.keys(pages).sort());
});

describe('the question before one record is deleted', () => {
  test.each(Object.entries(pages))(
    'names it on the page of %s, says that it is final, and names the other affected people',
    async (resource, [path, record, name, othersLose]) => {
      const user = userEvent.setup();
      await openConsole(
        `${resource}/${path}`,
        { members, [resource]: [...(resource === 'members' ? members : []), record] },
        { role: 'super-admin' },
      );
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain(name);
      expect(dialog.textContent.match(/This cannot be undone\./g)).toHaveLength(1);
      if (othersLose) expect(await within(dialog).findByText(/Xaver Other/)).toBeTruthy();
    },
  );

  test.each([
    ['en', 'Delete', /^These devices then show no portal:/],
    ['de', 'Löschen', /^Diese Geräte zeigen dann kein Portal mehr:/],
  ] as const)('names the devices that show a portal, in %s', async (language, name, said) => {
    const devices = [
      aDevice(idOf(3), { name: 'Lobby kiosk', queueId: '1' }),
      aDevice(idOf(4), { name: 'Other kiosk', queueId: '2' }),
    ];
    await openConsole(
      'portals/1',
      { members, devices, portals: [aPortal('1', { name: 'Desk' })] },
      { language },
    );
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Lobby kiosk')).toBeTruthy();
    expect(within(dialog).getByText(said)).toBeTruthy();
    expect(within(dialog).queryByText('Other kiosk')).toBeNull();
  });

  test('says that it could not read the affected people, instead of naming none', async () => {
    const getList = async (resource: string) => {
      if (resource === 'devices') throw new Error('No answer');
      return { data: [], total: 0 };
    };
    await openConsole(
      'portals/1',
      { portals: [aPortal('1', { name: 'Desk' })] },
      { own: { getList } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/The names could not be loaded/)).toBeTruthy();
  });

  test('speaks of no devices where none shows the portal', async () => {
    const devices = [aDevice(idOf(4), { queueId: '2' })];
    await openConsole('portals/1', { members, devices, portals: [aPortal('1')] });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText(/These devices/)).toBeNull();
  });
});

test.each([
  ['en', 'Delete', 'LAST_ADMINISTRATOR', 'At least one active administrator must remain.'],
  ['de', 'Löschen', 'FORBIDDEN', 'Dazu sind Sie nicht berechtigt.'],
] as const)(
  'a refused deletion of a member says why, in %s: %s',
  async (language, press, code, said) => {
    const user = userEvent.setup();
    serveCalls({
      'POST /api/v2/users/delete': () => ({
        body: { successIds: [], failedIds: [idOf(1)], failures: [{ id: idOf(1), code }] },
      }),
    });
    const member = aMember(idOf(1), { firstName: 'Vera', lastName: 'Klein' });
    await openConsole(
      `members/${idOf(1)}`,
      { members: [member] },
      { role: 'super-admin', language },
    );
    await user.click(await screen.findByRole('button', { name: press }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: press }));
    expect(await screen.findByText(said)).toBeTruthy();
  },
);
