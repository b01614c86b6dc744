import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FailedCommand, npm, quietly } from './command.mjs';

/** The newest release of Node that the product is tried on; the supported lines of it stand in node-version.mjs. */
export const NEWEST_NODE = '26.10.0';

/** Fetching it may take so long before the machine's own does instead, in milliseconds. */
const FETCHED_WITHIN_MS = 120_000;

/**
 * The program of the newest Node, fetched from the registry of npm where it is not there yet: beside the project, so that
 * nothing but a run of tests pays for it.
 * @param {string} [cache] where it is kept
 * @returns {Promise<string | undefined>} undefined where it cannot be had
 */
export async function fetchNewestNode(cache = join(homedir(), '.cache/foyer')) {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const folder = join(cache, `node-${NEWEST_NODE}`);
  const program = join(
    folder,
    `node_modules/${name}/bin/node${platform === 'win32' ? '.exe' : ''}`,
  );
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  try {
    const install = npm(['install', ...options, `${name}@${NEWEST_NODE}`]);
    await quietly(`Fetching Node ${NEWEST_NODE}`, install, undefined, {
      withinMs: FETCHED_WITHIN_MS,
    });
  } catch (error) {
    if (!(error instanceof FailedCommand)) throw error;
  }
  return existsSync(program) ? program : undefined;
}
