import type { TFunction } from 'i18next';

import { locale } from '#i18n/locale.js';
import { dayOf } from './grouping.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * How people call a day.
 * @param day As {@link dayOf} has it
 * @param now The present moment, in milliseconds
 */
export function dayName(day: string, now: number, t: TFunction): string {
  if (day === dayOf(now)) return t('chat.today');
  // Noon, so that a day of 23 or 25 hours makes no difference.
  const noon = new Date(now).setHours(12, 0, 0, 0);
  if (day === dayOf(noon - DAY_MS)) return t('chat.yesterday');
  const date = new Date(`${day}T12:00:00`);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale(), {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
