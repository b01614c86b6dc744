import { locale } from '#i18n/locale.js';

const DAY_MS = 24 * 3_600_000;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/**
 * When a portal opens, by the visitor's own clock: `tomorrow, 08:00`, or with day and date where it
 * is later.
 */
export function openingInWords(nextOpening: string, now: number): string {
  const at = new Date(nextOpening);
  const time = at.toLocaleTimeString(locale(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // Days of 23 and 25 hours are days.
  const days = Math.round((startOfDay(at.getTime()) - startOfDay(now)) / DAY_MS);
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day')
      : at.toLocaleDateString(locale(), { weekday: 'long', day: 'numeric', month: 'long' });
  return `${day}, ${time}`;
}
