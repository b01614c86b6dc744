import { locale } from '../../i18n/locale.js';

/** A moment with its day and minute, in the page's language and the browser's time zone. */
export function when(iso: string): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(Date.parse(iso));
}
