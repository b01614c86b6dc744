import { existsSync } from 'node:fs';
import { dirname, join, basename } from 'node:path';

import { BackupRefused } from './backup-refused.js';
import { copyFile } from './hashed-file.js';
import { demandLocal, type DataPlaces, type LocalPaths } from './data-places.js';
import { COPIED_FOLDERS } from './file-list.js';
import { entriesOf } from './make-backup.js';
import { readManifest, type Manifest } from './manifest.js';
import { openPlain } from './plain-file.js';
import { vaultFileOf, verifyParts } from './verify-parts.js';

export interface RestoreRequest {
  readonly from: string;
  readonly places: DataPlaces;
  /** The folder of the vault, where the backup has it apart. */
  readonly vaultFolder?: string | undefined;
  readonly withoutVault?: boolean;
}

/** The limit of changed or missing parts that are named. */
const NAMED = 5;

/**
 * Restores a backup into an empty data folder. All is verified first. The log comes last: without
 * it no server starts on a folder that was restored in part.
 * @throws BackupRefused
 */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const { from, places, vaultFolder, withoutVault = false } = request;
  const manifest = await readManifest(from);
  const paths = demandLocal(
    places,
    'Restore with --to FOLDER, then move with `foyer log copy` and `foyer vault copy`.',
  );
  demandEmpty(places, paths);
  const vault = withoutVault ? undefined : demandVault(from, manifest, vaultFolder);
  const { digests, problems } = await verifyParts(from, manifest, vault && vaultFolder);
  if (problems.length > 0) {
    const named = problems.slice(0, NAMED).map(({ file, found }) => `${file} is ${found}`);
    const rest = problems.length > NAMED ? ` and ${problems.length - NAMED} more` : '';
    throw damaged(`${named.join(', ')}${rest}`);
  }
  const targets = { files: paths.files, recordings: places.recordings };
  for (const [path, sha256] of digests) {
    const [folder = '', ...below] = path.split('/');
    const target = COPIED_FOLDERS.find((name) => name === folder);
    if (target) await copyKnown(from, path, join(targets[target], ...below), sha256);
  }
  if (vault !== undefined) {
    await copyKnown(dirname(vault), basename(vault), paths.vault, manifest.vault?.sha256);
  }
  const { log } = manifest;
  if (log) await copyKnown(from, log.file, paths.log, log.sha256);
  return manifest;
}

/** A disk may read another content than it did in the verification. */
async function copyKnown(
  folder: string,
  path: string,
  to: string,
  sha256: string | undefined,
): Promise<void> {
  const copied = await copyFile(await openPlain(folder, path), to);
  if (copied.sha256 !== sha256) throw damaged(`${join(folder, path)} changed while it was read`);
}

const damaged = (what: string): BackupRefused =>
  new BackupRefused('BACKUP_DAMAGED', `The backup is damaged, and nothing starts on it: ${what}`);

function demandEmpty({ folder, recordings }: DataPlaces, { log, vault, files }: LocalPaths): void {
  const others = [log, vault].filter((path) => existsSync(path));
  const full = [folder, files, recordings].filter((path) => entriesOf(path).length > 0);
  const [taken] = [...full, ...others];
  if (taken === undefined) return;
  throw new BackupRefused(
    'DATA_FOLDER_NOT_EMPTY',
    `There is something at ${taken}; restore to a folder that is missing or empty`,
  );
}

/** @throws BackupRefused where the vault has to be given, or done without by choice. */
function demandVault(
  from: string,
  manifest: Manifest,
  vaultFolder: string | undefined,
): string | undefined {
  if (manifest.elsewhere.includes('vault')) return undefined;
  const vault = vaultFileOf(from, manifest, vaultFolder);
  if (vault !== undefined) return vault;
  const why =
    manifest.vault === null ? 'was made without the vault' : 'has its vault in another folder';
  const what = manifest.vault === null ? '' : 'name it by --vault FOLDER, or ';
  throw new BackupRefused(
    'VAULT_MISSING',
    `The backup ${why}; ${what}restore with --without-vault and put the vault back yourself: no server starts without it`,
  );
}
