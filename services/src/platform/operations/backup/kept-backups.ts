import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '@foyer/event-log/durable-files';

import { BackupRefused } from './backup-refused.js';
import { entriesOf } from './make-backup.js';
import { MANIFEST, readManifest, UNFINISHED, type Manifest } from './manifest.js';
import { findPlain } from './plain-file.js';

const NAME = /^foyer-\d{8}T\d{6}Z$/;

/** The name for a backup of a moment. Names sort as their moments. */
export function backupName(now: Date): string {
  return `foyer-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}`;
}

/** A folder of backups, as one installation sees it at a moment. */
export interface KeptBackups {
  readonly folder: string;
  readonly now: Date;
  /** Null where the log is empty. */
  readonly installation: string | null;
  /** Notes each backup that is later than now, and so is none of this server. */
  readonly onLater: (name: string) => void;
}

/** The moment of the newest whole backup in a folder of backups; undefined where there is none. */
export async function newestBackup(kept: KeptBackups): Promise<Date | undefined> {
  for await (const { madeAt } of wholeIn(kept)) return madeAt;
  return undefined;
}

/**
 * Removes old backups, and what interrupted ones have left. All else stays: a link, a folder that
 * is no whole backup, a backup of another installation.
 * @param vaultFolder The folder of vaults, which have the names of their backups.
 * @param most So many whole ones stay, the newest.
 * @param taken The name of the backup that was just taken, which stays in any case.
 */
export async function dropFormerBackups(
  kept: KeptBackups,
  vaultFolder: string | undefined,
  most: number,
  taken: string,
): Promise<void> {
  const { folder } = kept;
  const former: string[] = [];
  let stay = 0;
  for await (const { name } of wholeIn(kept)) {
    stay += 1;
    if (stay > most && name !== taken) former.push(name);
  }
  for (const name of namesIn(folder)) {
    if (name !== taken && (await isInterrupted(folder, name))) former.push(name);
  }
  for (const name of former) {
    // The vault first: its copies must not outlive the backups.
    if (vaultFolder !== undefined) await remove(vaultFolder, name);
    await remove(folder, name);
  }
  // A backup that failed has left them.
  for (const around of vaultFolder === undefined ? [folder] : [vaultFolder, folder]) {
    for (const name of namesIn(around)) if (name !== taken) await removeEmpty(around, name);
  }
}

/** Whole backups, from the newest. */
async function* wholeIn({ folder, now, installation, onLater }: KeptBackups) {
  const last = backupName(now);
  for (const name of namesIn(folder).toSorted().toReversed()) {
    const manifest = name > last ? undefined : await manifestIn(folder, name);
    const madeAt = new Date(manifest?.madeAt ?? 0);
    if (name > last || madeAt > now) onLater(name);
    else if (manifest && isOf(installation, manifest)) yield { name, madeAt };
  }
}

/** The first backup of an installation may be older than the first event of its log. */
const isOf = (installation: string | null, manifest: Manifest): boolean =>
  manifest.log !== null && (manifest.installation === installation || manifest.log.events === 0);

/** Undefined where it is no real folder with a manifest and the parts that this one names. */
async function manifestIn(folder: string, name: string): Promise<Manifest | undefined> {
  if ((await findPlain(folder, name)) !== 'a folder') return undefined;
  const backup = join(folder, name);
  try {
    const manifest = await readManifest(backup);
    const { log, vault, files } = manifest;
    for (const part of [log, vault?.isApart === true ? null : vault, files]) {
      if (part === null) continue;
      const found = await findPlain(backup, part.file);
      if (typeof found === 'string' || found.bytes !== part.bytes) return undefined;
    }
    return manifest;
  } catch (error) {
    if (error instanceof BackupRefused) return undefined;
    throw error;
  }
}

async function isInterrupted(folder: string, name: string): Promise<boolean> {
  if ((await findPlain(folder, name)) !== 'a folder') return false;
  const backup = join(folder, name);
  const isUnfinished = typeof (await findPlain(backup, UNFINISHED)) !== 'string';
  return isUnfinished && (await findPlain(backup, MANIFEST)) === 'missing';
}

/** A part of a backup must not look like a whole one: the manifest goes first. */
async function remove(folder: string, name: string): Promise<void> {
  if ((await findPlain(folder, name)) !== 'a folder') return;
  await rm(join(folder, name, MANIFEST), { force: true });
  await rm(join(folder, name), { recursive: true, force: true });
  await syncFolder(folder);
}

async function removeEmpty(folder: string, name: string): Promise<void> {
  if ((await findPlain(folder, name)) !== 'a folder') return;
  if (entriesOf(join(folder, name)).length === 0) await rmdir(join(folder, name));
}

const namesIn = (folder: string): readonly string[] =>
  entriesOf(folder).filter((name) => NAME.test(name));
