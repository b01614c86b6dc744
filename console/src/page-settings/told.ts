import { PAGE_SETTINGS_ELEMENT_ID, type PageSettings } from '@foyer/contracts/settings';

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
/** Returns the settings of the deployment at the time when the server made this page. */
export function told(): PageSettings {
  const json = document.getElementById(PAGE_SETTINGS_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageSettings) : standard;
}
