import { required, SelectInput } from 'react-admin';

const languages = [
  { id: 'de', name: 'Deutsch' },
  { id: 'en', name: 'English' },
];

/** The language in which a person receives messages. */
export function LanguageInput() {
  return (
    <SelectInput
      source="language"
      validate={required()}
      choices={languages}
      translateChoice={false}
      helperText={false}
    />
  );
}
