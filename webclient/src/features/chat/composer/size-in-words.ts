import { locale } from '../../../i18n/locale.js';

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;
const STEP = 1000;

/**
 * How large a file is, in the page's language.
 * @param size In bytes
 */
export function sizeInWords(size: number): string {
  const power = Math.min(
    Math.floor(Math.log(Math.max(size, 1)) / Math.log(STEP)),
    UNITS.length - 1,
  );
  const unit = UNITS[power] ?? 'byte';
  return new Intl.NumberFormat(locale(), {
    ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 },
  }).format(size / STEP ** power);
}
