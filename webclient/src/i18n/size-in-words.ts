import { locale } from './locale.js';

const STEP = 1000;

/** How large a file is, as people read it: `2.4 MB`. */
export function sizeInWords(bytes: number): string {
  const unit = bytes < STEP * STEP ? 'kilobyte' : 'megabyte';
  const number = Math.max(bytes / (unit === 'kilobyte' ? STEP : STEP * STEP), 0.1);
  const options = { style: 'unit', unit, maximumFractionDigits: number < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale(), options).format(number);
}
