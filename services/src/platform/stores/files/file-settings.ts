import { mongoAddress } from '@foyer/projections';
import { z } from 'zod';

/** True for a place of files: a folder, or a server. */
const isPlace = (url: string): boolean => /^file:.+/.test(url) || mongoAddress(url) !== undefined;

/** The settings for files. */
export const fileSettings = {
  FILES_URL: z
    .string()
    .refine(isPlace, 'an address such as file:./data/files or mongodb://host:27017/foyer-files')
    .optional()
    .describe(
      'where pictures and documents are kept: file:<folder> or mongodb://<MongoDB>/<database>; by default <FOYER_DATA>/files',
    ),
} as const;
