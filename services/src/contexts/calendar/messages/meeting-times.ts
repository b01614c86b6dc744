import type { Language } from '@foyer/contracts/identity';

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/**
 * From when till when, by the clock of the meeting, with the zone named: readers may live by
 * another.
 */
export function stretchText(
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string },
  timeZone: string,
  language: Language,
): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' },
  });
  return format.formatRange(new Date(startTime), new Date(endTime));
}

/** The day of an instant by the clock of the meeting. */
export function dayText(instant: string, timeZone: string, language: Language): string {
  const options = { dateStyle: 'long', timeZone } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(instant));
}

/** A date as people write it. */
export function dateText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
