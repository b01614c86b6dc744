import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { live } from './command.mjs';
import { root } from './root.mjs';

const OXFMT = 'node_modules/oxfmt/bin/oxfmt';
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const CONFIG = '.prettierrc.json';

/**
 * Checks that all files are formatted as Prettier does it. Oxfmt writes as Prettier in all but a
 * few places, with the same settings, in a second instead of forty. Only files that it would write
 * differently are given to Prettier, which decides.
 * @param {readonly string[]} paths
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.WritableStream} [out]
 * @returns {Promise<number>} 0 where they are
 */
export async function checkFormat(paths, env, out) {
  const options = ['-c', CONFIG, '--list-different', ...paths];
  const { status, stdout } = spawnSync(process.execPath, [OXFMT, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return 0;
  const doubtful = stdout.split('\n').filter((line) => line !== '');
  // If it ended without an answer, or cannot run at all, Prettier reads all files.
  const files = doubtful.length > 0 ? doubtful : paths;
  const args = [
    join(root, PRETTIER),
    '--check',
    '--log-level',
    'warn',
    '--config',
    CONFIG,
    ...files,
  ];
  return live([process.execPath, args], env, { out });
}
