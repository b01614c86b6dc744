import type { Browser } from 'playwright-core';
import { z } from 'zod';

/** A browser's own measurements of how a page became visible. */
export interface PageVitals {
  /** When the largest thing was painted, in ms after the page was asked for. */
  readonly lcpMs: number;
  /** By how much things moved without being asked to. */
  readonly cls: number;
  /** How long the page could not have answered, in ms over the 50 that people do not notice. */
  readonly blockedMs: number;
}

const Vitals = z.object({ lcpMs: z.number().positive(), cls: z.number(), blockedMs: z.number() });

/** Collects from the first moment on; a string, because it is the browser's code and not ours. */
const PROBE = `(() => {
  const vitals = (window.vitals = { lcpMs: 0, cls: 0, blockedMs: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (vitals.lcpMs = entry.startTime));
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value; });
  watch('longtask', (entry) => (vitals.blockedMs += Math.max(0, entry.duration - 50)));
})()`;

/**
 * Opens a page in a browser that has never seen it. Done once its button can be pressed and the
 * network is quiet.
 */
export async function measurePage(browser: Browser, url: string): Promise<PageVitals> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 412, height: 823 },
  });
  try {
    await context.addInitScript(PROBE);
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('button', { name: 'Start video call' }).waitFor();
    await page.waitForLoadState('networkidle');
    return Vitals.parse(await page.evaluate('window.vitals'));
  } finally {
    await context.close();
  }
}
