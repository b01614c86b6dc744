import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { portalRoutes } from '@foyer/contracts/portals';

import { openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The content of a portal, in the console', () => {
  let stage: Stage;
  let id = '';

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    ({ id } = await openPortal(stage, []));
  });
  afterAll(() => stage.strike());

  const saved = async () => {
    const api = await stage.api();
    const { queueContent } = await api.call(portalRoutes.adminPortals.get, { params: { id } });
    return queueContent.waiting?.map(({ message: { text, enabled } }) => (enabled ? text : ''));
  };

  journey(
    'is put into another order by dragging and by keys, and is switched off without being lost',
    () => stage,
    async () => {
      const page = await stage.consolePage('editor', `portals/${id}/content`);
      // All items are in sight, as an item can be dragged only to where one sees.
      await page.setViewportSize({ width: 1280, height: 2600 });
      await page.getByRole('button', { name: /^Waiting/ }).click();
      const texts = page.getByLabel('Text', { exact: true });
      for (const text of ['One', 'Two', 'Three']) {
        await page.getByRole('button', { name: 'Add item' }).click();
        await texts.last().fill(text);
      }
      const save = async () => {
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByText('All changes saved').waitFor();
      };
      const handles = page.getByTestId('drag-handle');
      await handles.nth(2).dragTo(page.getByRole('group', { name: 'Item 1' }));
      await page.getByText('Moved to place 1 of 3').waitFor();
      await save();
      expect(await saved()).toEqual(['Three', 'One', 'Two']);

      // The section that is worked on stays open.
      await page.getByRole('button', { name: 'Move up: Item 3' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Moved to place 2 of 3').waitFor();
      // The same key again moves the same item on.
      await page.keyboard.press('Enter');
      await page.getByText('Moved to place 1 of 3').waitFor();
      expect(await texts.first().inputValue()).toBe('Two');
      await page.getByLabel('Show the text').first().uncheck();
      await save();
      expect(await saved()).toEqual(['', 'Three', 'One']);
      await page.reload();
      await page.getByRole('button', { name: /^Waiting/ }).click();
      await page.getByLabel('Show the text').first().check();
      await save();
      expect(await saved()).toEqual(['Two', 'Three', 'One']);
      await stage.dismissAll();
    },
  );
});
