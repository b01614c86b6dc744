import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Another line', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'takes the visitor from within a call, for a reason, with the time waited',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const here = await openPortal(stage, [kim]);
      const lee = await hire(stage);
      await openPortal(stage, [lee], { name: 'Back office' });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, here.path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      await pressControl(desk, 'hand-back');
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel('To the line of').selectOption({ label: 'Back office' });
      const go = dialog.getByRole('button', { name: /^Send (back|to )/ });
      await go.click();
      await dialog.getByText('Please enter at least 3 characters.').waitFor();
      await dialog
        .getByLabel('Reason, for the next agent and the log')
        .fill('Asks about an invoice');
      await go.click();
      await visitor
        .getByText('You are now waiting at Back office. Your waiting time so far counts.')
        .waitFor();
      expect(await visitor.getByTestId('position').textContent()).toBe('1');
      await desk.getByRole('heading', { name: 'Desk' }).waitFor();

      const office = await stage.consolePage('admin', 'calls');
      await office.getByRole('row').nth(1).click();
      await office.getByText(/transferred .* “Asks about an invoice”/).waitFor();

      const other = await openDesk(stage, 'lee', lee);
      const why = other.getByText(/sent this visitor: “Asks about an invoice”/);
      await why.first().waitFor();
      await other.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([other, visitor]);
      await why.first().waitFor();
    },
  );
});
