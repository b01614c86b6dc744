import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openPortal } from './harness/cast.js';
import { journey } from './harness/journey.js';
import { PASSWORD, Stage } from './harness/stage.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page as it stands, in a form that can be read in a failed test. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${String(target)} ${any[0]?.message ?? ''}`),
  );
}

/** What stands beyond the right edge of the screen. */
const TOO_WIDE = `[...document.querySelectorAll('main *')]
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  .map(({ tagName, className }) => 'too wide: ' + tagName + ' ' + className)`;
const tooWide = (page: Page) => page.evaluate<string[]>(TOO_WIDE);

const words = {
  en: { start: 'Start video call', ring: 'Ring now', leave: 'Leave the line' },
  de: { start: 'Videoanruf starten', ring: 'Jetzt klingeln', leave: 'Warteschlange verlassen' },
} as const;

describe.each([
  ['en', { width: 1440, height: 900 }],
  ['de', { width: 390, height: 844 }],
] as const)('The pages in %s', (language, viewport) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' }, language });
  }, 60_000);
  afterAll(() => stage.strike(), 30_000);

  journey(
    `have nothing that keeps anybody out, from the door to the desk (${language}, ${viewport.width})`,
    () => stage,
    async () => {
      const { start, ring, leave } = words[language];
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const found: Record<string, string[]> = {};

      const staff = await stage.staffPage('staff', agent.token, { viewport });
      await staff.goto('/vblh/desk');
      await staff.getByText('/web-client-v2/queue/').waitFor();
      found.emptyDesk = [...(await violations(staff)), ...(await tooWide(staff))];

      const visitor = await stage.page('visitor', { viewport });
      await visitor.goto(portal.path);
      await visitor.getByRole('button', { name: start }).waitFor();
      found.door = await violations(visitor);
      await visitor.getByRole('textbox').first().fill('Erika Mustermann');
      await visitor.getByRole('button', { name: start }).click();
      await visitor.getByRole('button', { name: ring }).waitFor();
      found.mirror = await violations(visitor);
      await visitor.getByRole('button', { name: ring }).click();
      await visitor.getByRole('button', { name: leave }).waitFor();
      found.waiting = await violations(visitor);

      const guest = await stage.page('guest', { viewport });
      await guest.goto('/vblh/auth/login');
      await guest.locator('input[type=password]').waitFor();
      found.signIn = await violations(guest);
      await guest.goto('/vblh/auth/forgot-password');
      await guest.locator('input[name=username]').waitFor();
      found.forgotPassword = await violations(guest);
      await guest.locator('input[name=username]').fill(agent.userName);
      await guest.locator('button[type=submit]').click();
      await guest.getByRole('status').waitFor();
      found.linkMailed = await violations(guest);
      for (const page of ['set-password', 'reset']) {
        await guest.goto(`/vblh/auth/${page}#token=a-link-that-nobody-has-mailed`);
        await guest.locator('input[name=new-password]').waitFor();
        await guest.getByRole('button', { name: /^Set password|^Passwort setzen/ }).click();
        found[page] = await violations(guest);
        for (const name of ['new-password', 'again']) {
          await guest.locator(`input[name=${name}]`).fill(PASSWORD);
        }
        await guest.locator('button[type=submit]').click();
        await guest.getByRole('status').waitFor();
        found[`${page} too late`] = await violations(guest);
      }
      await guest.goto('/vblh/nowhere');
      await guest.waitForURL('**/error/404');
      found.notFound = await violations(guest);

      await staff.getByTestId('line-entry').waitFor();
      found.desk = [...(await violations(staff)), ...(await tooWide(staff))];

      await staff.goto('/vblh/account/security');
      await staff.locator('input[name=old-password]').waitFor();
      found.security = await violations(staff);

      const admin = await stage.staffPage('admin', await stage.admin(), { viewport });
      for (const resource of ['portals', 'members', 'calls', `portals/${portal.id}`]) {
        await admin.goto(`/vblh/console/${resource}`);
        await admin.locator('main a, main form, main table, main ul').first().waitFor();
        found[resource.split('/').join(' ')] = await violations(admin);
      }
      for (const [page, list] of Object.entries(found)) expect([page, list]).toEqual([page, []]);
    },
    180_000,
  );
});
