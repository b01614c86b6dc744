import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FailedCommand, quietly } from './command.mjs';

/** Makes clients for Python of the OpenAPI document, as programs of others do. */
const GENERATOR = 'openapi-python-client==0.29.1';

/**
 * Installs the generator once, from Python's own registry, into a folder that no other program sees.
 * @param {string} python
 * @returns {Promise<string | undefined>} the folder; undefined where it cannot be had
 */
export async function pythonPackages(python) {
  const cache = join(homedir(), '.cache/foyer');
  const place = join(cache, GENERATOR.replace('==', '-'));
  if (existsSync(place)) return place;
  const fresh = `${place}.${process.pid}`;
  const options = ['--quiet', '--disable-pip-version-check', '--target', fresh];
  try {
    mkdirSync(cache, { recursive: true });
    await quietly('pip', [python, ['-m', 'pip', 'install', ...options, GENERATOR]]);
    renameSync(fresh, place);
    return place;
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another run may have been quicker.
    if (existsSync(place)) return place;
    if (!(error instanceof FailedCommand)) throw error;
    return undefined;
  }
}
