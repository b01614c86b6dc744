import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '@foyer/event-log/durable-files';
import { z } from 'zod';

import { entriesOf } from './make-backup.js';
import { MANIFEST } from './manifest.js';

const NAME = /^foyer-\d{8}T\d{6}Z$/;
const Made = z.object({ madeAt: z.iso.datetime() });

/** The name for a backup of a moment. Names sort as their moments. */
export function backupName(now: Date): string {
  return `foyer-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}`;
}

/** The moment of the newest whole backup in a folder of backups; undefined where there is none. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  for (const name of wholeIn(folder).toReversed()) {
    const text = await readFile(join(folder, name, MANIFEST), 'utf8').catch(() => '{}');
    const made = Made.safeParse(parsed(text));
    if (made.success) return new Date(made.data.madeAt);
  }
  return undefined;
}

/**
 * Removes old backups, and what interrupted ones have left.
 * @param most So many whole ones stay, the newest.
 */
export async function dropFormerBackups(
  folder: string,
  vaultFolder: string | undefined,
  most: number,
): Promise<void> {
  const kept = new Set(wholeIn(folder).slice(-most));
  const isOurs = (name: string): boolean => NAME.test(name) && !kept.has(name);
  // The vault first: its copies must not outlive the backups.
  if (vaultFolder !== undefined) {
    for (const name of entriesOf(vaultFolder).filter(isOurs)) await remove(vaultFolder, name);
  }
  for (const name of entriesOf(folder).filter(isOurs)) await remove(folder, name);
}

/** A part of a backup must not look like a whole one: the manifest goes first. */
async function remove(folder: string, name: string): Promise<void> {
  await rm(join(folder, name, MANIFEST), { force: true });
  await rm(join(folder, name), { recursive: true, force: true });
  await syncFolder(folder);
}

const wholeIn = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter((name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST)))
    .toSorted();

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
