import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FailedCommand, npm, quietly } from './command.mjs';

/**
 * The time limit of a fetch, in milliseconds; after it the machine's own Node is used, or a message
 * says that none is there.
 */
const FETCHED_WITHIN_MS = 120_000;

/** The cache is outside the project, so that every checkout finds it. */
export const CACHE = join(homedir(), '.cache/foyer');

/**
 * Gives the program of a release of Node, fetched from the registry of npm where it is not there
 * yet.
 * @param {string} version
 * @param {string} [cache] where it is kept
 * @returns {Promise<string | undefined>} undefined where it cannot be had
 */
export async function fetchNode(version, cache = CACHE) {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const file = `node_modules/${name}/bin/node${platform === 'win32' ? '.exe' : ''}`;
  const folder = join(cache, `node-${version}`);
  const program = join(folder, file);
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  // Another run may fetch it at the same time, or be ended halfway: only a whole one gets the name.
  const draft = mkdtempSync(join(cache, `node-${version}-`));
  try {
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', draft];
    const install = npm(['install', ...options, `${name}@${version}`]);
    await quietly(`Fetching Node ${version}`, install, undefined, {
      withinMs: FETCHED_WITHIN_MS,
    });
    if (existsSync(join(draft, file))) renameSync(draft, folder);
  } catch (error) {
    if (!(error instanceof FailedCommand) && !existsSync(program)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return existsSync(program) ? program : undefined;
}
