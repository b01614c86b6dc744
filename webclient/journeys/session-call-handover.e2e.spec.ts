import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { callSettingRoutes, STANDARD_CALL_SETTING } from '@foyer/contracts/settings';
import type { Page } from 'playwright-core';

import { DRAWN_SCREEN } from '../../tools/journeys/harness/drawn-screen.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The screen in a call of several', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'is shared by one at a time, who keeps it, or hands it over, when asked',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id } = await makeSession(stage, ada, tom, { sessionName: 'Review' });
      const mediaSettings = { ...STANDARD_CALL_SETTING.mediaSettings, transparency: 50 } as const;
      await (
        await stage.api(tom.token)
      ).call(callSettingRoutes.saveCallSetting, {
        body: { ...STANDARD_CALL_SETTING, mediaSettings },
      });
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      for (const page of [hers, his]) await page.addInitScript(DRAWN_SCREEN);
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      await hers.getByRole('heading', { name: '1 participant' }).waitFor();
      await his.goto(`/vblh/sessions/${_id}/call`);
      await seeEachOther([hers, his]);

      await pressControl(hers, 'share-screen');
      await his.getByTestId('tile-screenCam').waitFor();
      // Her face lies over her screen, or next to it.
      const pictures = his.getByTestId('group-pictures');
      const isOver = () => pictures.evaluate((one) => one.hasAttribute('data-over'));
      await his.getByTestId('toggle-portrait').click();
      await eventually('her face lies over the screen', isOver);
      const [face, screen] = await Promise.all([
        pictures.locator('[data-picture$="/userCam"]').boundingBox(),
        pictures.locator('[data-picture$="/screenCam"]').boundingBox(),
      ]);
      expect(face?.x).toBeGreaterThan(screen?.x ?? Infinity);
      expect(Number(face?.width)).toBeLessThan(Number(screen?.width) / 3);
      // He sees through it as far as he likes, and all of it while he points at it.
      const herFace = pictures.locator('[data-picture$="/userCam"]');
      const opacity = () => herFace.evaluate((one) => Number(getComputedStyle(one).opacity));
      await his.mouse.move(5, 5);
      await eventually('one sees through her face', async () => (await opacity()) === 0.5);
      await herFace.hover();
      await eventually('her face is whole', async () => (await opacity()) === 1);

      await his.keyboard.press('o');
      await eventually('it is beside the screen', async () => !(await isOver()));
      const asks = async (page: Page, other: Page) => {
        await pressControl(page, 'ask-to-share');
        await page.getByText('You have asked to share your screen.').waitFor();
        await other
          .getByRole('alertdialog')
          .getByText(/would like to share/)
          .waitFor();
      };
      await asks(his, hers);
      await hers.getByRole('button', { name: 'Keep sharing' }).click();
      await his.getByText('Your request was declined.').waitFor();
      await his.getByRole('button', { name: 'OK' }).click();

      // Unanswered it is over after 15 s, for both.
      await asks(his, hers);
      await his.getByText('Your request was not answered.').waitFor();
      expect(await hers.getByRole('alertdialog').count()).toBe(0);
      await his.getByRole('button', { name: 'OK' }).click();

      await asks(his, hers);
      await hers.getByRole('button', { name: 'Hand over' }).click();
      await his.getByText('Accepted: you can share your screen now.').waitFor();
      await his.getByRole('button', { name: 'OK' }).click();
      await pressControl(his, 'share-screen');
      await hers.getByTestId('tile-screenCam').waitFor();
      expect(await his.getByTestId('tile-screenCam').count()).toBe(0);
      await hers.getByTestId('ask-to-share').waitFor({ state: 'attached' });
    },
  );
});
