import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire } from '../../tools/journeys/harness/cast.js';
import {
  camerasTaken,
  drawCamera,
  freezeCameras,
  silenceMicrophones,
} from '../../tools/journeys/harness/drawn-camera.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** The server has noticed by then, and the others receive it. */
const NOTICED_WITHIN_MS = 5_000;

const FROZEN = /^The picture of .* is frozen/;
const SILENT = /^The sound of .* is interrupted/;

/** A page does nothing for a while; its connections stand. */
const hang = (page: Page, ms: number) =>
  page.evaluate((forMs) => {
    setTimeout(() => {
      const end = performance.now() + forMs;
      while (performance.now() < end);
    });
  }, ms);

describe('A stream that stands still in a call', () => {
  let stage: Stage;
  let hers: Page;
  let his: Page;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  /** Two participants of a call, who see and hear each other. */
  const meet = async () => {
    const [ada, tom] = [await hire(stage), await hire(stage)];
    const { _id } = await makeSession(stage, ada, tom, { sessionName: 'Briefing' });
    hers = await stage.staffPage('ada', ada.token);
    his = await stage.staffPage('tom', tom.token);
    for (const page of [hers, his]) {
      await drawCamera(page, { width: 320, height: 240, framesPerSecond: 10, sound: true });
      await page.goto(`/vblh/sessions/${_id}`);
      const name = page === hers ? 'Start call' : 'Join call';
      await page.getByRole('button', { name }).click();
    }
    await seeEachOther([hers, his], 4_000);
    expect(await hers.getByText(FROZEN).or(hers.getByText(SILENT)).count()).toBe(0);
  };

  /**
   * Measures how long it took until she saw the notice, and until it went away, in milliseconds.
   */
  const noticed = async (text: RegExp, harm: () => Promise<void>, within = NOTICED_WITHIN_MS) => {
    const said = hers.getByText(text);
    const began = performance.now();
    await harm();
    await said.waitFor({ timeout: within });
    const shownMs = Math.round(performance.now() - began);
    await said.waitFor({ state: 'detached' });
    const repairedMs = Math.round(performance.now() - began);
    process.stderr.write(
      `${text.source}: shown after ${shownMs} ms, repaired after ${repairedMs} ms\n`,
    );
    await seeEachOther([hers, his], 2_000);
  };

  journey(
    'is shown to the others, and repaired without an end of the call: a camera that freezes, a microphone that falls silent, a page that hangs',
    () => stage,
    async () => {
      await meet();
      const taken = await camerasTaken(his);
      await noticed(FROZEN, () => freezeCameras(his));
      expect(await camerasTaken(his)).toBe(taken + 1);
      await noticed(SILENT, () => silenceMicrophones(his));
      await noticed(FROZEN, () => hang(his, 7_000));
    },
    180_000,
  );
});
