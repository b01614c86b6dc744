import { execFileSync } from 'node:child_process';
import { npm } from './command.mjs';
import { root } from './root.mjs';

/** Enough for the paths of thousands of packages. */
const MAX_BUFFER = 2 ** 24;

/**
 * Returns the folders of all packages that a workspace needs to run, itself included, by npm's own
 * word: without those of other workspaces, of tools and of tests.
 * @param {string} workspace its name
 * @returns {readonly string[]} of the packages and links in `node_modules`
 */
export function packagesOf(workspace) {
  const [file, args] = npm(['ls', '--omit=dev', '--all', '--parseable', '--workspace', workspace]);
  const listed = execFileSync(file, args, { cwd: root, encoding: 'utf8', maxBuffer: MAX_BUFFER });
  return listed.split('\n').filter((path) => path.includes('node_modules'));
}
