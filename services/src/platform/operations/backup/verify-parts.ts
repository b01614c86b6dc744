import { join } from 'node:path';

import { isSameValue } from '@foyer/contracts/schema';
import { VaultReader } from '#platform/stores/vault';
import { describeLog } from './describe-log.js';
import { FILE_LIST, readFileList, type FileDigests } from './file-list.js';
import { BackupRefused } from './backup-refused.js';
import { digestOf } from './hashed-file.js';
import type { Manifest } from './manifest.js';
import { findPlain, openPlain } from './plain-file.js';

/** A part of a backup that is not as the manifest says. */
export interface PartProblem {
  readonly file: string;
  readonly found:
    | 'missing'
    | 'changed'
    | 'no plain file'
    | 'not what the manifest says'
    | 'not of this backup';
}

/** Files in which SQLite would look for changes of a database. A backup comes without any. */
const JOURNALS = ['-wal', '-shm', '-journal'] as const;

/** The folder of the vault's copy, by the manifest and the choice of the operator. */
export function vaultFileOf(
  folder: string,
  manifest: Manifest,
  vaultFolder: string | undefined,
): string | undefined {
  const at = vaultAt(folder, manifest, vaultFolder);
  return at && join(at.folder, at.file);
}

function vaultAt(folder: string, { vault }: Manifest, vaultFolder: string | undefined) {
  if (vault === null) return undefined;
  const around = vault.isApart ? vaultFolder : folder;
  return around === undefined ? undefined : { ...vault, folder: around };
}

/** Reads all of a backup and compares it with the digests. Follows no link. */
export async function verifyParts(
  folder: string,
  manifest: Manifest,
  vaultFolder: string | undefined,
): Promise<{ readonly digests: FileDigests; readonly problems: readonly PartProblem[] }> {
  const { log, files } = manifest;
  const problems: PartProblem[] = [];
  const note = (file: string, found: PartProblem['found'] | undefined): boolean => {
    if (found !== undefined) problems.push({ file, found });
    return found === undefined;
  };
  if (log) {
    const isSame = note(log.file, await stateOf({ ...log, folder }));
    if (isSame) note(log.file, await stateOfLog(folder, manifest));
    problems.push(...(await journalsOf(folder, log.file)));
  }
  const vault = vaultAt(folder, manifest, vaultFolder);
  if (vault !== undefined) {
    const isSame = note('vault.db', await stateOf(vault));
    if (isSame) note('vault.db', stateOfVault(join(vault.folder, vault.file)));
    problems.push(...(await journalsOf(vault.folder, vault.file)));
  }
  if (!files) return { digests: new Map(), problems };
  note(files.file, await stateOf({ ...files, folder }));
  const digests = await listed(folder, problems);
  let contentBytes = 0;
  for (const [file, sha256] of digests) {
    const found = await findPlain(folder, file);
    const bytes = typeof found === 'string' ? 0 : found.bytes;
    contentBytes += bytes;
    // None is larger than all of them.
    const known = { folder, file, sha256, bytes: Math.min(bytes, files.contentBytes) };
    note(file, await stateOf(known));
  }
  const isAsTold = digests.size === files.count && contentBytes === files.contentBytes;
  // Another number of files is their own problem where one is named already.
  if (problems.length === 0 && !isAsTold) note(FILE_LIST, 'not what the manifest says');
  return { digests, problems };
}

interface KnownFile {
  readonly folder: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A file of another size is not read. */
async function stateOf(known: KnownFile): Promise<PartProblem['found'] | undefined> {
  const { folder, file, bytes, sha256 } = known;
  const found = await findPlain(folder, file);
  if (found === 'missing') return 'missing';
  if (typeof found === 'string') return 'no plain file';
  if (found.bytes !== bytes) return 'changed';
  const digest = await digestOf(await openPlain(folder, file));
  return digest.sha256 === sha256 ? undefined : 'changed';
}

/** A hash that is right says only that the file is the one that the manifest names. */
async function stateOfLog(
  folder: string,
  { installation, log }: Manifest,
): Promise<PartProblem['found'] | undefined> {
  if (log === null) return undefined;
  const { events, position, head, kinds } = log;
  try {
    const told = { installation, events, position, head, kinds };
    const isSame = isSameValue(await describeLog(join(folder, log.file)), told);
    return isSame ? undefined : 'not what the manifest says';
  } catch {
    return 'not what the manifest says';
  }
}

function stateOfVault(path: string): PartProblem['found'] | undefined {
  try {
    new VaultReader(path, 'immutable').close();
    return undefined;
  } catch {
    return 'not what the manifest says';
  }
}

async function journalsOf(folder: string, file: string): Promise<PartProblem[]> {
  const names = JOURNALS.map((ending) => `${file}${ending}`);
  const found = await Promise.all(names.map((name) => findPlain(folder, name)));
  return names
    .filter((_name, index) => found[index] !== 'missing')
    .map((name) => ({ file: name, found: 'not of this backup' }));
}

async function listed(folder: string, problems: readonly PartProblem[]): Promise<FileDigests> {
  try {
    return await readFileList(folder);
  } catch (error) {
    // The list itself is among the problems then.
    if (error instanceof BackupRefused && problems.length > 0) return new Map();
    throw error;
  }
}
