import { callRoutes } from '@foyer/contracts/calls';
import type { Page } from 'playwright-core';

import type { TestEnvironment } from '../environment.js';
import { browserWith } from '../look.js';
import type { Scene, Shoot } from './scene.js';

/** The pages of administrators and auditors. */
export const consolePages: Scene = {
  title: 'the console',
  sizes: ['wide', 'phone'],
  async play(environment, look, shoot) {
    const token = await environment.stage.admin();
    const page = await environment.stage.staffPage('administrator', token, browserWith(look));
    for (const [screen, path] of Object.entries({
      ...screensOf(environment),
      ...(await call(environment)),
    })) {
      await open(page, path);
      // Scripts do not run in the frame of a mail, not even those that take pictures.
      if (screen === 'outbox-mail') await page.getByRole('tab').last().click();
      await shoot(page, `console-${screen}`);
    }
    await lookBack(page, environment, shoot);
    await awaitMail(page, environment, shoot);
    await importMembers(page, shoot);
    await open(page, `guests/${environment.people.guest}`);
    await page
      .locator('main .MuiButtonBase-root.RaButton-root, main button[aria-label]')
      .last()
      .click();
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'console-guest-forget');
  },
};

const screensOf = ({
  agentId,
  people,
  portals,
}: TestEnvironment): Readonly<Record<string, string>> => ({
  portals: 'portals',
  'portal-new': 'portals/create',
  portal: `portals/${portals.open}`,
  members: 'members',
  'member-new': 'members/create',
  'member-invite': 'members/invite',
  member: `members/${agentId}`,
  'member-profiles': `members/${agentId}/profiles`,
  'member-portals': `members/${agentId}/portals`,
  'member-statistics': `members/${agentId}/statistics`,
  groups: 'groups',
  group: `groups/${people.group}`,
  guests: 'guests',
  'guest-new': 'guests/create',
  guest: `guests/${people.guest}`,
  'former-members': 'former-members',
  calls: 'calls',
  webhooks: 'webhooks',
  'webhook-new': 'webhooks/create',
  outbox: 'outbox',
  'outbox-mail': `outbox/${people.mail}/show`,
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/vblh/console/${path}`);
  // Networks are never idle here: a preview shows a page that keeps its connection.
  await page.locator('#main-content :is(table, form, .MuiCard-root):visible').first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
}

/** Searching the past, what was found, and a portal as it stood. */
async function lookBack(page: Page, { portals }: TestEnvironment, shoot: Shoot): Promise<void> {
  await open(page, 'audit');
  await shoot(page, 'console-audit');
  await page.locator('form[role=search] button[type=submit]').click();
  await page.locator('[data-event-type]').first().waitFor();
  await shoot(page, 'console-audit-found');
  await open(page, `audit/portals/${portals.open}`);
  await page.locator('[data-field]').first().waitFor();
  await shoot(page, 'console-audit-travel');
}

/** A mail of which the list knows no more than its head, while its words are on their way. */
async function awaitMail(page: Page, { people }: TestEnvironment, shoot: Shoot): Promise<void> {
  const words = `**/admin/outbox/${people.mail}`;
  await page.route(words, () => undefined);
  await open(page, 'outbox');
  await page
    .locator('#main-content :is(tbody tr, li a, li .MuiListItemButton-root)')
    .first()
    .click();
  await page.locator('#main-content .MuiSkeleton-root').first().waitFor();
  await shoot(page, 'console-outbox-waiting');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const GOOD = 'username,email,firstname,lastname,role';
const ROWS = [
  'ada.lovelace,ada@example.org,Ada,Lovelace,member',
  'g.hopper,grace@example.org,Grace,Hopper,support',
];

/** A file that can be imported, and one that must be mended first. */
async function importMembers(page: Page, shoot: Shoot): Promise<void> {
  const files = {
    'member-import': [GOOD, ...ROWS],
    'member-import-problems': [
      GOOD,
      ...ROWS,
      'x,nobody,Max,,member',
      'g.hopper,no@where,Grace,H,king',
    ],
  };
  for (const [screen, lines] of Object.entries(files)) {
    await open(page, 'members/import');
    const buffer = Buffer.from(lines.join('\n'));
    const file = { name: 'members.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('table').waitFor();
    await shoot(page, `console-${screen}`);
  }
}

/** Returns the newest call that a visitor has made already. */
async function call({ stage }: TestEnvironment): Promise<Readonly<Record<string, string>>> {
  const api = await stage.api();
  const [newest] = await api.call(callRoutes.adminCalls.list, {
    query: { sort: '["startedAt","DESC"]', range: '[0,0]' },
  });
  return newest === undefined ? {} : { call: `calls/${newest.id}/show` };
}
