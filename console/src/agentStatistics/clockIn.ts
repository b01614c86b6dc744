import { regional } from '../i18n/format.js';

/** The time of day somewhere, to the second. */
export const clockIn = (at: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(regional(locale), {
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at));
