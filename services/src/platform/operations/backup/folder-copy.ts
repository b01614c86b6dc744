import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { isPlainPath } from './file-list.js';
import { copyFile } from './hashed-file.js';

/** Files that their writer has not finished. */
const IN_THE_MAKING = /\.(?:part|tmp)$|^\.trial-/;

/** Copies the files of a folder; each further look takes what has come or changed since. */
export class FolderCopy {
  readonly digests = new Map<string, string>();
  readonly #states = new Map<string, string>();
  readonly #bytes = new Map<string, number>();

  /** @param name The folder of the copy, in the folder of the backup. */
  constructor(
    private readonly from: string,
    private readonly backup: string,
    private readonly name: string,
  ) {}

  get bytes(): number {
    return [...this.#bytes.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  async look(signal?: AbortSignal): Promise<void> {
    for await (const path of filesIn(this.from)) {
      // No event names such a file, and no list could.
      if (!isPlainPath(`${this.name}/${path}`)) continue;
      signal?.throwIfAborted();
      const state = await stateOf(join(this.from, path));
      if (this.#states.get(path) === state) continue;
      try {
        await this.#take(path, signal);
        this.#states.set(path, state);
      } catch (error) {
        // It was removed since it was listed.
        if (!isMissing(error)) throw error;
      }
    }
  }

  async #take(path: string, signal: AbortSignal | undefined): Promise<void> {
    const name = `${this.name}/${path}`;
    const { bytes, sha256 } = await copyFile(
      join(this.from, path),
      join(this.backup, name),
      signal,
    );
    this.#bytes.set(name, bytes);
    this.digests.set(name, sha256);
  }
}

/** Paths of all finished files below a folder, by `/`; none where there is no such folder. */
async function* filesIn(folder: string, below = ''): AsyncIterable<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(folder, path);
    else if (entry.isFile() && !IN_THE_MAKING.test(entry.name)) yield path;
  }
}

/** Another content under the same name has another state. */
async function stateOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino}:${size}:${mtimeNs}`;
  } catch (error) {
    if (isMissing(error)) return 'gone';
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code === 'ENOENT';
