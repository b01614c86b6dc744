import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As much as the log of some appends takes, in bytes. */
const TRIAL_BYTES = 256 * 1024;

/** Sees by a trial if the disk of a folder takes what is written to it. */
export async function hasRoom(folder: string): Promise<boolean> {
  const path = join(folder, `.trial-${randomUUID()}`);
  try {
    await writeFile(path, Buffer.alloc(TRIAL_BYTES));
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true });
  }
}
