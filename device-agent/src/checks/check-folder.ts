import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeFolder } from '../disk/make-folder.js';
import { fine, missing, type Check } from './check.js';

/** Checks that the agent can write to its folder, where it keeps data that it must not lose. */
export const checkFolder = (folder: string): Check => ({
  name: 'folder',
  run: async () => {
    const path = join(folder, `.check-${randomUUID()}`);
    try {
      await makeFolder(folder);
      await writeFile(path, '', { mode: 0o600 });
      await rm(path);
      return fine(`${folder} can be written`);
    } catch (error) {
      return missing(
        `${folder} cannot be written: ${(error as Error).message}`,
        `Make it as root (install -d -m 700 -o ${process.getuid?.() ?? 'kiosk'} ${folder}), or name another one as folder.`,
      );
    }
  },
});
