import { join, resolve } from 'node:path';
import { Module } from '@nestjs/common';

import { platformSettings, readSettings } from '../config/index.js';
import { ENVIRONMENT, type Environment } from '../tokens.js';
import { fileSettings } from './file-settings.js';
import { Files } from './files.js';
import { FolderFiles } from './folder-files.js';

/** Files where the environment says, else in the data folder. */
export function openFiles(environment: Environment): Files {
  const { FILES_URL, FOYER_DATA } = readSettings(
    { ...fileSettings, FOYER_DATA: platformSettings.FOYER_DATA },
    environment,
  );
  return new FolderFiles(
    FILES_URL === undefined
      ? join(resolve(FOYER_DATA), 'files')
      : resolve(FILES_URL.slice('file:'.length)),
  );
}

/** {@link openFiles} for whoever keeps files. */
@Module({
  providers: [{ provide: Files, inject: [ENVIRONMENT], useFactory: openFiles }],
  exports: [Files],
})
export class FilesModule {}
