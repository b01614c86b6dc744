import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { putFile } from '@foyer/event-log/durable-files';
import { makeFolder } from '@foyer/event-log/sqlite';

import { BackupRefused } from './backup-refused.js';
import { copyDatabase } from './copy-database.js';
import { demandLocal, storesElsewhere, type DataPlaces } from './data-places.js';
import { describeLog } from './describe-log.js';
import { COPIED_FOLDERS, FILE_LIST, putFileList } from './file-list.js';
import { FolderCopy } from './folder-copy.js';
import { digestOf } from './hashed-file.js';
import { realPathOf } from './real-path-of.js';
import { newManifest, putManifest, UNFINISHED, type Manifest } from './manifest.js';

const LOG = 'events.db' as const;
/** The place of the vault in the folder of the backup, and in a folder of its own. */
const VAULT = { inside: 'vault/vault.db', apart: 'vault.db' } as const;

export interface BackupRequest {
  readonly places: DataPlaces;
  /** A folder that is missing or empty. */
  readonly to: string;
  /** A folder for the vault alone; by default it has a folder in that of the backup. */
  readonly vaultFolder?: string | undefined;
  readonly withoutVault?: boolean;
  /** Takes what lies on this machine, and leaves stores on servers to their own tools. */
  readonly onlyLocal?: boolean;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
}

/**
 * Takes a backup, also of a running server. The log comes before the vault and the files: keys and
 * files are made before the events that name them, so that no event of the copy names a missing
 * one. The manifest comes last.
 * @throws BackupRefused
 */
export async function makeBackup(request: BackupRequest): Promise<Manifest> {
  const { places, to, vaultFolder, onlyLocal = false } = request;
  if (!onlyLocal) {
    demandLocal(places, 'Add --local to take what lies on this machine after those.');
  }
  demandTarget(request);
  makeFolder(to, 0o700);
  await putFile(join(to, UNFINISHED), '');
  try {
    const manifest = await copyAll(request);
    await putManifest(to, manifest);
    await rm(join(to, UNFINISHED), { force: true });
    return manifest;
  } catch (error) {
    const made = [LOG, 'vault', ...COPIED_FOLDERS, FILE_LIST].map((name) => join(to, name));
    if (vaultFolder !== undefined) made.push(join(vaultFolder, VAULT.apart));
    for (const path of made) await rm(path, { recursive: true, force: true });
    await rm(join(to, UNFINISHED), { force: true });
    throw error;
  }
}

async function copyAll(request: BackupRequest): Promise<Manifest> {
  const { places, to, vaultFolder, withoutVault, now, signal } = request;
  const files = new FolderCopy(placeOfFolder(places), to, 'files');
  const recordings = new FolderCopy(places.recordings, to, 'recordings');
  const look = async (): Promise<void> => {
    await files.look(signal);
    await recordings.look(signal);
  };
  // The first look takes long. The second leaves little time until the copy of the log, in which a
  // file could come and be removed again.
  await look();
  await look();
  const madeAt = now().toISOString();
  const log = await copyLog(places, to);
  signal?.throwIfAborted();
  const vault = withoutVault ? null : await copyVault(places, to, vaultFolder);
  signal?.throwIfAborted();
  await look();
  const digests = new Map([...files.digests, ...recordings.digests]);
  await putFileList(to, digests);
  return newManifest({
    madeAt,
    installation: log?.installation ?? null,
    log: log?.part ?? null,
    vault,
    files: {
      file: FILE_LIST,
      ...(await digestOf(join(to, FILE_LIST))),
      count: digests.size,
      contentBytes: files.bytes + recordings.bytes,
    },
    elsewhere: storesElsewhere(places),
  });
}

async function copyLog({ log }: DataPlaces, to: string) {
  if (log.kind === 'server') return null;
  const digest = await copyDatabase(log.path, join(to, LOG));
  const { installation, ...contents } = await describeLog(join(to, LOG));
  return { installation, part: { file: LOG, ...digest, ...contents } } as const;
}

async function copyVault({ vault }: DataPlaces, to: string, apart: string | undefined) {
  if (vault.kind === 'server') return null;
  const isApart = apart !== undefined;
  const digest = await copyDatabase(
    vault.path,
    join(apart ?? to, isApart ? VAULT.apart : VAULT.inside),
  );
  return isApart
    ? ({ file: VAULT.apart, ...digest, isApart } as const)
    : ({ file: VAULT.inside, ...digest, isApart } as const);
}

/** A store of files on a server is left to its own tools: nothing of it is here. */
const placeOfFolder = ({ files, folder }: DataPlaces): string =>
  files.kind === 'file' ? files.path : join(folder, 'files');

function demandTarget({ places, to, vaultFolder, withoutVault }: BackupRequest): void {
  const { log, vault, folder, recordings } = places;
  if (log.kind === 'file' && !existsSync(log.path)) {
    throw new BackupRefused('NO_EVENT_LOG', `There is no event log at ${log.path}`);
  }
  if (withoutVault !== true && vault.kind === 'file' && !existsSync(vault.path)) {
    throw new BackupRefused('VAULT_MISSING', `There is no vault at ${vault.path}`);
  }
  const copied = [placeOfFolder(places), recordings].map(realPathOf);
  for (const path of [to, vaultFolder ?? to].map(realPathOf)) {
    const around = copied.find((one) => `${path}${sep}`.startsWith(`${one}${sep}`));
    if (around === undefined && path !== realPathOf(folder)) continue;
    throw new BackupRefused(
      'BACKUP_FOLDER_IN_DATA',
      `The backup cannot lie in ${around ?? folder}, which it copies`,
    );
  }
  if (entriesOf(to).length > 0) {
    throw new BackupRefused('BACKUP_FOLDER_NOT_EMPTY', `The folder ${to} is not empty`);
  }
  if (vaultFolder !== undefined && existsSync(join(vaultFolder, VAULT.apart))) {
    throw new BackupRefused('BACKUP_FOLDER_NOT_EMPTY', `${vaultFolder} holds a vault already`);
  }
}

/** The names in a folder; none where it is missing. */
export function entriesOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
