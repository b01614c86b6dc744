import type { Language } from '@foyer/contracts/identity';
import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import type { TextSources } from '../resource/texts.js';
import { loadCatalogue } from './catalogue.js';
import { currentLocale, rememberLocale, spoken } from './locale.js';

/** Texts of the console in both languages; the other one is loaded when it is chosen. */
export async function loadI18nProvider(sources: readonly TextSources[]): Promise<I18nProvider> {
  const load = async (language: Language) =>
    (await loadCatalogue(sources, language)) as unknown as TranslationMessages;
  const first = currentLocale();
  const atOnce = await load(first);
  return polyglot(
    (locale) => {
      const language = spoken(locale);
      rememberLocale(language);
      return language === first ? atOnce : load(language);
    },
    first,
    [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
  );
}
