import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Ending of a file that Janus writes still. */
export const UNFINISHED = '.tmp';

/**
 * Janus records all media of a publisher or none. If only the sound was agreed to, the files of the
 * picture lead nowhere before Janus opens them. Not a byte of the picture reaches the disk then.
 * @param lines The lines of the session description with the media that are left out.
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
