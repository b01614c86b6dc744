/** A time span in its two largest units, such as `3 d 4 h`; a dash where there is none. */
export function uptimeText(seconds: number | null): string {
  if (seconds === null) return '–';
  const [d, h, min] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (d > 0) return `${d} d ${h} h`;
  return h > 0 ? `${h} h ${min} min` : `${min} min`;
}

/** A share of one as a percentage in a language. */
export function shareText(share: number | null, locale: string): string {
  return share === null
    ? '–'
    : share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
}
