import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '@foyer/event-log/durable-files';
import { z } from 'zod';

import { kindsBeyond, OWN_KINDS, PROGRAM } from '../../eventing/log-format/index.js';
import { BackupRefused } from './backup-refused.js';
import { HEAD } from './describe-log.js';
import { plainText } from './plain-file.js';

export const MANIFEST = 'manifest.json';
/** Lies in the folder until the manifest is there. */
export const UNFINISHED = 'unfinished';
/** The newest form of a manifest that this program knows. */
const FORMAT = 1;

/** A longer one names no backup, in bytes. */
const LONGEST = 0x10_0000;

const Count = z.int().nonnegative();

const Part = z.object({
  bytes: Count,
  /** SHA-256, hexadecimal, as `sha256sum` prints it. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The versions of programs are printed: no other text passes for one. */
const Version = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,60})?$/);

/**
 * Holds what is printed to its form: others may have written the backup. A store on a server has no
 * part, so that a restore says the truth about each.
 */
const Manifest = z
  .object({
    format: z.int(),
    /** The version of the program that made it. */
    product: Version,
    madeAt: z.iso.datetime().max(40),
    /** The id of the first event, which names the installation; null where the log is elsewhere. */
    installation: z.string().nullable(),
    log: Part.extend({
      file: z.literal('events.db'),
      events: Count,
      position: Count,
      /** The head of the hash chain; null before the first checkpoint. */
      head: z.string().regex(HEAD).nullable(),
      /** Kinds of events that a reader has to know. */
      kinds: z.record(z.string(), z.int()),
    }).nullable(),
    /** Null where the backup was made without it. */
    vault: z
      .union([
        Part.extend({ file: z.literal('vault/vault.db'), isApart: z.literal(false) }),
        Part.extend({ file: z.literal('vault.db'), isApart: z.literal(true) }),
      ])
      .nullable(),
    files: Part.extend({
      file: z.literal('files.sha256'),
      count: Count,
      contentBytes: Count,
    }).nullable(),
    /** Stores on servers, which their own tools keep safe. */
    elsewhere: z.array(z.enum(['log', 'vault', 'files'])).max(3),
  })
  .refine(
    ({ log, vault, elsewhere }) =>
      elsewhere.includes('log') === (log === null) &&
      (vault === null || !elsewhere.includes('vault')),
  );
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
  const given = parsed((await plainText(folder, MANIFEST, LONGEST)) ?? '');
  if (given === undefined && !existsSync(join(folder, MANIFEST))) throw noManifest(folder);
  demandKnown(given);
  const { success, data } = Manifest.safeParse(given);
  if (success) {
    demandKnownEvents(data);
    return data;
  }
  throw new BackupRefused('BACKUP_DAMAGED', `The manifest ${join(folder, MANIFEST)} is damaged`);
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
  const Maker = z.object({ format: z.int(), product: Version });
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
