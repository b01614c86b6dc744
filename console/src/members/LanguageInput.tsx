import { required, SelectInput } from 'react-admin';

const languages = [
  { id: 'de', name: 'Deutsch' },
  { id: 'en', name: 'English' },
];

/** The language in which somebody is written to. */
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
