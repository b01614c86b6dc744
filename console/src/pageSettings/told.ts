import { PAGE_SETTINGS_ELEMENT_ID, type PageSettings } from '@foyer/contracts/settings';

/** What holds where the page was not told: as the product comes. */
const standard: PageSettings = {
  appearance: { title: 'Foyer', defaultWhiteboardDoc: null },
  modules: { paymentTerminalModuleActive: true },
  sounds: { queueCall: { ringTone: 1, volume: 0.6 }, call: { ringTone: 1, volume: 0.6 } },
  license: { expired: false },
  legal: { imprint: { de: '', en: '' }, privacy: { de: '', en: '' }, tellsOfListeners: true },
  defaultLanguage: 'de',
  passwordPolicy: 'composition',
};
/** What the deployment had set as the server made this page. */
export function told(): PageSettings {
  const json = document.getElementById(PAGE_SETTINGS_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageSettings) : standard;
}
