import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { Files, type FilePlace } from './files.js';

/** An id becomes part of a path, so nothing else may stand in its place. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files in a folder that nobody but the program's owner reads. */
export class FolderFiles extends Files {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  async put(place: FilePlace, content: Uint8Array): Promise<void> {
    const path = this.#pathOf(place);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const part = `${path}.part`;
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    // Whoever reads meanwhile finds the whole file or none.
    await rename(part, path);
  }

  async get(place: FilePlace): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.#pathOf(place));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(place: FilePlace): Promise<boolean> {
    try {
      await rm(this.#pathOf(place));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** In folders by the last digits, which are random, so that none grows too long to be read. */
  #pathOf({ kind, id }: FilePlace): string {
    const plain = id.toLowerCase();
    if (!UUID.test(plain)) throw new Error('A file is known by a UUID');
    return join(this.#folder, kind, plain.slice(-2), plain);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
