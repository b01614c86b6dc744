import { z } from 'zod';

import type { SettingsOf } from '../config/index.js';

/** What of the environment is about files. */
export const fileSettings = {
  FILES_URL: z
    .string()
    .regex(/^file:.+/, 'an address such as file:./data/files')
    .optional()
    .describe('where pictures and documents are kept; file:<FOYER_DATA>/files unless told'),
} as const;

export type FileSettings = SettingsOf<typeof fileSettings>;
