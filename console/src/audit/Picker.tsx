import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useAutocompleteTexts } from '../i18n/useAutocompleteTexts.js';

/** Something that can be picked. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Tells it from others of the same name. */
  readonly detail?: string;
}

interface PickerProps {
  readonly label: string;
  /** The id of what is picked; empty for nothing. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Finds choices by a text, and the one with the id that is already picked. */
  readonly useChoices: (
    text: string,
    id: string,
  ) => { readonly choices: readonly Choice[]; readonly loading: boolean };
}

/** Picks one thing by its name; the server finds what is typed. */
export function Picker({ label, value, onChange, useChoices }: PickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const [text, setText] = useState('');
  const { choices, loading } = useChoices(text, value);
  const picked =
    value === '' ? null : (choices.find(({ id }) => id === value) ?? { id: value, name: value });
  return (
    <Autocomplete<Choice>
      size="small"
      options={[...choices]}
      value={picked}
      loading={loading}
      loadingText={translate('audit.loading')}
      {...texts}
      // The server has looked already, in more than the name.
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, detail }) => (detail === undefined ? name : `${name} · ${detail}`)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, choice) => onChange(choice?.id ?? '')}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
