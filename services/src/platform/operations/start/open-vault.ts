import type { FileGone } from '@foyer/event-log/sqlite';
import { isOfDamagedFile } from '@foyer/projections';

import { SqliteVault, type Vault } from '../../stores/vault/index.js';
import { answering } from '../../stores/places/answering.js';
import { reasonOf } from '../../stores/places/reason-of.js';
import { StartFailure, unusablePlace } from '../../stores/places/unusable-place.js';
import type { StorePlace } from '../../stores/places/store-paths.js';

/**
 * Opens the vault, making it where there is none.
 * @param setting the setting that named the place, for its operator.
 * @param onGone called once when its file is missing, removed or replaced while it is open.
 * @throws StartFailure when its server does not answer, or its file is no database any more.
 */
export async function openVault(
  place: StorePlace,
  setting = 'VAULT_URL',
  onGone?: (fault: FileGone) => void,
): Promise<Vault> {
  if (place.kind === 'file') return openFile(place.path, setting, onGone);
  // Loaded only where such a server is configured.
  const { MongoVault } = await import('../../stores/vault/mongo-vault.js');
  return answering(() => new MongoVault({ url: place.url }), setting, place.url);
}

function openFile(path: string, setting: string, onGone?: (fault: FileGone) => void): Vault {
  try {
    return new SqliteVault(path, onGone);
  } catch (error) {
    if (!isOfDamagedFile(error)) throw unusablePlace(setting, path, error);
    throw new StartFailure(
      `The vault ${path} cannot be opened: ${reasonOf(error)}; restore it from its backup`,
      error,
    );
  }
}
