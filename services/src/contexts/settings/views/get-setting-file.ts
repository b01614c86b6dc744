import type { KeptSettingFile } from '@foyer/projections/settings';

import { defineQuery, Rejected } from '#platform/cqrs';
import { Files, readWhole } from '#platform/stores/files';
import { placeOf } from '../domain/place-of.service.js';
import { shownFiles } from '../domain/app-setting.js';
import { DeploymentSettings } from './deployment-settings.js';

export interface FoundFile {
  readonly file: KeptSettingFile;
  readonly content: Uint8Array;
}

const needs = { settings: DeploymentSettings, files: Files };
const missing = () => new Rejected('APP_SETTING_FILE_NOT_FOUND');

/**
 * A file of the settings by its id, also one that is not shown, or APP_SETTING_FILE_NOT_FOUND and
 * FILE_DAMAGED.
 */
export const GetSettingFile = defineQuery({
  name: 'GetSettingFile',
  needs,
  answer: async (fileId: string, { needs: { settings, files } }): Promise<FoundFile> => {
    const kept = (await settings.current()).files;
    const file = kept.find((one) => one.fileId === fileId);
    const content = file && (await readWhole(files, placeOf(fileId), file.hash));
    if (!file || !content) throw missing();
    return { file, content };
  },
});

/**
 * Returns a picture that all are shown, or the errors of {@link GetSettingFile}: a picture that is
 * not shown (yet) is for administrators alone.
 */
export const GetShownPicture = defineQuery({
  name: 'GetShownPicture',
  needs,
  answer: async (
    { picture, fileId }: { picture: 'logo' | 'favicon'; fileId: string | undefined },
    { needs: { settings, files } },
  ): Promise<FoundFile> => {
    const current = await settings.current();
    const shown = shownFiles(current)[picture];
    const file = current.files.find((one) => one.fileId === shown);
    if (!file || (fileId !== undefined && fileId !== shown)) throw missing();
    const content = await readWhole(files, placeOf(file.fileId), file.hash);
    if (!content) throw missing();
    return { file, content };
  },
});
