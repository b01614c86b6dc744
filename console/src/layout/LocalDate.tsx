import { DateField, useLocaleState, type DateFieldProps } from 'react-admin';

/** A date in the language of the console, which need not be the browser's. */
export function LocalDate(props: DateFieldProps) {
  const [locale] = useLocaleState();
  return <DateField locales={locale} {...props} />;
}
