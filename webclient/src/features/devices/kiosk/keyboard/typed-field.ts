import type { Pad } from './layouts.js';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const TYPES = new Set(['text', 'search', 'url', 'tel', 'password']);

/** The field that takes what is typed; null if the focus is on something else. */
export function textFieldOf(element: Element | null): TextField | null {
  const isField =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && TYPES.has(element.type));
  return isField && !element.readOnly && !element.disabled ? element : null;
}

/**
 * Keeps the keyboard of the system away from a field, and words of earlier visitors, which the
 * browser would suggest.
 */
export function prepareField(field: TextField): void {
  if (field.dataset.pad !== undefined) return;
  field.dataset.pad = field.inputMode;
  field.inputMode = 'none';
  field.autocomplete = 'off';
}

let count = 0;
const keys = new WeakMap<TextField, number>();

/** Another one for each field: nothing that was pressed for one holds for the next. */
export function keyOf(field: TextField): number {
  const key = keys.get(field) ?? (count += 1);
  keys.set(field, key);
  return key;
}

/** The keys that a field asks for. */
export function padOf(field: TextField): Pad {
  const { pad = field.inputMode } = field.dataset;
  if (pad === 'numeric') return 'digits';
  return pad === 'tel' || field.type === 'tel' ? 'phone' : 'text';
}

const BEFORE_CAPITAL = {
  characters: /$/,
  words: /(?:^|[\s-])$/,
  sentences: /(?:^|[.!?]\s+|\n)$/,
} as const;

/** True where a phone would offer a capital letter: a name begins, or a sentence. */
export function wantsCapital(field: TextField): boolean {
  const { type, value, selectionStart } = field;
  if (type === 'password' || type === 'url') return false;
  const asked = field.getAttribute('autocapitalize') ?? 'sentences';
  const before = value.slice(0, selectionStart ?? value.length);
  return (
    asked in BEFORE_CAPITAL && BEFORE_CAPITAL[asked as keyof typeof BEFORE_CAPITAL].test(before)
  );
}
