import polyglot from 'ra-i18n-polyglot';
import { useMemo, type ReactNode } from 'react';
import {
  I18nContextProvider,
  useI18nProvider,
  useLocaleState,
  type TranslationMessages,
} from 'react-admin';

import { de } from './page/de.js';
import { en } from './page/en.js';

const OWN = ['userSources.', 'resources.userSources.fields.'];

/** Gives the page texts of its own: they are many, and no start of the console waits for them. */
export function PageTexts({ children }: { children: ReactNode }) {
  const parent = useI18nProvider();
  const [locale] = useLocaleState();
  const provider = useMemo(() => {
    const texts = (locale === 'de' ? de : en) as unknown as TranslationMessages;
    const own = polyglot(() => texts, locale, [], { allowMissing: true });
    const translate: typeof parent.translate = (key, options) =>
      (OWN.some((start) => key.startsWith(start)) ? own : parent).translate(key, options);
    return { ...parent, translate };
  }, [parent, locale]);
  return <I18nContextProvider value={provider}>{children}</I18nContextProvider>;
}
