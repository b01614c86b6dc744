import { constants } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** The target of a name in a folder, without following a link. */
export type Found = 'missing' | 'no plain file' | 'a folder' | { readonly bytes: number };

/** The errors of the system for a path that can lead to no plain file. */
const NOT_PLAIN = new Set([
  'EINVAL',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ENODEV',
  'ENOTDIR',
  'ENXIO',
]);

/**
 * Looks where a path below a folder leads. A link could lead anywhere, and a special file could
 * make its reader wait: both are no plain files, and so is a file below them.
 */
export async function findPlain(folder: string, path: string): Promise<Found> {
  const names = path.split('/');
  let found: Found = 'missing';
  for (const depth of names.keys()) {
    found = await kindOf(join(folder, ...names.slice(0, depth + 1)));
    const isLast = depth === names.length - 1;
    if (isLast || found === 'missing') return found;
    if (found !== 'a folder') return 'no plain file';
  }
  return found;
}

/**
 * Opens a file of a backup for reading.
 * @throws Error where it is no plain file.
 */
export async function openPlain(folder: string, path: string): Promise<FileHandle> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const found = await findPlain(folder, path);
  if (typeof found === 'string') throw new Error(`${join(folder, path)} is ${found}`);
  return open(join(folder, path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
}

/** The text of a small file; undefined where it is no plain file, or a longer one. */
export async function plainText(
  folder: string,
  path: string,
  most: number,
): Promise<string | undefined> {
  const found = await findPlain(folder, path);
  if (typeof found === 'string' || found.bytes > most) return undefined;
  const file = await openPlain(folder, path);
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

async function kindOf(path: string): Promise<Found> {
  try {
    const status = await lstat(path);
    if (status.isDirectory()) return 'a folder';
    return status.isFile() ? { bytes: status.size } : 'no plain file';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'missing';
    if (NOT_PLAIN.has(code)) return 'no plain file';
    throw error;
  }
}
