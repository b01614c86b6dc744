import { useTranslate } from 'react-admin';

/** Returns a function that puts one value of a setting into words, as history and questions do. */
export function useSettingInWords() {
  const translate = useTranslate();
  return (field: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') {
      return translate('settings.history.standard');
    }
    if (typeof value === 'boolean') {
      return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    }
    if (typeof value === 'number') {
      return field.endsWith('.volume') ? `${Math.round(value * 100)} %` : String(value);
    }
    if (typeof value !== 'string') return '';
    // A file is known by an id that says nothing to people.
    if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) {
      return translate('settings.history.file');
    }
    return translate(`settings.value.${value}`, { _: value });
  };
}
