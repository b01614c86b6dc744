import type { Page } from 'playwright-core';
import { dark, light } from '@foyer/contracts/look';

/** A size of a screen, and whether it is light or dark. */
export interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const PAPER = { light: light.paper, dark: dark.paper };

/** Colours that are on their way to others would be measured half way. */
const SETTLED = `Promise.allSettled(
  document.getAnimations().filter((it) => it instanceof CSSTransition).map((it) => it.finished),
).then(() => undefined)`;

/** Shows a page as it stands in another look, which takes far less than to open it again. */
export async function changeLook(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((paper) => {
    const [, ...parts] = /^#(..)(..)(..)$/.exec(paper) ?? [];
    const shown = `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
    return getComputedStyle(document.body).backgroundColor === shown;
  }, PAPER[colorScheme]);
  await page.evaluate(SETTLED);
}
