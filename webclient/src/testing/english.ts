import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { en } from '../i18n/en/index.js';

/** Makes the page speak English at once, as specs expect. */
document.documentElement.lang = 'en';
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
  showSupportNotice: false,
});
