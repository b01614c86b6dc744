import type { FilePlace } from './files.js';

/** An id becomes part of a path, so no other text may take its place. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a file as it is kept: however it was written, it is one file.
 * @throws Error for an id that is no UUID.
 */
export function fileId({ id }: FilePlace): string {
  const plain = id.toLowerCase();
  if (!UUID.test(plain)) throw new Error('A file is known by a UUID');
  return plain;
}
