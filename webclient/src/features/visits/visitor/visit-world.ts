import { publicApi } from '../../../app/api.js';
import { currentLanguage } from '../../../i18n/language.js';
import type { VisitWorld } from './visit-parts.js';

/** The world as it is in a browser. */
export const visitWorld: VisitWorld = {
  api: publicApi,
  // Loaded when somebody is admitted, not to read what is written on it.
  openWire: async (options) => (await import('../../../wire/wire.js')).openWire(options),
  storage: globalThis.localStorage,
  language: currentLanguage,
  now: Date.now,
};
