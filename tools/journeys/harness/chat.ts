import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import { eventually } from './eventually.js';

/** The file that {@link attach} attaches. */
export const DOCUMENT = Buffer.from('%PDF-1.7 A contract');

/** The messages in the chat of a page. */
export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Sends a document under a name. */
export async function attach(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: DOCUMENT };
  await page.locator('input[type=file][aria-label="Attach a document"]').setInputFiles(file);
  await page.getByRole('list', { name: 'Documents to send' }).getByText(name).waitFor();
  const send = page.getByTestId('send-message');
  await eventually('the document is there', () => send.isEnabled());
  await send.click();
}

/** Saves a document that came with a message. @returns What is in it */
export async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await log(page)
    .getByRole('button', { name: `Download ${name}` })
    .click();
  return readFile(await (await download).path());
}
