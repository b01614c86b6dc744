import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@foyer/event-log/sqlite';

import { fileId } from './file-id.js';
import { Files, type FilePart, type FilePlace } from './files.js';

/** Files in a folder that no one but the program's owner reads. */
export class FolderFiles extends Files {
  constructor(private readonly folder: string) {
    super();
  }

  /** Sees whether a file can be written, read and removed there. @throws the error of the disk where it cannot. */
  async tryRights(): Promise<void> {
    makeFolder(this.folder, 0o700);
    const path = join(this.folder, `.trial-${randomUUID()}`);
    await write(path, Buffer.from('trial'));
    await readFile(path);
    await rm(path);
  }

  put(place: FilePlace, content: Uint8Array): Promise<void> {
    return this.#put(place, content);
  }

  putStream(place: FilePlace, content: Readable): Promise<void> {
    return this.#put(place, content);
  }

  async part(place: FilePlace, first: number, last: number): Promise<FilePart | undefined> {
    try {
      const file = await open(this.#pathOf(place), 'r');
      const found = await file.stat();
      if (found.isFile()) {
        return { content: file.createReadStream({ start: first, end: last }), size: found.size };
      }
      await file.close();
      return undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async #put(place: FilePlace, content: Uint8Array | Readable): Promise<void> {
    const path = this.#pathOf(place);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Two who put a file at once must not write into each other's.
    const part = `${path}.${randomUUID()}.part`;
    try {
      await write(part, content);
      // Anyone who reads meanwhile finds the whole file or none.
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async get(place: FilePlace): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.#pathOf(place));
    } catch (error) {
      if (isMissing(error) || codeOf(error) === 'EISDIR') return undefined;
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

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** In folders by the last digits, which are random, so that none grows too long to be read. */
  #pathOf(place: FilePlace): string {
    const id = fileId(place);
    return join(this.folder, place.kind, id.slice(-2), id);
  }
}

async function write(path: string, content: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    if (content instanceof Uint8Array) await file.writeFile(content);
    else for await (const piece of content) await file.writeFile(piece as Uint8Array);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
