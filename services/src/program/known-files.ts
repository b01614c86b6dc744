import { deviceFiles } from '#contexts/devices';
import { documentFiles } from '#contexts/documents';
import { pictureFiles } from '#contexts/identity';
import { portalFiles } from '#contexts/portals';
import { recordingFiles } from '#contexts/recordings';
import { settingFiles } from '#contexts/settings';
import { summaryFiles } from '#contexts/smart-meet';

/** All files that read models name and that are in the store of files. */
export const KNOWN_FILES = [
  documentFiles,
  pictureFiles,
  recordingFiles,
  portalFiles,
  settingFiles,
  summaryFiles,
  deviceFiles,
] as const;

/** The projections whose documents name these files. */
export const FILE_PROJECTIONS: ReadonlySet<string> = new Set([
  'documents',
  'members',
  'recordings',
  'portals',
  'app-settings',
  'transcripts',
  'devices',
]);
