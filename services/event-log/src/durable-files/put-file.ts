import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '../sqlite/make-folder.js';
import { syncFolder } from './sync-folder.js';

/**
 * Puts a file in its place, whole or not at all, also when the power fails. The file is synced
 * before it gets its name, and its folder before the caller continues. Only its owner may read it.
 */
export async function putFile(
  path: string,
  content: string | Uint8Array | Readable,
): Promise<void> {
  const folder = dirname(path);
  makeFolder(folder, 0o700);
  // Two who put a file at once must not write into each other's.
  const part = `${path}.${randomUUID()}.part`;
  try {
    await write(part, content);
    await rename(part, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Removes a file, and resolves when no power cut brings it back.
 * @throws ENOENT where there is none.
 */
export async function removeFile(path: string): Promise<void> {
  await rm(path);
  await syncFolder(dirname(path));
}

async function write(path: string, content: string | Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (typeof content === 'string' || content instanceof Uint8Array) await file.writeFile(content);
    else for await (const piece of content) await file.writeFile(piece as Uint8Array);
    await file.sync();
  } finally {
    await file.close();
  }
}
