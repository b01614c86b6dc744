import { eventContexts } from '@foyer/contracts/events';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import { readableType } from '../i18n/readableType.js';
import { useAutocompleteTexts } from '../i18n/useAutocompleteTexts.js';

/**
 * Returns the name of an event in the language of the page; without one, the recorded name is made
 * readable.
 */
function useEventName(): (type: string) => string {
  const translate = useTranslate();
  return (type) => translate(`event.${type}`, { _: readableType(type) });
}

interface EventPickerProps {
  readonly label: string;
  /** The recorded name; empty for any event. */
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** Those of a context together. */
const TYPES = [...eventContexts]
  .sort(([, one], [, other]) => one.localeCompare(other))
  .map(([type]) => type);

/** Picks a kind of event by its name, among all that there are. */
export function EventPicker({ label, value, onChange }: EventPickerProps) {
  const translate = useTranslate();
  const eventName = useEventName();
  const texts = useAutocompleteTexts();
  const contextOf = (type: string) =>
    translate(`audit.context.${eventContexts.get(type) ?? 'other'}`);
  return (
    <Autocomplete
      size="small"
      options={TYPES}
      value={value === '' ? null : value}
      groupBy={contextOf}
      getOptionLabel={eventName}
      getOptionKey={(type) => type}
      {...texts}
      onChange={(_event, type) => onChange(type ?? '')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
