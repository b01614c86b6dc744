import type { Preference } from '@foyer/contracts/identity';
import { useEffect } from 'react';

import { chooseLanguage } from '#i18n/i18n.js';
import { isLanguageChosen } from '#i18n/language.js';
import { RING_VOLUME, ringVolume } from '#state/ring-volume.js';

/**
 * Lets the pages of staff look, speak and sound as the member likes it. A language that was chosen
 * on this browser just now goes before the one of the account.
 */
export function usePreference(preference: Preference | undefined): void {
  const { theme, language, ringVolume: volume } = preference ?? {};

  useEffect(() => {
    const root = document.documentElement;
    if (theme === undefined || theme === 'system') delete root.dataset.mode;
    else root.dataset.mode = theme;
    return () => {
      delete root.dataset.mode;
    };
  }, [theme]);

  useEffect(() => {
    if (language !== undefined && !isLanguageChosen(document.cookie)) void chooseLanguage(language);
  }, [language]);

  useEffect(() => {
    ringVolume.set(volume ?? RING_VOLUME);
  }, [volume]);
}
