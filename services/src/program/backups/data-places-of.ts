import { recordingsFolder } from '#contexts/media';
import { platformSettings, readSettings } from '#platform/config';
import type { Environment } from '#platform';
import type { DataPlaces } from '#platform/operations/backup';
import { placeOfFiles } from '#platform/stores/files';
import { storePaths } from '#platform/stores/places';
import { mediaSettingsOf } from '../settings.js';

/** The places of all that a backup holds, by the settings. */
export function dataPlacesOf(environment: Environment): DataPlaces {
  const { folder, eventLog, vault } = storePaths(readSettings(platformSettings, environment));
  return {
    folder,
    log: eventLog,
    vault,
    files: placeOfFiles(environment),
    recordings: recordingsFolder(mediaSettingsOf(environment), folder),
  };
}
