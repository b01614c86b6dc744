import { isSameValue } from '@foyer/contracts/schema';
import { PAGE_SETTINGS_ELEMENT_ID, type PageSettings } from '@foyer/contracts/settings';

import { makeStore } from './store.js';

/** The default if the page contains no settings: the product's own. */
const standard: PageSettings = {
  appearance: { title: 'Foyer', defaultWhiteboardDoc: null },
  modules: { paymentTerminalModuleActive: true },
  sounds: { queueCall: { ringTone: 1, volume: 0.6 }, call: { ringTone: 1, volume: 0.6 } },
  license: { expired: false },
  legal: { imprint: { de: '', en: '' }, privacy: { de: '', en: '' }, tellsOfListeners: true },
  defaultLanguage: 'de',
  passwordPolicy: 'composition',
  sendsMail: true,
  sendsTexts: false,
};

function told(): PageSettings {
  const json = document.getElementById(PAGE_SETTINGS_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageSettings) : standard;
}

/** The settings of the deployment: as the server has put them into the page, and as they change. */
export const company = makeStore<PageSettings>(told());

/**
 * Takes over the server's settings; equal ones notify no listener, and incomplete ones, such as a
 * proxy's answer, are ignored.
 */
export function showCompany(settings: Partial<PageSettings>): void {
  if (!isWhole(settings)) return;
  if (!isSameValue(settings, company.get())) company.set(settings);
}

const isWhole = (settings: Partial<PageSettings>): settings is PageSettings =>
  Object.keys(standard).every((part) => part in settings);
