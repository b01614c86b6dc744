import type { TFunction } from 'i18next';

/** An estimated wait in words; rounded up, because to wait less than told is the better surprise. */
export function waitInWords(seconds: number | null, t: TFunction): string {
  if (seconds === null) return t('visitor.waitUnknown');
  if (seconds < 60) return t('visitor.waitShort');
  const minutes = Math.ceil(seconds / 60);
  const rounded = minutes > 10 ? Math.ceil(minutes / 5) * 5 : minutes;
  return t('visitor.wait', { minutes: t('app.minutes', { count: rounded }) });
}
