import { createHash } from 'node:crypto';

import { Rejected } from '../../rejected.js';
import type { FilePlace, Files } from './files.js';

/**
 * A file as it was when it was kept.
 * @param hash SHA-256, base64url, as an event says it
 * @returns undefined where there is no such file (any more)
 * @throws Rejected FILE_DAMAGED where what is there is something else; it is never given out.
 */
export async function readWhole(
  files: Pick<Files, 'get'>,
  place: FilePlace,
  hash: string,
): Promise<Uint8Array | undefined> {
  const content = await files.get(place);
  if (!content) return undefined;
  const found = createHash('sha256').update(content).digest('base64url');
  if (found !== hash) throw new Rejected('FILE_DAMAGED');
  return content;
}
