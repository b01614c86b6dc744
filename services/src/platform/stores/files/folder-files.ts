import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { putFile, removeFile } from '@foyer/event-log/durable-files';

import { fileId } from './file-id.js';
import { FilesFault } from './files-fault.js';
import { Files, type FilePart, type FilePlace } from './files.js';

/** Files in a folder that no one but the program's owner reads. */
export class FolderFiles extends Files {
  constructor(private readonly folder: string) {
    super();
  }

  /**
   * Sees whether a file can be written, read and removed there.
   * @throws the error of the disk where it cannot.
   */
  async tryRights(): Promise<void> {
    const path = join(this.folder, `.trial-${randomUUID()}`);
    await putFile(path, 'trial');
    await readFile(path);
    await rm(path);
  }

  async put(place: FilePlace, content: Uint8Array): Promise<void> {
    await written(putFile(this.#pathOf(place), content));
  }

  async putStream(place: FilePlace, content: Readable): Promise<void> {
    await written(putFile(this.#pathOf(place), content));
  }

  async part(place: FilePlace, first: number, last: number): Promise<FilePart | undefined> {
    try {
      const file = await this.#open(place);
      if (file === undefined) return undefined;
      const { size } = await file.stat();
      return { content: file.createReadStream({ start: first, end: last }), size };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async get(place: FilePlace): Promise<Uint8Array | undefined> {
    try {
      const file = await this.#open(place);
      if (file === undefined) return undefined;
      try {
        return await file.readFile();
      } finally {
        await file.close();
      }
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** A pipe, a socket or a device is no file: its reader could wait without an end. */
  async #open(place: FilePlace): Promise<FileHandle | undefined> {
    const { O_RDONLY, O_NONBLOCK } = constants;
    const file = await open(this.#pathOf(place), O_RDONLY | O_NONBLOCK);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return undefined;
  }

  async remove(place: FilePlace): Promise<boolean> {
    try {
      await removeFile(this.#pathOf(place));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #pathOf(place: FilePlace): string {
    return join(this.folder, pathOf(place));
  }
}

/**
 * The path of a file in the folder. Folders are named by the last digits, which are random, so that
 * none grows too long to be read.
 */
export function pathOf(place: FilePlace): string {
  const id = fileId(place);
  return `${place.kind}/${id.slice(-2)}/${id}`;
}

/** Errors of a disk that takes no more, or nothing at the moment. */
const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'];

/** @throws FilesFault where the disk did not take it; other errors stay as they are. */
async function written(put: Promise<void>): Promise<void> {
  try {
    await put;
  } catch (error) {
    throw DISK_FAULTS.includes(String(codeOf(error))) ? new FilesFault(error) : error;
  }
}

/** Also of a socket or a device, which cannot be opened. */
const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENXIO', 'ENODEV', 'EISDIR'].includes(String(codeOf(error)));

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
