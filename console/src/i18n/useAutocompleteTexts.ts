import { useTranslate } from 'react-admin';

/** The names of the buttons in a field with choices, which are in English otherwise. */
export function useAutocompleteTexts() {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    noOptionsText: translate('audit.noChoice'),
    clearText: translate('ra.action.clear_input_value'),
  };
}
