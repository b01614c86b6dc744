import { z } from 'zod';

import { readSettings, type SettingsOf } from '#platform/config';
import type { Environment } from '#platform/tokens';

/** The part of the environment about documents. */
export const documentSettings = {
  XFA_CONVERTER_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://converter.example.org' })
    .optional()
    .describe(
      'where XFA forms are made plain PDFs: takes a PDF as POST and answers with one; by default none, and the form stays as it is',
    ),
} as const;

export type DocumentSettings = SettingsOf<typeof documentSettings>;

export function readDocumentSettings(environment: Environment): DocumentSettings {
  return readSettings(documentSettings, environment);
}
