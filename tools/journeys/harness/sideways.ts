import type { Page } from 'playwright-core';

/** Widths of a phone, a tablet, half a screen and laptops, in pixels. */
const WIDTHS = [390, 900, 1024, 1366, 1440];
const HEIGHT = 900;

/** Lets the page answer to its new size. */
const DRAWN = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;

/** Returns the widths at which the page as a whole scrolls sideways, each with what is too much. */
export async function sidewaysAt(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(DRAWN);
    const rest = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (rest > 0) found.push(`${rest} px more than ${width} px`);
  }
  if (size) await page.setViewportSize(size);
  return found;
}
