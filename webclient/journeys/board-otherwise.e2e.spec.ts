import { mkdir } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>>>endobj
trailer<</Root 1 0 R>>
%%EOF`);

/** The folder for pictures to look at; by default none are taken. */
const PICTURES = process.env.BOARD_PICTURES;
async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

const surface = (page: Page) => page.getByTestId('board-surface');

/** Two fingers on the page, moved apart. */
async function pinch(page: Page): Promise<void> {
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('There is no page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await send('touchStart', 30);
  for (const apart of [40, 50, 60, 70, 80]) await send('touchMove', apart);
  await send('touchEnd', 0);
}

describe('The whiteboard', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'is zoomed by touch and signed by keys, also when the server starts again meanwhile, and is found after the call',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim], { askClientName: true });
      const desk = await openDesk(stage, 'kim', kim);
      const viewport = { width: 390, height: 844 };
      const visitor = await stage.page('visitor', { viewport, hasTouch: true, isMobile: true });
      await ring(visitor, path, { name: 'Vera Lang' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await desk.getByTestId('show-documents').click();
      await desk
        .getByTestId('call-documents')
        .locator('input[type=file]')
        .setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: PDF });
      await desk.getByTestId('document').getByText('Lease.pdf').waitFor();
      await desk.getByRole('button', { name: 'Close', exact: true }).click();
      await pressControl(desk, 'board-button');
      await desk.getByTestId('board-document').selectOption({ label: 'Lease.pdf' });
      await visitor.locator('[data-testid=paper][data-painted]').waitFor();

      const wide = async () => (await surface(visitor).boundingBox())?.width ?? 0;
      const before = await wide();
      await pinch(visitor);
      await eventually('the page is nearer', async () => (await wide()) > before * 1.5);
      expect(await surface(visitor).locator('[data-mark]').count()).toBe(0);
      await picture(visitor, 'pinched');
      await visitor.getByRole('button', { name: 'Follow presenter' }).click();

      // A drawing from before a reload can be undone after it.
      const page = await surface(desk).boundingBox();
      if (!page) throw new Error('There is no page to draw on');
      await desk.mouse.move(page.x + 40, page.y + 40);
      await desk.mouse.down();
      await desk.mouse.move(page.x + 120, page.y + 60, { steps: 6 });
      await desk.mouse.up();
      const drawn = (of: Page) => surface(of).locator('[data-mark]');
      await drawn(visitor).waitFor();
      await desk.reload();
      await drawn(desk).waitFor();
      await desk.getByTestId('board-undo').click();
      await drawn(visitor).waitFor({ state: 'detached' });
      await desk.getByTestId('board-redo').click();
      await drawn(visitor).waitFor();

      await desk.getByTestId('request-signature').focus();
      await desk.keyboard.press('Enter');
      await surface(desk).focus();
      await desk.keyboard.press('Enter');
      await desk.getByRole('checkbox', { name: 'Vera Lang' }).focus();
      await desk.getByRole('button', { name: 'Request', exact: true }).focus();
      await desk.keyboard.press('Enter');
      await visitor.getByRole('button', { name: 'Sign', exact: true }).focus();
      await visitor.keyboard.press('Enter');
      await desk.getByText('Vera Lang is signing').waitFor();
      // The first that the dialog reaches by keys is the choice of how to sign.
      await visitor.getByRole('button', { name: 'Type', exact: true }).focus();
      await visitor.keyboard.press('Enter');
      await visitor.keyboard.press('Tab');
      await visitor.keyboard.type('Vera Lang');
      expect(await visitor.getByLabel('Your full name').inputValue()).toBe('Vera Lang');
      expect(await violations(visitor)).toEqual([]);
      await stage.server.restart();
      await eventually(
        'it is signed once the server is back',
        async () => {
          const confirm = visitor.getByTestId('confirm-signature');
          if ((await confirm.count()) === 0) return true;
          // It goes as soon as it is signed, also while this looks for it.
          const isFocused = confirm.focus({ timeout: 1_000 }).then(
            () => true,
            () => false,
          );
          if (await isFocused) await visitor.keyboard.press('Enter');
          return false;
        },
        30_000,
      );
      for (const one of [desk, visitor]) {
        await one.getByText(/^Signed and sealed/).waitFor();
      }

      await desk.getByTestId('show-documents').click();
      const list = desk.getByTestId('call-documents');
      const signed = list.getByTestId('document').filter({ hasText: '(signed)' });
      await signed.waitFor();
      expect(await signed.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
      await desk.getByRole('button', { name: 'Close', exact: true }).click();
      await endCall(desk);
      await desk.goto('/vblh/calls');
      await desk.getByTestId('kept-documents-button').first().click();
      const kept = desk.getByTestId('kept-documents');
      await kept.getByTestId('document').filter({ hasText: '(signed)' }).waitFor();
      await kept.getByRole('heading', { name: 'With drawings' }).waitFor();
      expect(await violations(desk)).toEqual([]);
      await picture(desk, 'kept-documents');
      const download = desk.waitForEvent('download');
      await kept.getByRole('button', { name: 'Download Lease.pdf with drawings' }).click();
      expect((await download).suggestedFilename()).toBe('Lease.pdf');
      await desk.setViewportSize(viewport);
      await picture(desk, 'kept-documents-phone');
    },
    180_000,
  );
});
