import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { AxeBuilder } from '@axe-core/playwright';
import { auditRoutes } from '@foyer/contracts/audit';
import { portalRoutes } from '@foyer/contracts/portals';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('An auditor', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'finds what was changed and sees it as it stood, and each look is on record',
    () => stage,
    async () => {
      const auditor = await hire(stage, 'auditor');
      const portal = await openPortal(stage, []);
      const admin = await stage.api();
      for (const name of ['Front desk', 'Back door']) {
        await admin.call(portalRoutes.adminPortals.update, {
          params: { id: portal.id },
          body: { name },
        });
      }

      const page = await stage.staffPage('auditor', auditor.token);
      await page.goto('/vblh/console/audit');
      // The latest is there at once, and what is looked for is picked, not typed.
      await page.locator('[data-event-type="PortalRenamed"]').first().waitFor();
      await page.getByRole('combobox', { name: 'Portal' }).click();
      await page.getByRole('option', { name: 'Back door' }).click();
      await page.getByRole('combobox', { name: 'Event' }).fill('portal renamed');
      await page.getByRole('option', { name: 'Portal renamed' }).click();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.waitForURL(/type=PortalRenamed/);
      const found = page.locator('[data-event-type]');
      await eventually('both changes, and nothing else', async () => {
        const types = await found.evaluateAll((all) => all.map((one) => one.dataset.eventType));
        return types.join() === 'PortalRenamed,PortalRenamed';
      });

      await page.getByRole('link', { name: 'State at this point' }).first().click();
      const name = page.locator('[data-field="name"] td');
      await name.first().waitFor();
      expect(await name.allTextContents()).toEqual(['Front desk', 'Back door']);
      const before = page.getByRole('slider', { name: 'Before' });
      await before.press('ArrowLeft');
      expect(await name.allTextContents()).toEqual(['Reception', 'Back door']);
      const { violations } = await new AxeBuilder({ page }).include('#main-content').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);

      const { events } = await admin.call(auditRoutes.searchEvents, {
        query: { actorId: auditor.id, type: 'AuditLookTaken' },
      });
      expect(events.map(({ data }) => data.look)).toEqual(['document-moments', 'search', 'search']);
    },
  );

  journey(
    'reads the record of a visit as a story, and goes from it to the audit and back',
    () => stage,
    async () => {
      const auditor = await hire(stage, 'auditor');
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path, { name: 'Béla Kovács' });
      const desk = await openDesk(stage, 'agent', agent);
      await desk.getByRole('button', { name: 'Reject' }).click();
      await desk.getByRole('button', { name: 'Reject' }).waitFor({ state: 'detached' });
      await visitor.getByRole('button', { name: 'Leave the line' }).click();
      await visitor.getByRole('dialog').getByRole('button', { name: 'Leave the line' }).click();
      await visitor.getByRole('dialog').waitFor({ state: 'detached' });

      const page = await stage.staffPage('auditor', auditor.token);
      await page.goto('/vblh/console/calls');
      await page.getByText('Béla Kovács').click();
      const left = page.getByText('Béla Kovács left the line');
      await left.waitFor();
      const name = `Kim ${agent.lastName}`;
      const shown = await page.locator('[data-event-type]').allTextContents();
      // Each once, though two streams tell of an offer.
      expect(shown).toEqual(
        expect.arrayContaining([
          'Béla Kovács opened Reception',
          'Béla Kovács joined the line at Reception',
          `Rang at ${name}`,
          `${name} declined`,
          'Béla Kovács left the line',
        ]),
      );
      expect(shown.filter((said) => said.includes(name))).toHaveLength(2);
      await page.getByText(`Why ${name}?`).waitFor();
      await page.getByText('No other agent was free.').waitFor();
      expect(await page.locator('[data-lane]').allTextContents()).toEqual([
        'Visitor',
        'Line',
        'Agent',
      ]);
      const { violations } = await new AxeBuilder({ page }).include('#main-content').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);

      await page.getByRole('link', { name: 'Show in audit' }).click();
      await page.getByText(`${name} declined`).first().waitFor();
      await page.getByRole('link', { name: 'Call record' }).first().click();
      await left.waitFor();
    },
  );
});
