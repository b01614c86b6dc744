import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { SIGNATURE_PAD_ADDRESS } from '@foyer/contracts/local';
import type { Browser, Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth, kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { SignaturePadOnTheDesk } from '../../tools/journeys/harness/signature-pad.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { verifyDocument } from '../../tools/journeys/harness/verify-document.js';

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

/** Strokes as a hand makes them, in the resolution of the pad. */
const wave = (from: number, to: number) =>
  Array.from({ length: 60 }, (_, at) => {
    const share = at / 59;
    const pressure = at === 0 ? 0 : 300 + 600 * Math.sin(share * Math.PI);
    const y = 500 + 260 * Math.sin(share * 9);
    return [Math.round(from + (to - from) * share), Math.round(y), Math.round(pressure)] as const;
  });

describe('A signature pad at a kiosk', () => {
  let stage: Stage;
  let desk: SignaturePadOnTheDesk;
  const browsers: Browser[] = [];

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    desk = await SignaturePadOnTheDesk.plugIn();
  });
  afterAll(async () => {
    await stage.strike();
    await Promise.all(browsers.map((browser) => browser.close()));
    await desk.putAway();
  });

  const browser = async (trusts: boolean) => {
    const opened = await desk.openBrowser({ trusts });
    browsers.push(opened);
    return opened;
  };

  journey(
    'is signed on by a visitor, live on the page, and its own signature is in the sealed document',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { id: portalId } = await openPortal(stage, [kim]);
      const booth = await addBooth(stage, portalId);
      const agent = await openDesk(stage, 'kim', kim);
      const kiosk = await kioskPage(stage, 'kiosk', 'portrait', await browser(true));
      await kiosk.goto(booth.path);
      await kiosk.getByTestId('kiosk-start').waitFor();
      await kiosk.getByRole('button', { name: 'Start video call' }).click();
      await agent.getByRole('button', { name: 'Accept' }).click();
      await agent.getByTestId('show-documents').click();
      await agent
        .getByTestId('call-documents')
        .locator('input[type=file]')
        .setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: PDF });
      await agent.getByTestId('document').getByText('Lease.pdf').waitFor();
      await agent.getByRole('button', { name: 'Close', exact: true }).click();
      await pressControl(agent, 'board-button');
      await agent.getByTestId('board-document').selectOption({ label: 'Lease.pdf' });
      await kiosk.locator('[data-testid=paper][data-painted]').waitFor();
      await agent.getByTestId('request-signature').click();
      await agent.getByTestId('board-surface').click();
      await agent.getByRole('button', { name: 'Request', exact: true }).click();
      await kiosk.getByRole('button', { name: 'Sign', exact: true }).click();

      const { pad } = desk;
      await kiosk.getByRole('button', { name: 'Signature pad' }).click();
      await kiosk.getByText('Please sign on the pad (Sigma 900-17).').waitFor();
      expect(pad.shows).toBe('Customer signature: Please sign here!');
      pad.draw(...wave(300, 1200));
      await kiosk.locator('[data-testid=pad-field][data-strokes="1"]').waitFor();
      pad.press('RETRY');
      await kiosk.locator('[data-testid=pad-field][data-strokes="0"]').waitFor();
      // The cable is pulled: the signature stops, and continues where the pad is plugged in again.
      pad.unplug();
      await kiosk.getByText(/^The connection to the signature pad was lost/).waitFor();
      await picture(kiosk, 'pad-lost');
      expect(await violations(kiosk)).toEqual([]);
      await kiosk.getByRole('button', { name: 'Try again' }).click();
      await kiosk.getByText('Please sign on the pad (Sigma 900-17).').waitFor();
      pad.draw(...wave(300, 1200), ...wave(1250, 1900));
      await kiosk.locator('[data-testid=pad-field][data-strokes="2"]').waitFor();
      await picture(kiosk, 'pad-drawn');
      await agent.getByText(/is signing$/).waitFor();
      pad.press('CONFIRM');
      for (const page of [agent, kiosk]) {
        await page.getByText(/^Signed and sealed/).waitFor();
        await page.getByText('Page 1 of 2').waitFor();
      }
      await eventually('the pad is let go', () => Promise.resolve(pad.state === 'closed'));
      await picture(kiosk, 'pad-signed');

      const download = agent.waitForEvent('download');
      await agent.getByTestId('board-export').click();
      await agent.getByRole('menuitem', { name: 'Download PDF', exact: true }).click();
      const copy = join(await mkdtemp(join(tmpdir(), 'foyer-pad-')), 'signed.pdf');
      await (await download).saveAs(copy);
      if (PICTURES !== undefined) await (await download).saveAs(`${PICTURES}/pad-signed.pdf`);
      const verified = verifyDocument(copy, stage.server.folder);
      expect(verified).toMatchObject({ status: 0 });
      expect(verified.stdout).toContain('Sigma, serial number 900-17');
      expect(verified.stdout).toContain('matches the document, by certificate');
    },
  );

  journey(
    'is reached over TLS alone, by a certificate that the browser trusts',
    () => stage,
    async () => {
      const reaches = async (name: string, trusts: boolean) => {
        const page = await stage.page(name, { browser: await browser(trusts) });
        await page.goto('/vblh/device-client');
        return page.evaluate(
          (url) =>
            new Promise<boolean>((resolve) => {
              const socket = new WebSocket(url);
              socket.onopen = () => resolve(true);
              socket.onerror = () => resolve(false);
            }),
          SIGNATURE_PAD_ADDRESS,
        );
      };
      expect(await reaches('trusting', true)).toBe(true);
      expect(await reaches('wary', false)).toBe(false);
    },
  );
});
