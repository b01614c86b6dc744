import { API_KEY_DAYS } from '@foyer/contracts/identity';

import { dayFrom, dayIn, endOfOwnDay, ownZone, todayIn } from '#layout/today.js';

/** A moment as the field of a date shows it, in the time of this browser. */
export function dayOf(moment: string | null | undefined): string {
  const at = new Date(moment ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  return dayIn(ownZone(), at.getTime());
}

/** The end of a day that was typed; null while none is. */
export const endOfDay = (day: string | null | undefined): string | null => endOfOwnDay(day ?? '');

/** The end of a new key. */
export const usualEnd = (now = Date.now()): string | null =>
  endOfDay(dayFrom(todayIn([ownZone()], now), API_KEY_DAYS));

/** Networks as they are typed, one in each line, and back. */
export const linesOf = (networks: readonly string[] | undefined): string =>
  networks?.join('\n') ?? '';
export const networksIn = (lines: string): string[] => (lines === '' ? [] : lines.split('\n'));

/** A form's values as they are sent: without empty lines. */
export function withoutBlankLines<T extends { readonly networks?: readonly string[] }>(form: T): T {
  const { networks } = form;
  if (networks === undefined) return form;
  return { ...form, networks: networks.map((one) => one.trim()).filter((one) => one !== '') };
}
