import type { AppSettingChange } from '@foyer/contracts/settings';
import { useTranslate } from 'react-admin';

type Flat = Readonly<Record<string, unknown>>;

/** The fields of a group, those within others by their paths. */
function flat(value: Flat, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      typeof part === 'object' && part !== null
        ? Object.entries(flat(part as Flat, `${path}${name}.`))
        : [[`${path}${name}`, part]],
    ),
  );
}

/** Which fields differ, those that came or went among them. */
export function changedFields(before: Flat, value: Flat): readonly string[] {
  const [one, other] = [flat(before), flat(value)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => (one[field] ?? null) !== (other[field] ?? null),
  );
}

/** Puts a member's change into words, field by field with the new value. */
export function useChangeInWords() {
  const translate = useTranslate();
  const valueInWords = (value: unknown): string => {
    if (value === undefined || value === null || value === '') {
      return translate('settings.history.standard');
    }
    if (typeof value === 'boolean')
      return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return '';
    // A file is known by an id that says nothing to people.
    if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) {
      return translate('settings.history.file');
    }
    return translate(`settings.value.${value}`, { _: value });
  };
  return ({ group, before, value, reset }: AppSettingChange): string => {
    if (reset) return translate('settings.history.reset');
    const after = flat(value);
    return changedFields(before, value)
      .map((field) => {
        const name = translate(`settings.field.${group}.${field}`);
        return `${name}: ${valueInWords(after[field])}`;
      })
      .join(' · ');
  };
}
