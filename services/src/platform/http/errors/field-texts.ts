import type { Language } from '@foyer/contracts/identity';
import { validationText } from '@foyer/contracts/validation';

/** What is wrong with which field, in words; rules are carried by their keys until somebody reads them. */
export function fieldTexts(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path, validationText({ message }, language)]),
  );
}
