import { publicApi } from '#app/api.js';
import { currentLanguage } from '#i18n/language.js';
import { forgetVisits } from './stored-visit.js';
import type { VisitWorld } from './visit-parts.js';

const loadWire = () => import('#wire/wire.js');

/**
 * Fetches beforehand what an admission needs: the server may have other files by then, or be away.
 */
export async function prepareWire(): Promise<void> {
  await loadWire().catch(() => undefined);
}

/** The world at a screen before which others stand after the visitor. */
export const sharedWorld: VisitWorld = {
  api: publicApi,
  // Loaded when a visitor is admitted, not for reading the start page.
  openWire: async (options) => (await loadWire()).openWire(options),
  storage: globalThis.localStorage,
  language: currentLanguage,
  now: Date.now,
};

// A browser of a test knows no navigation.
const [came] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
// A visitor who comes again meets the portal; one who loads the goodbye again sees the goodbye. A
// panel of another site decides itself.
if (window === parent && (came as PerformanceNavigationTiming | undefined)?.type !== 'reload') {
  forgetVisits(globalThis.sessionStorage);
}

/** The world as it is in a browser. */
export const visitWorld: VisitWorld = { ...sharedWorld, afterwards: globalThis.sessionStorage };
