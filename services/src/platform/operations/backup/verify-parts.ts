import { join } from 'node:path';

import { readFileList, type FileDigests } from './file-list.js';
import { BackupRefused } from './backup-refused.js';
import { digestOf, type FileDigest } from './hashed-file.js';
import type { Manifest } from './manifest.js';

/** A part of a backup that is not as the manifest says. */
export interface PartProblem {
  readonly file: string;
  readonly found: 'missing' | 'changed';
}

/** The folder of the vault's copy, by the manifest and the choice of the operator. */
export function vaultFileOf(
  folder: string,
  { vault }: Manifest,
  vaultFolder: string | undefined,
): string | undefined {
  if (vault === null) return undefined;
  if (!vault.isApart) return join(folder, vault.file);
  return vaultFolder === undefined ? undefined : join(vaultFolder, vault.file);
}

/** Reads all of a backup and compares it with the digests. */
export async function verifyParts(
  folder: string,
  manifest: Manifest,
  vaultFolder: string | undefined,
): Promise<{ readonly digests: FileDigests; readonly problems: readonly PartProblem[] }> {
  const { log, files } = manifest;
  const problems: PartProblem[] = [];
  const compare = async (path: string, file: string, sha256: string): Promise<void> => {
    const found = await digestIfThere(path);
    if (found === undefined) problems.push({ file, found: 'missing' });
    else if (found.sha256 !== sha256) problems.push({ file, found: 'changed' });
  };
  if (log) await compare(join(folder, log.file), log.file, log.sha256);
  const vault = vaultFileOf(folder, manifest, vaultFolder);
  if (vault !== undefined) await compare(vault, 'vault.db', manifest.vault?.sha256 ?? '');
  if (!files) return { digests: new Map(), problems };
  await compare(join(folder, files.file), files.file, files.sha256);
  const digests = await listed(folder, problems);
  for (const [path, sha256] of digests) await compare(join(folder, path), path, sha256);
  return { digests, problems };
}

async function listed(folder: string, problems: readonly PartProblem[]): Promise<FileDigests> {
  try {
    return await readFileList(folder);
  } catch (error) {
    const isKnown = error instanceof BackupRefused || isMissing(error);
    // The list itself is among the problems then.
    if (isKnown && problems.length > 0) return new Map();
    throw error;
  }
}

async function digestIfThere(path: string): Promise<FileDigest | undefined> {
  try {
    return await digestOf(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code === 'ENOENT';
