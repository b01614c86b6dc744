import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { verifyDocument } from '../../tools/journeys/harness/verify-document.js';

/** Two pages of A4 with a black area each. */
const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>endobj
4 0 obj<</Length 21>>stream
100 500 400 200 re f
endstream endobj
5 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>endobj
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
const marksOn = (page: Page) =>
  surface(page)
    .locator('[data-mark]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-mark')).toSorted());

/** Draws a line between two places, as shares of the page. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('There is no page to draw on');
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 12 });
  await page.mouse.up();
}

async function drawAll(page: Page) {
  await page.getByTestId('tool-highlighter').click();
  await page.getByRole('button', { name: 'Orange' }).click();
  await draw(page, [0.1, 0.55], [0.7, 0.55]);
  await page.getByTestId('tool-square').click();
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await draw(page, [0.1, 0.05], [0.3, 0.12]);
  await page.getByTestId('tool-circle').click();
  await draw(page, [0.4, 0.05], [0.6, 0.12]);
  await page.getByTestId('tool-stamp').click();
  await draw(page, [0.75, 0.1], [0.75, 0.1]);
  await page.getByTestId('tool-text').click();
  await surface(page).click({ position: { x: 30, y: 200 } });
  await page.getByRole('textbox', { name: /^Text/ }).fill('Bitte hier unterschreiben\nŁukasz');
  await page.getByRole('textbox', { name: /^Text/ }).press('Control+Enter');
  await page.getByTestId('tool-note').click();
  await surface(page).click({ position: { x: 200, y: 280 } });
  await page.getByRole('textbox', { name: /^Note\./ }).fill('Ask about this');
  await picture(page, 'note');
  await page.getByRole('textbox', { name: /^Note\./ }).press('Control+Enter');
  await page.getByTestId('tool-pen').click();
  await draw(page, [0.5, 0.65], [0.9, 0.6]);
}

describe('The whiteboard', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterEach(() => stage.dismissAll());
  afterAll(() => stage.strike());

  journey(
    'is drawn on by agent and visitor at once, and stays as it was',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await visitor.getByTestId('show-documents').click();
      await visitor
        .getByTestId('call-documents')
        .locator('input[type=file]')
        .setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: PDF });
      // Until it is there; closing the list calls it back.
      await visitor.getByTestId('document').getByText('Lease.pdf').waitFor();
      await visitor.getByRole('button', { name: 'Close', exact: true }).click();
      // The visitor is shown the board and does not open it.
      expect(await visitor.getByTestId('board-button').count()).toBe(0);

      await pressControl(desk, 'board-button');
      await surface(visitor).waitFor();
      await desk.getByTestId('board-document').selectOption({ label: 'Lease.pdf' });
      for (const page of [desk, visitor]) {
        await page.locator('[data-testid=paper][data-painted]').waitFor();
        await page.getByText('Page 1 of 2').waitFor();
      }
      await Promise.all([
        draw(desk, [0.1, 0.1], [0.6, 0.2]),
        draw(visitor, [0.2, 0.6], [0.8, 0.7]),
      ]);
      await desk.getByTestId('tool-arrow').click();
      await draw(desk, [0.2, 0.8], [0.7, 0.9]);
      for (const page of [desk, visitor]) {
        await eventually('all three are there', async () => (await marksOn(page)).length === 3);
      }
      expect(await marksOn(visitor)).toEqual(await marksOn(desk));
      await picture(desk, 'desk');
      await picture(visitor, 'visitor');

      // Draws with all tools, for people who look at the pictures.
      if (PICTURES !== undefined) await drawAll(desk);
      await picture(desk, 'all');
      await picture(visitor, 'all-visitor');
      for (const [name, size] of [
        ['phone', { width: 390, height: 844 }],
        ['kiosk', { width: 1080, height: 1920 }],
      ] as const) {
        await visitor.setViewportSize(size);
        await picture(visitor, name);
      }
      await visitor.setViewportSize({ width: 1280, height: 720 });
      await visitor.emulateMedia({ colorScheme: 'dark' });
      await picture(visitor, 'dark');
      await visitor.emulateMedia({ colorScheme: 'light' });
      if (PICTURES !== undefined) {
        const download = desk.waitForEvent('download');
        await desk.getByTestId('board-export').click();
        await picture(desk, 'export');
        await desk.getByRole('menuitem', { name: 'Download PDF', exact: true }).click();
        await (await download).saveAs(`${PICTURES}/board.pdf`);
        for (let count = 0; count < 7; count += 1) await desk.getByTestId('board-undo').click();
        await eventually('they are gone', async () => (await marksOn(visitor)).length === 3);
      }

      // Each takes back what is their own, and nothing else.
      await visitor.getByTestId('board-undo').click();
      await eventually('the visitor’s is gone', async () => (await marksOn(desk)).length === 2);
      await visitor.getByTestId('board-redo').click();
      await eventually('it is back', async () => (await marksOn(desk)).length === 3);
      expect(await visitor.getByTestId('board-undo').isEnabled()).toBe(true);

      await desk.getByTestId('board-next').click();
      await visitor.getByText('Page 2 of 2').waitFor();
      expect(await marksOn(visitor)).toEqual([]);
      await desk.getByRole('button', { name: 'Previous page' }).click();
      await visitor.getByText('Page 1 of 2').waitFor();

      const before = await marksOn(desk);
      await visitor.reload();
      await surface(visitor).waitFor();
      await eventually('all is there again', async () => {
        return (await marksOn(visitor)).join() === before.join();
      });
    },
  );

  journey(
    'is signed by the visitor with a finger, and the sealed document shows every change',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim], { askClientName: true });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await visitor.setViewportSize({ width: 390, height: 844 });
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

      await desk.getByTestId('request-signature').click();
      await surface(desk).click();
      await desk.getByRole('checkbox', { name: 'Vera Lang' }).check();
      await desk.getByRole('button', { name: 'Request', exact: true }).click();
      await desk.getByText('Waiting for Vera Lang to sign').waitFor();
      await visitor.getByText(/asks you to sign this document/).waitFor();
      await picture(visitor, 'sign-asked');
      await visitor.getByRole('button', { name: 'Sign', exact: true }).click();
      await desk.getByText('Vera Lang is signing').waitFor();
      const pad = await visitor.getByTestId('signature-pad').boundingBox();
      if (!pad) throw new Error('There is no field to sign in');
      await visitor.mouse.move(pad.x + 20, pad.y + pad.height / 2);
      await visitor.mouse.down();
      await visitor.mouse.move(pad.x + pad.width / 2, pad.y + 10, { steps: 8 });
      await visitor.mouse.move(pad.x + pad.width - 20, pad.y + pad.height / 2, { steps: 8 });
      await visitor.mouse.up();
      await picture(visitor, 'sign-pad');
      await visitor.getByTestId('confirm-signature').click();
      for (const page of [desk, visitor]) {
        await page.getByText(/^Signed and sealed/).waitFor();
        await page.getByText('Page 1 of 3').waitFor();
        expect(await page.getByTestId('tool-pen').count()).toBe(0);
      }
      await desk.getByRole('button', { name: 'Request another signature' }).waitFor();
      expect(await visitor.getByTestId('request-signature').count()).toBe(0);
      await picture(desk, 'signed-desk');
      await picture(visitor, 'signed-visitor');

      const download = desk.waitForEvent('download');
      await desk.getByTestId('board-export').click();
      await desk.getByRole('menuitem', { name: 'Download PDF', exact: true }).click();
      const file = await readFile(await (await download).path());
      if (PICTURES !== undefined) await writeFile(`${PICTURES}/signed.pdf`, file);
      const verify = async (content: Buffer) => {
        const copy = join(await mkdtemp(join(tmpdir(), 'foyer-seal-')), 'signed.pdf');
        await writeFile(copy, content);
        return verifyDocument(copy, stage.server.folder);
      };
      expect(await verify(file)).toMatchObject({ status: 0 });
      const changed = Buffer.from(file);
      const at = Math.floor(changed.length / 2);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await verify(changed)).toMatchObject({ status: 1 });
    },
  );
});
