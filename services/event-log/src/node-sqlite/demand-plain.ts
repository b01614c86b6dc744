import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files that SQLite opens with a database of this name. */
const ENDINGS = ['', '-wal', '-shm', '-journal'] as const;

/**
 * A pipe, a socket or a device in the place of a database: to open one could wait without an end.
 * @throws Error that names it
 */
export function demandPlain(path: string | URL): void {
  const file = path instanceof URL ? fileURLToPath(withoutQuery(path)) : path;
  if (file === ':memory:') return;
  for (const ending of ENDINGS) {
    const found = statSync(file + ending, { throwIfNoEntry: false });
    if (found === undefined || found.isFile() || found.isDirectory()) continue;
    throw new Error(`${file}${ending} is a pipe, a socket or a device, and no file`);
  }
}

function withoutQuery({ href }: URL): URL {
  const plain = new URL(href);
  plain.search = '';
  return plain;
}
