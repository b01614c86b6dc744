import type { Language } from '@foyer/contracts/identity';
import type { RejectionDetails } from '@foyer/contracts/decision';
import { rejections, type RejectionCode } from '@foyer/contracts/rejections';

/** What an error says to people, its placeholders filled. */
export function errorText(
  code: RejectionCode,
  language: Language,
  details: RejectionDetails = {},
): string {
  return rejections[code][language].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(details, name) ? (details[name] ?? placeholder) : placeholder,
  );
}
