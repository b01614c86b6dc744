import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Workspaces are tested from their sources, so that a test never runs against a stale build.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const WORKSPACES = [
  [/^@foyer\/contracts\/(.*)$/, 'contracts/src/$1/index.ts'],
  [/^@foyer\/event-log$/, 'services/event-log/src/index.ts'],
  [/^@foyer\/event-log\/(.*)$/, 'services/event-log/src/$1/index.ts'],
  [/^@foyer\/projections$/, 'projections/src/index.ts'],
  [/^@foyer\/projections\/(.*)$/, 'projections/src/$1/index.ts'],
];

/** Files that only a bundler can read. */
const ASSET = /\.(?:css|svg|png|woff2|mp3)$/;
const ASSET_IN_TESTS = 'webclient/src/testing/asset.ts';

const RELATIVE_SCRIPT = /^(\.{1,2}\/.*)\.js$/;
const INSTALLED = /[\\/]node_modules[\\/]/;

/** @type {Map<string, string | undefined>} */
const scripts = new Map();

/**
 * Finds the source where code names what is built of it.
 * @param {string} name as it is imported
 * @param {string} folder of the file that imports it, one of ours
 * @returns {string | undefined} none where it is no source of ours
 */
export function sourceOf(name, folder) {
  if (ASSET.test(name)) return join(root, ASSET_IN_TESTS);
  for (const [workspace, source] of WORKSPACES) {
    if (workspace.test(name)) return join(root, name.replace(workspace, source));
  }
  const script = RELATIVE_SCRIPT.exec(name)?.[1];
  if (script === undefined) return undefined;
  const path = join(folder, script);
  if (!scripts.has(path)) {
    scripts.set(
      path,
      [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file)),
    );
  }
  return scripts.get(path);
}

/**
 * Finds sources where the code names what is built of them. Jest remembers what a resolver answers,
 * and asks several times for each import what its moduleNameMapper maps.
 * @param {string} name as it is imported
 * @param {{ basedir: string, defaultResolver: (name: string, options: object) => string }} options
 * @returns {string}
 */
export default function resolve(name, options) {
  const { basedir, defaultResolver } = options;
  const isInPackage = INSTALLED.test(`${basedir}/`) && RELATIVE_SCRIPT.test(name);
  return (isInPackage ? undefined : sourceOf(name, basedir)) ?? defaultResolver(name, options);
}
