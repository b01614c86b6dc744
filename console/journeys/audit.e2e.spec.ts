import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { AxeBuilder } from '@axe-core/playwright';
import { auditRoutes } from '@foyer/contracts/audit';
import { portalRoutes } from '@foyer/contracts/portals';

import { hire, openPortal } from '../../journeys/harness/cast.js';
import { journey } from '../../journeys/harness/journey.js';
import { Stage } from '../../journeys/harness/stage.js';

describe('An auditor', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  }, 60_000);
  afterAll(() => stage.strike(), 30_000);

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
      await page.getByLabel('Type, such as VisitOpened').fill('PortalRenamed');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.locator('[data-event-type="PortalRenamed"]').nth(1).waitFor();
      expect(await page.locator('[data-event-type]').count()).toBe(2);

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
      expect(events.map(({ data }) => data.look)).toEqual(['document-moments', 'search']);
    },
  );
});
