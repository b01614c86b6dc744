import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal, pressEnd, ring } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The call log', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const row = (page: Page, ...texts: readonly string[]) =>
    texts.reduce((found, hasText) => found.filter({ hasText }), page.getByRole('row')).first();
  const endForAll = async (page: Page) => {
    const yes = page.getByRole('dialog').getByRole('button', { name: /^End the call/ });
    await pressEnd(page, yes);
    await yes.click();
    await page.getByRole('heading', { name: 'The call is over' }).waitFor();
  };

  journey(
    'counts what was missed, shows it once, and calls back',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id } = await makeSession(stage, ada, tom, { sessionName: 'Briefing' });
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await his.goto('/vblh/calls/log');
      await his.getByRole('heading', { name: 'No calls yet' }).waitFor();
      await his.goto('/vblh/sessions');
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      await his.getByRole('alertdialog', { name: /Incoming call/ }).waitFor();
      await endForAll(hers);

      const calls = his.getByRole('link', { name: /^Calls/ });
      await his.getByRole('link', { name: 'Calls 1 missed call' }).click();
      await row(his, 'Briefing', 'Missed', 'New').waitFor();
      await his.getByRole('link', { name: 'Calls', exact: true }).waitFor();
      expect(await calls.innerText()).not.toContain('1');

      await hers.goto('/vblh/calls/log');
      await row(hers, 'Briefing', 'Outgoing', `Kim ${tom.lastName}`).waitFor();
      await row(his, 'Briefing').getByRole('button', { name: 'Call Briefing' }).click();
      const ringing = hers.getByRole('alertdialog', { name: /Incoming call/ });
      await row(hers, 'Briefing', 'Incoming').waitFor();
      await ringing.getByRole('button', { name: 'Join' }).click();
      await seeEachOther([hers, his]);
      await endForAll(hers);
      await hers.goto('/vblh/calls/log');
      await row(hers, 'Briefing', 'Answered').waitFor();
      await hers.getByLabel('Kind').selectOption('Missed');
      await hers.getByRole('heading', { name: 'No such calls' }).waitFor();
      await his.goto('/vblh/calls');
      await his.getByRole('link', { name: 'Call log' }).click();
      await row(his, 'Briefing', 'Outgoing').waitFor();
      expect(await his.getByText('New', { exact: true }).count()).toBe(0);
    },
  );

  journey(
    'has the visitors who rang at the desk',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim], { askClientName: true });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path, { name: 'Vera Visitor' });
      await desk.getByRole('button', { name: 'Reject' }).click();
      await desk.getByRole('link', { name: 'Calls', exact: true }).click();
      await desk.getByRole('link', { name: 'Call log' }).click();
      await row(desk, 'Vera Visitor', 'Reception', 'Rejected').waitFor();
    },
  );
});
