import { join, resolve } from 'node:path';

import { mongoAddress } from '@foyer/projections';

import { UnusableSetting, type PlatformSettings } from '../../config/index.js';

export type StoreSettings = Pick<
  PlatformSettings,
  'FOYER_DATA' | 'EVENT_LOG_URL' | 'READ_STORE_URL' | 'VAULT_URL'
>;

/** The place of a store: a file, by its absolute path, or a server. */
export type StorePlace =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'server'; readonly url: string };

/** The place of each store. */
export interface StorePaths {
  readonly folder: string;
  readonly eventLog: StorePlace;
  readonly vault: StorePlace;
  readonly readStore: StorePlace;
}

/**
 * Finds the places of the stores; makes none.
 * @throws UnusableSetting when the vault is to share its place with another store.
 */
export function storePaths(settings: StoreSettings): StorePaths {
  const folder = resolve(settings.FOYER_DATA);
  const file = (name: string): string => `sqlite:${join(folder, name)}`;
  const paths = {
    folder,
    eventLog: placeOf(settings.EVENT_LOG_URL ?? file('events.db')),
    vault: placeOf(settings.VAULT_URL ?? file('vault.db')),
    readStore: placeOf(settings.READ_STORE_URL ?? file('read-models.db')),
  };
  // Read models may be dropped and logs copied at any time; secrets neither the one nor the other.
  if ([paths.eventLog, paths.readStore].some((place) => isSamePlace(place, paths.vault))) {
    throw new UnusableSetting('VAULT_URL', settings.VAULT_URL, 'it needs a place of its own');
  }
  return paths;
}

function isSamePlace(one: StorePlace, other: StorePlace): boolean {
  if (one.kind === 'file' || other.kind === 'file') {
    return one.kind === 'file' && other.kind === 'file' && one.path === other.path;
  }
  const database = ({ url }: { readonly url: string }): string => {
    const { hosts, database: name } = mongoAddress(url) ?? {};
    return hosts === undefined ? url : `${hosts.replaceAll(':27017', '')}/${name ?? 'foyer'}`;
  };
  return database(one) === database(other);
}

/** The place that an address names. */
export function placeOf(url: string): StorePlace {
  return url.startsWith('sqlite:')
    ? { kind: 'file', path: resolve(url.slice('sqlite:'.length)) }
    : { kind: 'server', url };
}
