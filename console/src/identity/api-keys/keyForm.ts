import { API_KEY_DAYS } from '@foyer/contracts/identity';

const DAY_MS = 86_400_000;
const two = (number: number) => String(number).padStart(2, '0');

/** A moment as the field of a date shows it, in the time of this browser. */
export function dayOf(moment: string | null | undefined): string {
  const at = new Date(moment ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The end of a day that was typed; null while none is. */
export function endOfDay(day: string | null | undefined): string | null {
  const at = new Date(`${day ?? ''}T23:59:59`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The end of a new key. */
export const usualEnd = (now = Date.now()): string | null =>
  endOfDay(dayOf(new Date(now + API_KEY_DAYS * DAY_MS).toISOString()));

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
