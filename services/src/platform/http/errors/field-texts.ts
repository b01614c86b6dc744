import type { Language } from '@foyer/contracts/identity';
import { validationText } from '@foyer/contracts/validation';

/** Returns the error of each field in words; rules travel by their keys until they are shown. */
export function fieldTexts(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path, validationText({ message }, language)]),
  );
}
