import { join, resolve } from 'node:path';

import type { PlatformSettings } from '../config/index.js';

export type StoreSettings = Pick<
  PlatformSettings,
  'FOYER_DATA' | 'EVENT_LOG_URL' | 'READ_STORE_URL'
>;

/** Where a store lies: in a file, by its absolute path, or on a server. */
export type StorePlace =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'server'; readonly url: string };

/** Where each store lies. */
export interface StorePaths {
  readonly folder: string;
  readonly eventLog: StorePlace;
  readonly vault: string;
  readonly readStore: StorePlace;
}

/** Finds the places of the stores; makes none. */
export function storePaths(settings: StoreSettings): StorePaths {
  const folder = resolve(settings.FOYER_DATA);
  return {
    folder,
    eventLog: placeOf(settings.EVENT_LOG_URL ?? `sqlite:${join(folder, 'events.db')}`),
    vault: join(folder, 'vault.db'),
    readStore: placeOf(settings.READ_STORE_URL ?? `sqlite:${join(folder, 'read-models.db')}`),
  };
}

/** The place that an address names. */
export function placeOf(url: string): StorePlace {
  return url.startsWith('sqlite:')
    ? { kind: 'file', path: resolve(url.slice('sqlite:'.length)) }
    : { kind: 'server', url };
}
