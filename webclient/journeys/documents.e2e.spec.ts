import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { portalSettingRoutes } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { keepPicture } from '../../tools/journeys/harness/portal-picture.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

/** A page of A4 with a black area, as small as a PDF can be. */
const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>endobj
4 0 obj<</Length 21>>stream
100 500 400 200 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** The folder for pictures to look at; by default none are taken. */
const PICTURES = process.env.DOCUMENT_PICTURES;
async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

const rows = (page: Page) => page.getByTestId('document');

describe('Documents', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'of a session are uploaded together, seen, saved and deleted',
    () => stage,
    async () => {
      const ada = await hire(stage);
      const page = await stage.staffPage('ada', ada.token);
      await page.goto('/vblh/sessions');
      await page.getByRole('button', { name: 'New session' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Contracts');
      await page.getByRole('button', { name: 'Create' }).click();
      const section = page.getByRole('region', { name: 'Documents' });
      await section.getByText('No documents yet').waitFor();
      await section
        .locator('input[type=file]')
        .setInputFiles([
          pdf('Lease.pdf'),
          { name: 'Setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
          pdf('Annex.pdf'),
          { name: 'Not really.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
        ]);
      await eventually('both are there', async () => (await rows(page).count()) === 2);
      await eventually('each of the others has its own word', async () => {
        return (await section.getByRole('alert').getByText('Unsupported format').count()) === 2;
      });
      await rows(page).last().scrollIntoViewIfNeeded();
      await eventually('their first pages are shown', async () => {
        return (await section.locator('[data-testid=document] img').count()) === 2;
      });
      await section.scrollIntoViewIfNeeded();
      await picture(page, 'session');
      await section.getByRole('button', { name: 'Dismiss Setup.exe' }).click();
      await section.getByRole('button', { name: 'Dismiss Not really.pdf' }).click();
      const saved = async (button: string) => {
        const download = page.waitForEvent('download');
        await section.getByRole('button', { name: button }).click();
        return (await download).suggestedFilename();
      };
      expect(await saved('Download Lease.pdf')).toBe('Lease.pdf');
      expect(await saved('Download all')).toBe('Documents.zip');
      await section.getByRole('button', { name: 'Delete Lease.pdf' }).click();
      await picture(page, 'delete');
      await page.getByRole('button', { name: 'Keep' }).click();
      expect(await rows(page).count()).toBe(2);
      await section.getByRole('button', { name: 'Delete Lease.pdf' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await eventually('it is gone', async () => (await rows(page).count()) === 1);
      // Dropped and pasted files come in the same way.
      for (const [type, name] of [
        ['drop', 'Dropped.pdf'],
        ['paste', 'Pasted.pdf'],
      ] as const) {
        await section.locator('[data-area]').evaluate(
          (area, { kind, called, content }) => {
            const data = new DataTransfer();
            data.items.add(new File([content], called, { type: 'application/pdf' }));
            const event =
              kind === 'drop'
                ? new DragEvent('drop', { dataTransfer: data, bubbles: true })
                : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
            area.dispatchEvent(event);
          },
          { kind: type, called: name, content: PDF.toString() },
        );
        await section.getByText(name).waitFor();
      }
    },
  );

  journey(
    'go from the visitor to the agent of a call, and back',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { id, path } = await openPortal(stage, [kim]);
      const documentId = await keepPicture(stage, id, 'document', { width: 300, height: 200 });
      const api = await stage.api();
      await api.call(portalSettingRoutes.updatePortalDocuments, {
        body: { queueId: id, documents: [{ documentId, isDelete: false }] },
      });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await desk.getByTestId('show-documents').click();
      const atDesk = desk.getByTestId('call-documents');
      await atDesk.getByText('No documents yet').waitFor();
      await visitor.getByTestId('show-documents').click();
      const atVisitor = visitor.getByTestId('call-documents');
      await atVisitor.locator('input[type=file]').setInputFiles(pdf('Passport.pdf'));
      await atVisitor.getByText('Passport.pdf').waitFor();
      await atDesk.getByText('Passport.pdf').waitFor();
      await picture(desk, 'agent');
      await picture(visitor, 'visitor');
      await atDesk.locator('input[type=file]').setInputFiles(pdf('Receipt.pdf'));
      await atVisitor.getByText('Receipt.pdf').waitFor();
      expect(await atVisitor.getByRole('button', { name: 'Delete Receipt.pdf' }).count()).toBe(0);
      await atVisitor.getByRole('button', { name: 'Delete Passport.pdf' }).click();
      await visitor.getByRole('button', { name: 'Delete', exact: true }).click();
      await eventually('it is gone at the desk', async () => {
        return (await atDesk.getByText('Passport.pdf').count()) === 0;
      });
      // The prepared documents of the portal are shown with one press; the visitor is not offered
      // them.
      expect(await visitor.getByTestId('portal-documents').count()).toBe(0);
      await picture(desk, 'of-portal');
      await atDesk.getByRole('button', { name: 'Share picture.png in the call' }).click();
      await atVisitor.getByText('picture.png').waitFor();

      // They can still be saved for a while after the call.
      await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await endCall(desk);
      const left = visitor.getByTestId('left-documents');
      await left.getByText(/You can save them here until/).waitFor();
      expect(await rows(visitor).count()).toBe(2);
      const download = visitor.waitForEvent('download');
      await left.getByRole('button', { name: 'Download Receipt.pdf' }).click();
      expect((await download).suggestedFilename()).toBe('Receipt.pdf');
      await eventually('their first pages are shown', async () => {
        return (await left.locator('img').count()) === 2;
      });
      expect([...(await violations(visitor)), ...(await tooWide(visitor))]).toEqual([]);
      await picture(visitor, 'left');
      await visitor.reload();
      await left.getByText('Receipt.pdf').waitFor();
    },
  );
});
