import { hostOf, type StorePlace } from '../../stores/places/index.js';
import { BackupRefused } from './backup-refused.js';

/** The places of what a backup holds. */
export interface DataPlaces {
  readonly folder: string;
  readonly log: StorePlace;
  readonly vault: StorePlace;
  readonly files: StorePlace;
  /** The folder of tracks that wait to be mixed. */
  readonly recordings: string;
}

/** A store that may be on a server. */
export type StoreName = 'log' | 'vault' | 'files';

/** The name of each store for people, its setting, and the tool of its server. */
const STORES: Readonly<Record<StoreName, { what: string; setting: string; tool: string }>> = {
  log: { what: 'event log', setting: 'EVENT_LOG_URL', tool: 'the backup of KurrentDB' },
  vault: { what: 'vault', setting: 'VAULT_URL', tool: '`mongodump`' },
  files: { what: 'store of files', setting: 'FILES_URL', tool: '`mongodump`' },
};

/** The stores that are on servers. */
export function storesElsewhere(places: DataPlaces): StoreName[] {
  return (Object.keys(STORES) as StoreName[]).filter((name) => places[name].kind === 'server');
}

/** The paths of stores that are on this machine. */
export type LocalPaths = Readonly<Record<StoreName, string>>;

/** @throws BackupRefused that names the tool for each store on a server. */
export function demandLocal(places: DataPlaces, advice: string): LocalPaths {
  const { log, vault, files } = places;
  if (log.kind === 'file' && vault.kind === 'file' && files.kind === 'file') {
    return { log: log.path, vault: vault.path, files: files.path };
  }
  const sentences = storesElsewhere(places).map((name) => {
    const { what, setting, tool } = STORES[name];
    const place = places[name];
    const server = place.kind === 'server' ? hostOf(place.url) : '';
    return `The ${what} (${setting}) is on the server ${server}: use ${tool}.`;
  });
  throw new BackupRefused('STORE_ON_SERVER', `${sentences.join(' ')} ${advice}`);
}
