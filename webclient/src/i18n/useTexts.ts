import type { Text } from '@foyer/contracts/notices';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from './language.js';

/** Says sentences of the contracts in the language of the page. */
export function useTexts(): (text: Text) => string {
  // The page is drawn again when its language changes.
  useTranslation();
  return (text) => text[currentLanguage()];
}
