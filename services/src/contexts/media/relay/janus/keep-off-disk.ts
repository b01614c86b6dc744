import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Ending of a file that Janus writes still. */
export const UNFINISHED = '.tmp';

/**
 * Janus records all media of a publisher or none. Where only the sound was agreed to, the files of the picture lead
 * nowhere before it opens them, so that not a byte of it comes to the disk.
 * @param lines Which lines of the session description carry what is left out.
 */
export async function keepOffDisk(
  folder: string,
  trackId: string,
  lines: readonly number[],
): Promise<void> {
  for (const line of lines) {
    const file = join(folder, `${trackId}-video-${line}.mjr${UNFINISHED}`);
    await symlink('/dev/null', file);
  }
}
