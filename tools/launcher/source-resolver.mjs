import { existsSync, readFileSync } from 'node:fs';
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

/** Packages with doors of their own: their `imports` lead to what is built, and here to sources. */
const WITH_DOORS = ['services/event-log', 'services', 'projections', 'console', 'webclient'];
/** @type {Map<string, [string, string | { 'foyer-sources': string }][]>} */
const doorsOf = new Map();

/**
 * Finds the path behind a door. An exact name comes first, then the longest pattern.
 * @param {string} name as it is imported
 * @param {string} home the folder of the package
 * @returns {string | undefined}
 */
function behindDoor(name, home) {
  if (!doorsOf.has(home)) {
    const { imports = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    /** @type {[string, string][]} */
    const doors = Object.entries(imports);
    doorsOf.set(
      home,
      doors.sort(([a], [b]) => b.length - a.length),
    );
  }
  for (const [door, to] of doorsOf.get(home) ?? []) {
    const target = typeof to === 'string' ? to : to['foyer-sources'];
    const [start = '', end] = door.split('*');
    if (end === undefined ? door !== name : !name.startsWith(start) || !name.endsWith(end)) {
      continue;
    }
    const rest = end === undefined ? '' : name.slice(start.length, name.length - end.length);
    return join(
      home,
      target.replace('*', () => rest),
    );
  }
  return undefined;
}

/** Files that only a bundler can read. */
const ASSET = /\.(?:css|svg|png|woff2|mp3)$/;
const ASSET_IN_TESTS = 'webclient/src/testing/asset.ts';

const RELATIVE_SCRIPT = /^\.{1,2}\/.*\.js$/;
const INSTALLED = /[\\/]node_modules[\\/]/;

/** @type {Map<string, string | undefined>} */
const scripts = new Map();

/** @param {string} path of a script or of its source, as an import names it */
function sourceAt(path) {
  if (!scripts.has(path)) {
    const base = path.replace(/\.js$/, '');
    scripts.set(
      path,
      [`${base}.ts`, `${base}.tsx`, path].find((file) => existsSync(file)),
    );
  }
  return scripts.get(path);
}

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
  if (name.startsWith('#')) {
    const home = WITH_DOORS.find((one) => `${folder}/`.startsWith(join(root, one, '/')));
    const path = home === undefined ? undefined : behindDoor(name, join(root, home));
    return path === undefined ? undefined : sourceAt(path);
  }
  return RELATIVE_SCRIPT.test(name) ? sourceAt(join(folder, name)) : undefined;
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
  const isInPackage =
    INSTALLED.test(`${basedir}/`) && (RELATIVE_SCRIPT.test(name) || name.startsWith('#'));
  return (isInPackage ? undefined : sourceOf(name, basedir)) ?? defaultResolver(name, options);
}
