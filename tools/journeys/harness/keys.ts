import type { Locator, Page } from 'playwright-core';

/** No page takes more steps from one end to the other. */
const MOST_STEPS = 150;

/** Presses Tab until an element has the focus. @throws Error where it is never reached */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

/** Goes there by the Tab key, and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Counts presses of a mouse or a finger from now on, also on pages that come after. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = (): void => {
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    };
    addEventListener('pointerdown', count, true);
    addEventListener('mousedown', count, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}
