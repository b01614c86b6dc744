import { DateField, useLocaleState, type DateFieldProps } from 'react-admin';

import { DAY, MOMENT, regional } from '../i18n/format.js';

/** A date in the language of the console, which need not be the browser's. */
export function LocalDate(props: DateFieldProps) {
  const [locale] = useLocaleState();
  const options = props.showTime === true ? MOMENT : DAY;
  return <DateField locales={regional(locale)} options={options} {...props} />;
}
