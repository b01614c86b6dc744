import { DateField, useLocaleState, type DateFieldProps } from 'react-admin';

/** A date in the language of the console, which need not be the browser's. */
export function LocalDate(props: DateFieldProps) {
  const [locale] = useLocaleState();
  const options: Intl.DateTimeFormatOptions =
    props.showTime === true ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium' };
  return <DateField locales={locale} options={options} {...props} />;
}
