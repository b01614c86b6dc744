import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/**
 * Measures the sharpest edge above the head of the person, where the test camera writes the time:
 * the largest step in green between neighbours. The blur sometimes takes the middle of the test
 * picture for a person, so it is no measure of the background.
 */
const SHARPNESS = `(() => {
  const video = document.querySelector('[data-testid=remote-video]');
  const { videoWidth: width, videoHeight } = video;
  const height = Math.ceil(videoHeight / 8);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.drawImage(video, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const steps = [];
  for (let at = 1; at < data.length / 4 - 1; at += 4) {
    steps.push(Math.abs(data[4 * at + 1] - data[4 * at + 5]));
  }
  const strong = steps.sort((a, b) => b - a).slice(0, Math.ceil(steps.length / 100));
  return strong.reduce((sum, step) => sum + step, 0) / strong.length;
})()`;

const sharpness = (page: Page) => page.evaluate<number>(SHARPNESS);

/** As in a browser that gives no page the frames of a camera. */
const WITHOUT_FRAMES = 'delete window.MediaStreamTrackProcessor';

describe('A blurred background', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'is what the other one gets, also after a reload, and is off again by one click',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      const asked: string[] = [];
      visitor.on('request', (request) => asked.push(request.url()));
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      const devices = visitor.getByRole('button', { name: 'Camera, microphone and speaker' });
      const blur = visitor.getByLabel('Blur the background');
      await devices.click();
      await visitor.getByLabel('Quality of your picture').selectOption('Low');
      await eventually('the picture is sharp', async () => (await sharpness(desk)) > 40);
      expect(await blur.isChecked()).toBe(false);
      expect(asked.some((url) => url.includes('/blur/'))).toBe(false);

      await blur.check();
      await visitor
        .locator('[data-testid=blur]:is([data-state=on], [data-state=less], [data-state=failed])')
        .waitFor({ state: 'attached' });
      expect(await visitor.getByTestId('blur').getAttribute('data-state')).not.toBe('failed');
      await eventually('it is blurred', async () => (await sharpness(desk)) < 15);
      await stage.keep('background-blur');
      await visitor.reload();
      await seeEachOther([desk, visitor]);
      await eventually('it still is', async () => (await sharpness(desk)) < 15);
      // No part of the blur is loaded from another origin.
      const origin = new URL(visitor.url()).origin;
      expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(origin))).toEqual([]);

      await devices.click();
      await blur.uncheck();
      await eventually('it is sharp again', async () => (await sharpness(desk)) > 40);
    },
  );

  journey(
    'is asked about where the browser cannot do it, and nothing is seen without a yes',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await visitor.addInitScript(WITHOUT_FRAMES);
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      await visitor.getByRole('button', { name: 'Camera, microphone and speaker' }).click();
      await visitor.getByLabel('Blur the background').check();
      const question = visitor.getByRole('dialog', { name: 'Show your picture without blur?' });
      await question.waitFor();
      await stage.keep('blur-question');
      await question.getByRole('button', { name: 'Leave camera off' }).click();
      await visitor.getByRole('button', { name: 'Turn camera on' }).click();
      await question.getByRole('button', { name: 'Show without blur' }).click();
      await seeEachOther([desk, visitor]);
    },
  );

  journey(
    'is said in the check of devices not to work where the browser cannot do it',
    () => stage,
    async () => {
      const kim = await hire(stage);
      await openPortal(stage, [kim]);
      const page = await stage.staffPage('kim', kim.token);
      await page.addInitScript(WITHOUT_FRAMES);
      await page.goto('/vblh/sessions');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Check your devices' }).click();
      const dialog = page.getByRole('dialog', { name: 'Check your devices' });
      await dialog.getByText('Camera, microphone and speaker').click();
      const blur = dialog.getByLabel('Blur the background');
      await blur.click();
      await dialog.getByText(/too slow to blur the background, or your browser/).waitFor();
      await stage.keep('no-background-blur');
      const plays = `(() => {
        const { videoWidth, paused } = document.querySelector('[data-testid=self-video]');
        return videoWidth > 0 && !paused;
      })()`;
      await blur.uncheck();
      await eventually('the picture is back', () => page.evaluate<boolean>(plays));
    },
  );
});
