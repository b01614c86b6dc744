import { maskCardNumbers, maskLines } from '@foyer/contracts/payments';

/**
 * The same value without card numbers in any text of it. Texts in a row are the lines of one
 * document.
 */
export function maskAll<T>(value: T): T {
  if (typeof value === 'string') return maskCardNumbers(value) as T;
  if (isLines(value)) return maskLines(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => maskAll(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskAll(item)])) as T;
}

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
