import type { Language } from '@foyer/contracts/identity';
import type { RejectionDetails } from '@foyer/contracts/decision';
import { rejections, type RejectionCode } from '@foyer/contracts/rejections';

import { waitText } from './wait-text.js';

/** The text of an error for people, its placeholders filled. */
export function errorText(
  code: RejectionCode,
  language: Language,
  details: RejectionDetails = {},
): string {
  const given: RejectionDetails = { wait: waitText(details.retryAfter, language), ...details };
  return rejections[code][language].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(given, name) ? (given[name] ?? placeholder) : placeholder,
  );
}
