import { z } from 'zod';

import { IMAGE_TYPES } from '../schema/file-limits.js';

/** The purpose of an uploaded file. */
export const AppSettingFilePurpose = z
  .enum(['logo', 'favicon', 'whiteboard'])
  .meta({ id: 'AppSettingFilePurpose' });
export type AppSettingFilePurpose = z.output<typeof AppSettingFilePurpose>;

/** A whiteboard begins with one of these. */
export const WHITEBOARD_TYPES = ['application/pdf', ...IMAGE_TYPES] as const;
/** Most files that are kept; the oldest ones that are not shown give way. */
export const APP_SETTING_FILES_MAX = 40;
