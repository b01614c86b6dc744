import { RadioButtonGroupInput } from 'react-admin';

import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from './tabProps.js';

const LANGUAGES = [
  { id: 'de', name: 'Deutsch' },
  { id: 'en', name: 'English' },
];

/** The language of pages where nothing else says which. */
export function LanguageTab({ setting }: TabProps) {
  return (
    <SettingForm group="language" setting={setting}>
      <RadioButtonGroupInput
        source="defaultLanguage"
        label="settings.field.language.defaultLanguage"
        choices={LANGUAGES}
        translateChoice={false}
        helperText="settings.language.hint"
      />
    </SettingForm>
  );
}
