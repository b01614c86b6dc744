import { z } from 'zod';

import { list, type SettingsOf } from '../../config/index.js';

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'times such as 03:00,15:00');

/** The settings for backups by the clock. */
export const backupSettings = {
  BACKUP_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the folder in which the server keeps backups, best on another disk; none are taken unless set',
    ),
  BACKUP_AT: list(TimeOfDay)
    .default(['03:00'])
    .describe('when backups are taken, by the clock of the machine, separated by commas'),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'a number from 1 to 9999')
    .transform(Number)
    .default(7)
    .describe('so many backups are kept; older ones are removed'),
  BACKUP_VAULT_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the folder in which backups of the vault are kept, apart from the others; a folder in each backup unless set',
    ),
} as const;

export type BackupSettings = SettingsOf<typeof backupSettings>;
