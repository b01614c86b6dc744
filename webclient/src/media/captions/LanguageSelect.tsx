import type { SpokenLanguage } from '@foyer/contracts/calls';

import { Select } from '#design/Select.js';
import { captionTexts as texts, spokenLanguageNames } from '#i18n/caption-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { useStore } from '#state/store.js';
import { chooseSpokenLanguage, spokenLanguage } from './spoken-language.js';

const options = Object.entries(spokenLanguageNames).map(([value, text]) => ({
  value: value as SpokenLanguage,
  text,
}));

/** In which language one speaks. */
export function LanguageSelect() {
  const says = useTexts();
  return (
    <Select
      label={says(texts.language)}
      value={useStore(spokenLanguage)}
      options={options}
      onChange={chooseSpokenLanguage}
    />
  );
}
