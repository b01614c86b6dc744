import type { Page } from 'playwright-core';

/** The smallest side of what a finger presses on a kiosk, and the width of its borders, in pixels. */
const FINGER = 64;
const BORDERS = 2;

const PRESSED =
  'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [tabindex="0"]';

/** Returns what can be pressed and is smaller than a finger needs. A mark is pressed by its label. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([pressed, least]) =>
      [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter((part) => !part.matches(':disabled') && !part.closest('[inert]'))
        .map((part) => {
          const isMark = part.matches('[type=radio], [type=checkbox]');
          return (isMark ? part.closest('label') : null) ?? part;
        })
        .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < least)
        .map(
          ({ part, box }) =>
            `too small: ${part.ariaLabel ?? part.innerText} (${part.tagName}), ${box.width} x ${box.height}`,
        ),
    [PRESSED, FINGER - BORDERS] as const,
  );
