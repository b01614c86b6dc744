import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { ownBrowser } from '../../tools/journeys/harness/browser.js';
import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { DirectPath } from '../../tools/journeys/harness/direct-path.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { TurnServer } from '../../tools/journeys/harness/turn-server.js';

const BACK_WITHIN_MS = 90_000;
/** Looks in a row without a new picture, which show that the way is dead. */
const DEAD = 20;
const SENTENCE = /^The (?:picture|sound) of .* (?:frozen|interrupted)|^Picture and sound of /m;

const { FOYER_TEST_COTURN: coturn, FOYER_TEST_IPTABLES: iptables } = process.env;

if (coturn === undefined || iptables === undefined || !DirectPath.canBeCut(iptables)) {
  const missing =
    'coturn, iptables or a network of its own is missing: a direct way that dies is not tested';
  if (process.env.CI === 'true') test(missing, () => expect(missing).toBe(''));
  else test.skip(missing, () => undefined);
} else {
  describe('A direct way that dies in mid-call, with a TURN server', () => {
    const direct = new DirectPath(iptables);
    let turn: TurnServer;
    let stage: Stage;
    let browser: Browser;

    beforeAll(async () => {
      turn = await TurnServer.start(coturn);
      stage = await Stage.set({ settings: { ...turn.settings, ...direct.settings } });
      browser = await ownBrowser([]);
    });
    afterEach(async () => {
      direct.mend();
      await stage.dismissAll();
    });
    afterAll(async () => {
      await stage.strike();
      await browser.close();
      await turn.discard();
    });

    /** Waits until a page receives nothing, and says so; then until pictures arrive again. */
    const recovers = async (page: Page): Promise<void> => {
      let { frames } = await received(page);
      let stood = 0;
      let isSaid = false;
      const look = async (): Promise<boolean> => {
        const now = await received(page);
        const moved = now.frames > frames;
        stood = moved ? 0 : stood + 1;
        frames = now.frames;
        isSaid ||= SENTENCE.test(await page.evaluate(() => document.body.innerText));
        return moved;
      };
      await eventually('nothing arrives', async () => !(await look()) && stood > DEAD);
      await eventually('pictures arrive again', look, BACK_WITHIN_MS);
      expect(isSaid).toBe(true);
    };

    for (const whose of ['both people', 'the visitor']) {
      journey(
        `is replaced for ${whose}, and the page says meanwhile that nothing arrives`,
        () => stage,
        async () => {
          const kim = await hire(stage);
          const { path } = await openPortal(stage, [kim]);
          const desk = await openDesk(stage, 'kim', kim);
          const visitor = await stage.page('visitor', { browser });
          await ring(visitor, path);
          await desk.getByRole('button', { name: 'Accept' }).click();
          await seeEachOther([desk, visitor], 1_000);
          const cutAt = performance.now();
          direct.cut(whose === 'the visitor' ? await DirectPath.portsOf(desk) : []);
          await Promise.all([desk, visitor].map(recovers));
          const afterMs = Math.round(performance.now() - cutAt);
          process.stdout.write(`${afterMs} ms after the cut both see each other again\n`);
          await seeEachOther([desk, visitor], 1_000);
          expect(await DirectPath.waysOf(visitor)).toEqual(['relay', 'relay']);
        },
      );
    }
  });
}
