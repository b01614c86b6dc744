import type { Page } from 'playwright-core';

const TOO_WIDE = `[...document.querySelectorAll('main *, dialog *')]
  .filter((element) => !element.closest('.visually-hidden, [data-scrolls]'))
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  .map(({ tagName, className }) => 'too wide: ' + tagName + ' ' + className)`;

/** Returns the elements beyond the right edge of the screen. */
export const tooWide = (page: Page): Promise<string[]> => page.evaluate<string[]>(TOO_WIDE);
