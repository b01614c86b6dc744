import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { log } from '../../tools/journeys/harness/chat.js';
import { onCompanySite } from '../../tools/journeys/harness/company-site.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { Firefox, type FirefoxPage } from '../../tools/journeys/harness/firefox.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** One page of A4 with a black area. */
const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>endobj
4 0 obj<</Length 21>>stream
100 500 400 200 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`);

const FIRST_PICTURES_MS = 2_000;

const ringFrom = async (visitor: FirefoxPage, address: string) => {
  await visitor.goto(address);
  await visitor.press('button', 'Start video call');
  await visitor.press('button', 'Ring now');
  await visitor.read('Leave the line');
};

const marksOn = (page: Page) => page.getByTestId('board-surface').locator('[data-mark]').count();

describe('Firefox', () => {
  let stage: Stage;
  let firefox: Firefox;

  beforeAll(async () => {
    stage = await Stage.set();
    firefox = await Firefox.open();
    stage.onKeep((folder) => firefox.keep(folder));
  });
  afterEach(async () => {
    await firefox.dismissAll();
    await stage.dismissAll();
  });
  afterAll(async () => {
    await firefox.quit();
    await stage.strike();
  });

  journey(
    'of a visitor sees, hears, writes, reads and draws with an agent in Chromium',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await firefox.page();
      await ringFrom(visitor, stage.server.origin + path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor], FIRST_PICTURES_MS);
      // Debian's Firefox fetches H.264 from the internet, so that it has none here.
      expect((await received(visitor)).codec).toBe('video/VP8');

      await visitor.pressThing('toggle-chat');
      await visitor.fill('textarea', 'Grüße aus Firefox');
      await visitor.pressThing('send-message');
      await desk.getByTestId('toggle-chat').click();
      await log(desk).getByText('Grüße aus Firefox').waitFor();

      await visitor.pressThing('show-documents');
      await visitor.choose('[data-testid=call-documents] input[type=file]', 'Lease.pdf', PDF);
      await visitor.page.waitForSelector('[data-testid=document] ::-p-text(Lease.pdf)');
      await visitor.press('button', 'Close');
      await pressControl(desk, 'board-button');
      await desk.getByTestId('board-document').selectOption({ label: 'Lease.pdf' });
      await visitor.page.waitForSelector('[data-testid=paper][data-painted]');
      await visitor.draw('board-surface', [0.2, 0.6], [0.8, 0.7]);
      await eventually('the line is on both sides', async () => (await marksOn(desk)) === 1);

      await pressControl(desk, 'board-button');
      await seeEachOther([desk, visitor]);
    },
  );

  journey(
    'of an agent answers a visitor in Chromium, holds the call and takes it up again',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await firefox.page(kim.token);
      await desk.goto(`${stage.server.origin}/vblh/desk`);
      await desk.pressFirst('button[aria-haspopup=menu][data-availability]');
      await desk.pressFirst('::-p-xpath(//*[@role="menuitemradio"][contains(., "Auto")])');
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.press('button', 'Accept');
      await seeEachOther([desk, visitor], FIRST_PICTURES_MS);
      await desk.pressThing('hold');
      await visitor.getByTestId('on-hold').waitFor();
      await desk.press('button', 'Resume the call');
      await seeEachOther([desk, visitor]);
      await desk.pressThing('end-call');
      await desk.pressThing('go-now');
      await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
    },
  );

  journey(
    'of a visitor rings at a portal on another site, and is seen there',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { id } = await openPortal(stage, [kim]);
      const site = await onCompanySite(stage, id);
      try {
        const desk = await openDesk(stage, 'kim', kim);
        const visitor = await firefox.page();
        await visitor.goto(site.origin);
        await visitor.press('button', 'Open the reception');
        const frame = await visitor.page.waitForFrame((each) => each.url().includes('/queue/'));
        for (const name of ['Start video call', 'Ring now']) {
          const button = `::-p-aria([name="${name}"][role="button"])`;
          await (await frame.waitForSelector(button, { visible: true }))?.click();
        }
        await visitor.read(`ring at ${id}`);
        await desk.getByRole('button', { name: 'Accept' }).click();
        await seeEachOther([desk, frame], FIRST_PICTURES_MS);
        await visitor.read(`in-call at ${id}`);
      } finally {
        await site.close();
      }
    },
  );
});
