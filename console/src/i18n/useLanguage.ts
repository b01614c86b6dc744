import { useEffect, useState } from 'react';
import type { I18nProvider, localStorageStore } from 'react-admin';

type Store = ReturnType<typeof localStorageStore>;

/**
 * The texts in the language that the store names. A new language reaches the page as another
 * provider: react-admin by itself draws the whole page again, which discards typed input.
 */
export function useLanguage(texts: I18nProvider, store: Store): I18nProvider {
  const [shown, setShown] = useState(() => named(texts, store));
  useEffect(() => {
    const follow = async () => {
      const locale = localeIn(texts, store);
      if (locale === texts.getLocale()) return;
      try {
        await texts.changeLocale(locale);
        setShown(named(texts, store));
      } catch {
        // Its texts could not be loaded: the page stays in the present language.
        store.setItem('locale', texts.getLocale());
      }
    };
    void follow();
    return store.subscribe('locale', () => void follow());
  }, [texts, store]);
  return shown;
}

const localeIn = (texts: I18nProvider, store: Store): string =>
  store.getItem<string>('locale', texts.getLocale()) ?? texts.getLocale();

/** Its locale never differs from the store's, for which react-admin would draw the whole page again. */
const named = (texts: I18nProvider, store: Store): I18nProvider => ({
  ...texts,
  getLocale: () => localeIn(texts, store),
});
