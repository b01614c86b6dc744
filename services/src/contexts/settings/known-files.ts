import type { ReadStore } from '@foyer/projections';
import type { AppSettingDocument } from '@foyer/projections/settings';

import { newestFirst, type KnownFile } from '#platform/stores/files';
import { placeOf } from './domain/place-of.service.js';

/** The files of the deployment's settings. */
export async function* settingFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for await (const { files } of newestFirst<AppSettingDocument>(store, 'appSettings')) {
    for (const { fileId, size, hash } of files) yield { place: placeOf(fileId), size, hash };
  }
}
