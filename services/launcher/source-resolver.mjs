import { existsSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * Finds sources where the code names what is built of them. Jest remembers what a resolver answers,
 * and asks several times for each import what its moduleNameMapper maps.
 * @param {string} name as it is imported
 * @param
 * {{ basedir: string, rootDir: string, defaultResolver: (name: string, options: object) => string }}
 * options
 * @returns {string}
 */
export default function resolve(name, options) {
  const { basedir, rootDir, defaultResolver } = options;
  if (ASSET.test(name)) return join(rootDir, ASSET_IN_TESTS);
  for (const [workspace, source] of WORKSPACES) {
    if (workspace.test(name)) return join(rootDir, name.replace(workspace, source));
  }
  const script = INSTALLED.test(`${basedir}/`) ? null : RELATIVE_SCRIPT.exec(name);
  if (script !== null) {
    const path = join(basedir, script[1] ?? '');
    const source = [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
    if (source !== undefined) return source;
  }
  return defaultResolver(name, options);
}
