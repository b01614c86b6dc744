import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/**
 * Returns the note under a path, or undefined if it has none.
 * @param {string} path below the project's root
 * @returns {string | undefined}
 */
export function readStamp(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Notes a value, whole or not at all.
 * @param {string} path below the project's root
 * @param {string} value
 */
export function writeStamp(path, value) {
  const target = join(root, path);
  const draft = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(draft, value);
  renameSync(draft, target);
}
