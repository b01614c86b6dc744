import { useEffect, useState } from 'react';
import { useLocaleState } from 'react-admin';

import { formatExactMoment } from '../i18n/format.js';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long ago something was, in words; below ten seconds it is now. */
export function relativeText(at: string, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const past = Math.max(now - Date.parse(at), 0);
  if (past < 10_000) return words.format(0, 'second');
  const [unit, ms] = UNITS.find(([, length]) => past >= length) ?? UNITS[3];
  return words.format(-Math.floor(past / ms), unit);
}

/** When something was, relative to now; exactly on hover. */
export function RelativeTime({ at }: { at: string | null }) {
  const [locale] = useLocaleState();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  if (at === null) return <>–</>;
  const exact = formatExactMoment(at, locale);
  return (
    <time dateTime={at} title={exact}>
      {relativeText(at, Math.max(now, Date.parse(at)), locale)}
    </time>
  );
}
