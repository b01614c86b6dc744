import { z } from 'zod';

import { IMAGE_TYPES } from '../schema/file-limits.js';

/** What a file is uploaded for. */
export const AppSettingFilePurpose = z
  .enum(['logo', 'favicon', 'whiteboard'])
  .meta({ id: 'AppSettingFilePurpose' });
export type AppSettingFilePurpose = z.output<typeof AppSettingFilePurpose>;

/** A whiteboard begins with one of these. */
export const WHITEBOARD_TYPES = ['application/pdf', ...IMAGE_TYPES] as const;
/** Most files that are kept; the oldest ones that are not shown give way. */
export const APP_SETTING_FILES_MAX = 40;

type Picture = 'logo' | 'favicon';

/** Where the company's picture is: an address of its own for each file, so that browsers keep it. */
export function appPicture(picture: Picture, fileId: string): string {
  return `/api/app-setting/appMedia/${picture}?v=${fileId}`;
}

/** The element in which pages find what the deployment has set; see `PageSettings`. */
export const PAGE_SETTINGS_ELEMENT_ID = 'page-settings';
