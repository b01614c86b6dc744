import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { groupRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const CONSOLE = '/vblh/console';

describe('Groups at a portal, in the console', () => {
  let stage: Stage;
  let [first, second]: Agent[] = [];

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    [first, second] = [await hire(stage), await hire(stage)];
  });
  afterAll(() => stage.strike());

  journey(
    'a group answers at a portal, and who joins the group is rung there',
    () => stage,
    async () => {
      if (!first || !second) throw new Error('No agents');
      const api = await stage.api();
      const { id: groupId } = await api.call(groupRoutes.groupResource.create, {
        body: { name: 'Front desk', memberIds: [first.id] },
      });
      const portal = await openPortal(stage, [], { askClientName: true });
      const page = await stage.consolePage('administrator', `portals/${portal.id}/members`);
      await page.getByText('This portal has no members yet.').waitFor();
      await page.getByRole('combobox', { name: 'Groups' }).fill('Front');
      await page.getByRole('option', { name: 'Front desk' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('All changes saved').waitFor();
      const staff = page.getByRole('region', { name: 'Who answers here' });
      await staff.getByRole('listitem').filter({ hasText: first.lastName }).waitFor();
      await staff.getByRole('link', { name: 'Group Front desk' }).click();
      await page.waitForURL('**/groups/*');
      await page.getByRole('combobox', { name: 'Members' }).fill(second.lastName);
      await page.getByRole('option', { name: second.lastName }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('cell', { name: '2 members' }).waitFor();

      const desk = await openDesk(stage, 'newcomer', second);
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path, { name: 'Maria Lund' });
      const card = desk.getByRole('alertdialog', { name: 'Incoming call Maria Lund' });
      await card.waitFor();

      // Read back from the server, not from what the page still has.
      await page.goto(`${CONSOLE}/portals/${portal.id}/members`);
      for (const { lastName } of [first, second]) {
        const row = staff.getByRole('listitem').filter({ hasText: lastName });
        await row.getByText('Group Front desk').waitFor();
      }
      expect(await violations(page)).toEqual([]);
      const saved = await api.call(portalRoutes.adminPortals.get, { params: { id: portal.id } });
      expect(saved).toMatchObject({ groupIds: [groupId] });
      expect(saved.members).toHaveLength(2);

      // Taken off again: it answers there no longer.
      await page.getByRole('button', { name: 'Front desk' }).press('Backspace');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('This portal has no members yet.').waitFor();
    },
  );
});
