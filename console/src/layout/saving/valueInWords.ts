import { isSameInput, WRITE_ONLY } from './changedFields.js';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * A value as a form words it: a choice by its label, a list by its length.
 * @param choices The path of the labels of choices, which are found by the field's name and its
 * value
 */
export function valueInWords(path: string, value: unknown, choices: string, translate: Translate) {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (WRITE_ONLY.has(path)) return value === undefined || value === '' ? '–' : '••••';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return '–';
  const label = `${choices}.${path.split('.').at(-1)}.${value}`;
  const words = translate(label, { _: '' });
  return words === '' || words === label ? value : words;
}

/** The value at a path. */
export const valueAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      record,
    );

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields at some paths in which two records differ, those within a group by their own paths;
 * all of the fields where none differs.
 */
export function differingIn(paths: readonly string[], mine: object, theirs: object) {
  const fieldsAt = (path: string): readonly string[] => {
    const both = [valueAt(mine, path), valueAt(theirs, path)];
    if (!both.every(isGroup)) return [path];
    const names = new Set(both.flatMap((group) => Object.keys(group)));
    return [...names].flatMap((name) => fieldsAt(`${path}.${name}`));
  };
  const fields = paths.flatMap(fieldsAt);
  const differing = fields.filter(
    (path) => !isSameInput(valueAt(mine, path), valueAt(theirs, path)),
  );
  return differing.length > 0 ? differing : fields;
}
