import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The lines of all portals, in the console', () => {
  let stage: Stage;
  let agent: Agent;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
  });
  afterAll(() => stage.strike());

  journey(
    'a supervisor sees who waits and who is rung, and lets somebody be served next for a reason',
    () => stage,
    async () => {
      const page = await stage.consolePage('supervisor', 'lines');
      const portal = await openPortal(stage, [agent], { askClientName: true });
      await openDesk(stage, 'agent', agent);
      // The server itself made a portal to try, at which no agent is at work.
      await page.getByText('No agent is at work.').waitFor();
      const line = page.getByRole('region').filter({ hasText: agent.lastName });
      const atWork = line.getByRole('listitem').filter({ hasText: agent.lastName });
      await atWork.getByText('Free').waitFor();
      const arrives = async (name: string) => {
        await ring(await stage.page(name), portal.path, { name });
        await line.getByRole('link', { name }).waitFor();
      };
      await arrives('Maria Lund');
      // A ring ends after its time: it is looked at before the others come.
      await atWork.getByText('Ringing: Maria Lund').waitFor();
      await line
        .getByRole('listitem')
        .filter({ hasText: 'Maria Lund' })
        .getByText('Ringing for')
        .waitFor();
      await arrives('Otto Wolf');
      await arrives('Cleo Kern');

      // By keys alone; without a reason nothing is moved.
      await page.getByRole('button', { name: 'Serve Cleo Kern next' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Serve Cleo Kern next' });
      await dialog.getByRole('button', { name: 'Serve next' }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Has a small child');
      await dialog.getByRole('button', { name: 'Serve next' }).press('Enter');
      await page.getByText('The line has been reordered.').waitFor();
      const first = line.getByRole('listitem').first();
      await first.getByRole('link', { name: 'Cleo Kern' }).waitFor();
      expect(await violations(page)).toEqual([]);

      // The record of the visit says who did it and why, after it has been loaded again.
      await first.getByRole('link', { name: 'Cleo Kern' }).click();
      await page.getByText('Has a small child').first().waitFor();
    },
  );

  journey(
    'a supervisor transfers somebody who waits, and the visitor sees where the wait goes on',
    () => stage,
    async () => {
      const page = await stage.consolePage('supervisor', 'lines');
      const portal = await openPortal(stage, [], { askClientName: true });
      await openPortal(stage, [], { name: 'Workshop' });
      const visitor = await stage.page('Ida Berg');
      await ring(visitor, portal.path, { name: 'Ida Berg' });
      await page.getByRole('button', { name: 'Transfer Ida Berg' }).click();
      const dialog = page.getByRole('dialog', { name: 'Transfer Ida Berg' });
      await dialog.getByRole('combobox', { name: /Portal/ }).click();
      await page.getByRole('option', { name: 'Workshop (no agent at work)' }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Brings a bicycle');
      await dialog.getByRole('button', { name: 'Transfer' }).click();
      await page.getByText('The visitor has been transferred.').waitFor();

      for (let turn = 0; turn < 2; turn += 1) {
        await visitor
          .getByRole('alert')
          .getByText(/You are now waiting at Workshop/)
          .waitFor();
        await visitor.getByRole('banner').getByText('Workshop').waitFor();
        expect(await visitor.getByTestId('position').last().innerText()).toBe('1');
        expect(await violations(visitor)).toEqual([]);
        await visitor.reload();
      }
    },
  );
});
