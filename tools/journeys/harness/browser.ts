import type { Browser } from 'playwright-core';

/** Of the environment that journeys run in: the suites of one run share a browser. */
declare const openBrowser: (
  further?: readonly string[],
  kind?: { readonly windowed?: boolean },
) => Promise<Browser>;

/**
 * Chromium with a camera and a microphone that need no permission, and with media that stays on
 * this machine.
 */
export const sharedBrowser = (): Promise<Browser> => openBrowser();

/** Another such browser, with further arguments; the suite closes it. */
export const ownBrowser = (further: readonly string[]): Promise<Browser> => openBrowser(further);

/** A browser with a window and a desktop around it, which notifies; the suite closes it. */
export const windowedBrowser = (): Promise<Browser> => openBrowser([], { windowed: true });
