import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { portalRoutes } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { SmsGateway } from '../../tools/journeys/harness/sms-gateway.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const PHONE = { viewport: { width: 375, height: 720 } };
const NUMBER = '+491701234567';
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

describe('Text messages', () => {
  let stage: Stage;
  let gateway: SmsGateway;
  let agent: Agent;

  beforeAll(async () => {
    gateway = await SmsGateway.start();
    stage = await Stage.set({ settings: { JANUS: 'off', ...gateway.environment } });
    agent = await hire(stage);
  });
  afterAll(async () => {
    await stage.strike();
    await gateway.close();
  });

  journey(
    'let a visitor in by a code, on a phone, where an administrator asks for one',
    () => stage,
    async () => {
      const { id, path } = await openPortal(stage, [agent]);
      const admin = await stage.consolePage('admin', `portals/${id}`);
      await admin.getByLabel('Require a code by text message').click();
      await shot(admin, 'console');
      await admin.getByRole('button', { name: 'Save' }).click();
      await admin.getByText('All changes saved').waitFor();
      const api = await stage.api();
      const shown = await api.call(portalRoutes.getPublicPortal, {
        params: { idOrShortlink: id },
      });
      expect(shown).toMatchObject({ smsCodeRequired: true, textMessages: true });

      const visitor = await stage.page('visitor', PHONE);
      await visitor.goto(path);
      await visitor.getByRole('button', { name: 'Start video call' }).click();
      await visitor.getByText('Please enter your mobile number.').waitFor();
      await visitor.getByLabel('Your mobile number').fill('030 1234567');
      await visitor.getByRole('button', { name: 'Start video call' }).click();
      await visitor.getByText('Enter a mobile number, such as').waitFor();
      await shot(visitor, 'number');
      await visitor.getByLabel('Your mobile number').fill('0170 1234567');
      await visitor.getByRole('button', { name: 'Start video call' }).click();
      const entry = visitor.getByLabel('Code', { exact: true });
      await entry.waitFor();
      expect(await entry.getAttribute('autocomplete')).toBe('one-time-code');
      expect(await entry.getAttribute('inputmode')).toBe('numeric');
      expect(await visitor.getByRole('button', { name: /^New code in/ }).isDisabled()).toBe(true);
      expect(await tooWide(visitor)).toEqual([]);
      expect(await violations(visitor)).toEqual([]);
      const code = (await gateway.text(NUMBER)).slice(0, 5);
      await entry.fill(((Number(code) + 1) % 100_000).toString().padStart(5, '0'));
      await entry.press('Enter');
      await visitor.getByText('This code is not correct.').waitFor();
      await shot(visitor, 'code-wrong');
      await entry.fill(code);
      await shot(visitor, 'code');
      await entry.press('Enter');
      await visitor.getByRole('button', { name: /^Ring/ }).first().click();
      await visitor.getByTestId('position').last().waitFor();
      for (const name of ['admin', 'visitor']) await stage.dismiss(name);
    },
    180_000,
  );

  journey(
    'lead a visitor back to a place that was kept',
    () => stage,
    async () => {
      const portal = await openPortal(stage, [agent]);
      const pages: Page[] = [];
      for (const name of ['first', 'second', 'third', 'fourth']) {
        const page = await stage.page(name);
        await ring(page, portal.path);
        pages.push(page);
      }
      const [first, , , fourth] = pages as [Page, Page, Page, Page];
      await fourth.getByRole('button', { name: 'Leave and keep your place' }).click();
      await fourth.getByLabel('Your e-mail address or mobile number').fill('0170 7654321');
      await shot(fourth, 'keep-place');
      await fourth.getByRole('button', { name: 'Keep my place' }).click();
      await fourth.getByText('Your place is kept').waitFor();
      await stage.dismiss('fourth');
      expect(gateway.textsTo('+491707654321')).toEqual([]);
      await first.getByRole('button', { name: 'Leave the line' }).click();
      await first.getByRole('dialog').getByRole('button', { name: 'Leave the line' }).click();
      const text = await gateway.text('+491707654321');
      const link = /https?:\/\/\S+$/.exec(text)?.[0] ?? '';
      const back = await stage.page('back', PHONE);
      await back.goto(link);
      const place = back.getByTestId('position').last();
      await place.waitFor();
      await eventually('the same place', async () => (await place.innerText()) === '3');
      const desk = await openDesk(stage, 'agent', agent);
      await desk.getByRole('button', { name: 'Accept' }).waitFor();
    },
    180_000,
  );
});
