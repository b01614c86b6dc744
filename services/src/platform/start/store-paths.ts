import { join, resolve } from 'node:path';

import type { PlatformSettings } from '../config/index.js';

export type StoreSettings = Pick<
  PlatformSettings,
  'FOYER_DATA' | 'EVENT_LOG_URL' | 'READ_STORE_URL'
>;

/** Where each store lies, as absolute paths. */
export interface StorePaths {
  readonly folder: string;
  readonly eventLog: string;
  readonly vault: string;
  readonly readStore: string;
}

/** Finds the files of the stores; makes none. */
export function storePaths(settings: StoreSettings): StorePaths {
  const folder = resolve(settings.FOYER_DATA);
  return {
    folder,
    eventLog: fileOf(settings.EVENT_LOG_URL) ?? join(folder, 'events.db'),
    vault: join(folder, 'vault.db'),
    readStore: fileOf(settings.READ_STORE_URL) ?? join(folder, 'read-models.db'),
  };
}

function fileOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : resolve(url.slice('sqlite:'.length));
}
