import { publicApi } from '../../../app/api.js';
import { currentLanguage } from '../../../i18n/language.js';
import { forgetVisits } from './stored-visit.js';
import type { VisitWorld } from './visit-parts.js';

const loadWire = () => import('../../../wire/wire.js');

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

/** How the browser came to this page. A browser of a test knows nothing of it. */
const cameBy = ({ getEntriesByType }: Partial<Performance>) =>
  (getEntriesByType?.call(performance, 'navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.type;
// Who comes again stands before the portal; who loads the goodbye again sees the goodbye.
if (cameBy(performance) !== 'reload') forgetVisits(globalThis.sessionStorage);

/** The world as it is in a browser. */
export const visitWorld: VisitWorld = { ...sharedWorld, afterwards: globalThis.sessionStorage };
