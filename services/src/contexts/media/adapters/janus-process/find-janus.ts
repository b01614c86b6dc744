import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The place of Janus when it is built from source and installed by its own instructions. */
const BUILT_FROM_SOURCE = '/opt/janus/bin/janus';

/** The program of a Janus that is installed on this machine; undefined where there is none. */
export async function findJanus(path = process.env.PATH ?? ''): Promise<string | undefined> {
  return findProgram('janus', path, [BUILT_FROM_SOURCE]);
}

/** The first program of a name that may be run, in the order of the path. */
export async function findProgram(
  name: string,
  path = process.env.PATH ?? '',
  besides: readonly string[] = [],
): Promise<string | undefined> {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  for (const file of [...folders.map((folder) => join(folder, name)), ...besides]) {
    if (await isProgram(file)) return file;
  }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
