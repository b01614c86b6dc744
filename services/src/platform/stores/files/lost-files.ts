import { trusted, type ReadStore } from '@foyer/projections';

import { z } from 'zod';

import type { FilePlace, Files } from './files.js';

/** The name under which the command line asks a running server which files are lost. */
export const FILES_TASK = 'files/check';

/** A file that a read model tells of. */
export interface KnownFile {
  readonly place: FilePlace;
  /** In bytes; null where that is not known. */
  readonly size: number | null;
  /** SHA-256, base64url; absent where no event says it. */
  readonly hash?: string | null;
}

/** A file that is gone, or another one than it was. */
export interface LostFile extends KnownFile {
  readonly found: 'missing' | 'of another size' | 'of another content';
}

/** Files that a read model tells of, the newest first. */
export type KnownFiles = (store: ReadStore) => AsyncIterable<KnownFile>;

/** The answer of a running server to the command line. */
export const FileCheckAnswer = z.object({
  checked: z.number(),
  lost: z.array(
    z.object({
      place: z.object({ kind: z.string(), id: z.string() }),
      found: z.enum(['missing', 'of another size', 'of another content']),
    }),
  ),
});

/** The number of documents that are read at a time. */
const AT_ONCE = 500;

/** All documents of a collection, the newest first, without holding more than a page of them. */
export async function* newestFirst<Doc extends { readonly _id: string }>(
  store: ReadStore,
  collection: string,
): AsyncIterable<Doc> {
  for (let before: string | undefined; ;) {
    const filter = before === undefined ? {} : { _id: trusted({ $lt: before }) };
    const page = await store
      .collection<Doc>(collection)
      .find(filter as never, { sort: { _id: -1 } as never, limit: AT_ONCE });
    yield* page;
    before = page.at(-1)?._id;
    if (page.length < AT_ONCE) return;
  }
}

export interface FileCheck {
  /** How many were looked for. */
  readonly checked: number;
  readonly lost: readonly LostFile[];
}

export interface FileCheckOptions {
  readonly most?: number;
  readonly signal?: AbortSignal;
  readonly hashOf?: HashOf;
}

type HashOf = (place: FilePlace) => Promise<string | undefined>;

/**
 * Checks that the store of files has the files that read models name. By default it does not read
 * their content: this happens at each delivery.
 * @param most of each kind, the newest
 * @param hashOf gives the SHA-256 of a file, base64url; compared where an event says it
 */
export async function checkFiles(
  files: Pick<Files, 'part'>,
  store: ReadStore,
  kinds: readonly KnownFiles[],
  { most = Infinity, signal, hashOf }: FileCheckOptions = {},
): Promise<FileCheck> {
  const lost: LostFile[] = [];
  let checked = 0;
  for (const known of kinds) {
    let ofKind = 0;
    for await (const file of known(store)) {
      if (ofKind === most) break;
      signal?.throwIfAborted();
      ofKind += 1;
      const found = await stateOf(files, file, hashOf);
      if (found !== 'there') lost.push({ ...file, found });
    }
    checked += ofKind;
  }
  return { checked, lost };
}

async function stateOf(
  files: Pick<Files, 'part'>,
  { place, size, hash = null }: KnownFile,
  hashOf: HashOf | undefined,
): Promise<'there' | LostFile['found']> {
  const part = await files.part(place, 0, 0);
  if (!part) return 'missing';
  // An error of the unread rest does not matter here.
  part.content.on('error', () => undefined).destroy();
  if (size !== null && part.size !== size) return 'of another size';
  if (hash === null || hashOf === undefined) return 'there';
  return (await hashOf(place)) === hash ? 'there' : 'of another content';
}
