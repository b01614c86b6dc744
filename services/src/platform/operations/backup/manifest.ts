import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { putFile } from '@foyer/event-log/durable-files';
import { z } from 'zod';

import { kindsBeyond, OWN_KINDS, PROGRAM } from '../../eventing/log-format/index.js';
import { BackupRefused } from './backup-refused.js';

export const MANIFEST = 'manifest.json';
/** Lies in the folder until the manifest is there. */
export const UNFINISHED = 'unfinished';
/** The newest form of a manifest that this program knows. */
const FORMAT = 1;

const Part = z.object({
  /** Its path in the folder of the backup. */
  file: z.enum(['events.db', 'vault/vault.db', 'vault.db', 'files.sha256']),
  bytes: z.int(),
  /** SHA-256, hexadecimal, as `sha256sum` prints it. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Part = z.output<typeof Part>;

const Manifest = z.object({
  format: z.int(),
  /** The version of the program that made it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** The id of the first event, which names the installation; null where the log is elsewhere. */
  installation: z.string().nullable(),
  log: Part.extend({
    events: z.int(),
    position: z.int(),
    /** The head of the hash chain; null before the first checkpoint. */
    head: z.string().nullable(),
    /** Kinds of events that a reader has to know. */
    kinds: z.record(z.string(), z.int()),
  }).nullable(),
  /** Null where the backup was made without it. */
  vault: Part.extend({ isApart: z.boolean() }).nullable(),
  files: Part.extend({ count: z.int(), contentBytes: z.int() }).nullable(),
  /** Stores on servers, which their own tools keep safe. */
  elsewhere: z.array(z.enum(['log', 'vault', 'files'])),
});
export type Manifest = z.output<typeof Manifest>;

export const newManifest = (made: Omit<Manifest, 'format' | 'product'>): Manifest => ({
  format: FORMAT,
  product: PROGRAM,
  ...made,
});

/** Says that the backup is whole: nothing that it names may be written after it. */
export async function putManifest(folder: string, manifest: Manifest): Promise<void> {
  await putFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws BackupRefused where there is none, or a newer program has made the backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw noManifest(folder);
  const given = parsed(await readFile(path, 'utf8'));
  demandKnown(given);
  const { success, data } = Manifest.safeParse(given);
  if (success) {
    demandKnownEvents(data);
    return data;
  }
  throw new BackupRefused('BACKUP_DAMAGED', `The manifest ${path} is damaged`);
}

function noManifest(folder: string): BackupRefused {
  if (existsSync(join(folder, UNFINISHED))) {
    return new BackupRefused(
      'BACKUP_UNFINISHED',
      `The backup in ${folder} was interrupted before its end; remove it and take another one`,
    );
  }
  return new BackupRefused('NO_BACKUP', `There is no backup in ${folder}: it has no ${MANIFEST}`);
}

/** A later form of the manifest is read only as far as it names its program. */
function demandKnown(given: unknown): void {
  const Maker = z.object({ format: z.int(), product: z.string() });
  const { data: made } = Maker.safeParse(given);
  if (made === undefined) return;
  if (made.format > FORMAT || isNewer(made.product, PROGRAM)) throw newer(made.product);
}

function demandKnownEvents({ product, log }: Manifest): void {
  const kinds = new Map(Object.entries(log?.kinds ?? {}));
  if (kindsBeyond(kinds, OWN_KINDS).length > 0) throw newer(product);
}

const newer = (product: string): BackupRefused =>
  new BackupRefused(
    'BACKUP_NEWER',
    `A newer Foyer (${product}) has made this backup, and this one (${PROGRAM}) cannot read it; restore it with that program`,
  );

/** True if a version is later than another one. */
function isNewer(version: string, own: string): boolean {
  const [a, b] = [version, own].map((text) => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
