import { isSameValue } from '@foyer/contracts/schema';
type Fields = Readonly<Record<string, unknown>>;

/**
 * Names the fields that no form is ever shown. There is nothing to compare with: a value in such a
 * field was typed, and null in it takes away the one that is kept.
 */
export const WRITE_ONLY: ReadonlySet<string> = new Set([
  'pin',
  'password',
  'bindPW',
  'clientSecret',
]);

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** True if two inputs hold the same; absent, null and empty are the same in a form. */
export const isSameInput = (a: unknown, b: unknown): boolean => isSameValue(filled(a), filled(b));

/** A value of a form without what is empty in it. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isRecord(value)) return isEmpty(value) ? undefined : value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)]));
}

/**
 * A record as the inputs of a form leave it: an emptied one holds null, so that a text that is typed
 * and cleared again is no change. A field that is never shown keeps its value, as null removes it.
 */
export const asEmptied = (record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (isRecord(value)) return [name, asEmptied(value)];
      return [name, value === '' && !WRITE_ONLY.has(name) ? null : value];
    }),
  );

/** The opposite: an input that is still empty sends the empty text of its record, and no null. */
export const withEmptyTexts = (form: Fields, record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const before = record[name];
      if (isRecord(value) && isRecord(before)) return [name, withEmptyTexts(value, before)];
      return [name, value === null && before === '' ? '' : value];
    }),
  );

const isChanged = (name: string, value: unknown, before: unknown): boolean =>
  WRITE_ONLY.has(name) ? value !== undefined && value !== '' : !isSameInput(value, before);

/**
 * Returns the fields of a form that differ from their first values: an untouched field is never
 * sent.
 */
export const changedFields = (form: Fields, began: Fields): Fields =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => isChanged(name, value, began[name])),
  );

/** The same, field by field also within the groups of a form. */
export const changedInGroups = (form: Fields, began: Fields): Fields =>
  Object.fromEntries(
    Object.entries(changedFields(form, began)).map(([name, value]) => {
      const before = began[name];
      return [name, isRecord(value) && isRecord(before) ? changedFields(value, before) : value];
    }),
  );

/** A form with changes put over it, field by field also within its groups. */
export const withChanges = (form: Fields, changes: Fields): Fields => ({
  ...form,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const before = form[name];
      return [name, isRecord(value) && isRecord(before) ? { ...before, ...value } : value];
    }),
  ),
});
