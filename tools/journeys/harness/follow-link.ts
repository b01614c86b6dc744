import type { Page } from 'playwright-core';

const DRAWN = `new Promise((done) => requestAnimationFrame(() => done(true)))`;

/**
 * Shows another page of the console as a link does, which takes a third of what a load of the whole
 * console takes. The page that was shown before is gone when this resolves.
 */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/vblh/console/${path}`);
  await page.evaluate(DRAWN);
}
