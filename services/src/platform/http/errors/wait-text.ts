import type { Language } from '@foyer/contracts/identity';

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
/** The highest number of a smaller unit that is shown before a larger one is taken. */
const FEW = 2;
const UNKNOWN: Readonly<Record<Language, string>> = { en: 'shortly', de: 'in Kürze' };

/** Tells how long to wait, such as `in 12 hours`; never less than it takes. */
export function waitText(retryAfterS: string | undefined, language: Language): string {
  const seconds = Number(retryAfterS);
  if (!(seconds > 0)) return UNKNOWN[language];
  const [unit, length] = UNITS.find(([, size]) => seconds >= FEW * size) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return format.format(Math.ceil(seconds / length), unit);
}
