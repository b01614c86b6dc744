import type { Browser } from 'playwright-core';

/** Of the environment that journeys run in: the suites of one run share a browser. */
declare const openBrowser: () => Promise<Browser>;

/** Chromium with a camera and a microphone that need no one's leave, and with media that stays on this machine. */
export const sharedBrowser = (): Promise<Browser> => openBrowser();
