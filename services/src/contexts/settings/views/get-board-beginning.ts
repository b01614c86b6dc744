import { defineQuery } from '#platform/cqrs';
import { Files, readWhole } from '#platform/stores/files';
import { placeOf } from '../domain/place-of.service.js';
import { shownFiles } from '../domain/app-setting.js';
import { DeploymentSettings } from './deployment-settings.js';
import type { FoundFile } from './get-setting-file.js';

/**
 * Returns the first page of a whiteboard; null if none is set, or its file is gone: then it begins
 * blank.
 */
export const GetBoardBeginning = defineQuery({
  name: 'GetBoardBeginning',
  needs: { settings: DeploymentSettings, files: Files },
  answer: async (_: object, { needs: { settings, files } }): Promise<FoundFile | null> => {
    const current = await settings.current();
    const shown = shownFiles(current).whiteboard;
    const file = current.files.find((one) => one.fileId === shown);
    const content = file && (await readWhole(files, placeOf(file.fileId), file.hash));
    return file && content ? { file, content } : null;
  },
});
