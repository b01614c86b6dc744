import { accepted, type Decision } from '@foyer/contracts/decision';
import { APP_SETTING_FILES_MAX, type AppSettingEvent } from '@foyer/contracts/settings';

import { APP_SETTING_ID, shownFiles, type AppSettingState } from './app-setting.js';

const settingId = APP_SETTING_ID;

type NewFile = Omit<Extract<AppSettingEvent, { type: 'AppSettingFileAdded' }>['data'], 'settingId'>;

/**
 * Keeps a file. If there are too many, the oldest that are not shown are deleted; the result is
 * their ids.
 */
export function addFile(
  { files, values }: AppSettingState,
  file: NewFile,
): Decision<readonly AppSettingEvent[], readonly string[]> {
  if (files.some(({ fileId }) => fileId === file.fileId)) return accepted([], []);
  const shown = Object.values(shownFiles(values));
  const surplus = Math.max(0, files.length + 1 - APP_SETTING_FILES_MAX);
  const givingWay = files
    .map(({ fileId }) => fileId)
    .filter((fileId) => !shown.includes(fileId))
    .slice(0, surplus);
  return accepted(
    [
      { type: 'AppSettingFileAdded', data: { settingId, ...file } },
      ...givingWay.map((fileId) => ({
        type: 'AppSettingFileRemoved' as const,
        data: { settingId, fileId },
      })),
    ],
    givingWay,
  );
}
