import type { AppSettingChange, AppSettingGroup } from '@foyer/contracts/settings';
import { useTranslate } from 'react-admin';

import { useSettingInWords } from './useSettingInWords.js';

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

/** The number of years is none where documents are not kept for a number of years. */
const isOfAnotherChoice = (group: AppSettingGroup, field: string, after: Flat): boolean =>
  group === 'retention' && field === 'signedDocumentsYears' && (after[field] ?? null) === null;

/** Puts a member's change into words, field by field with the new value. */
export function useChangeInWords() {
  const translate = useTranslate();
  const valueInWords = useSettingInWords();
  return ({ group, before, value, reset }: AppSettingChange): string => {
    if (reset) return translate('settings.history.reset');
    const after = flat(value);
    return changedFields(before, value)
      .filter((field) => !isOfAnotherChoice(group, field, after))
      .map((field) => {
        const name = translate(`settings.field.${group}.${field}`);
        return `${name}: ${valueInWords(field, after[field])}`;
      })
      .join(' · ');
  };
}
