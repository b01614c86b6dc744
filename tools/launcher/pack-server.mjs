#!/usr/bin/env node
/**
 * Writes the built server as one folder that runs without its sources: `npm run pack:server --
 * <folder>`. It holds the packages for this kind of machine. The image and the archive of a release
 * are made of it.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packagesOf } from './packages-of.mjs';
import { root } from './root.mjs';

const PAGES = ['webclient/dist/app', 'console/dist/app'];
const NAMED = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'deploy/foyer.service',
  'deploy/prometheus',
  'deploy/grafana',
];
/** Parts of a workspace that a running server reads. */
const PARTS = ['package.json', 'bin', 'dist', 'verifier'];
/** Helps to build and to test, and is read by nothing that runs; maps of ours explain errors. */
const LEFT_OUT = /(?:^|\/)(?:testing|node_modules|\.compile-cache)(?:\/|$)|\.d\.ts(?:\.map)?$/;
/** The same in packages, where those that are inside of others are listed by themselves. */
const LEFT_OUT_OF_PACKAGES = /(?:^|\/)node_modules(?:\/|$)|\.(?:d\.[cm]?ts|map)$/;

const target = process.argv[2];
if (target === undefined) fail('Give the folder to write to: `npm run pack:server -- <folder>`');
const folder = resolve(target);
await mkdir(folder, { recursive: true });
if ((await readdir(folder)).length > 0) fail(`${folder} is not empty: give a new folder`);

for (const path of [...NAMED, ...PAGES]) {
  if (!existsSync(join(root, path))) fail(`${path} is missing: run \`npm run build\` first`);
  await take(path);
}
await take('tools/launcher', (path) => path === '' || /^[\w-]+\.mjs$/.test(path));
for (const path of packagesOf('@foyer/services')) {
  const workspace = relative(root, await realpath(path));
  if (workspace.includes('node_modules')) {
    await take(relative(root, path), (inside) => !LEFT_OUT_OF_PACKAGES.test(inside));
    continue;
  }
  const isCompiled = existsSync(join(root, workspace, 'dist'));
  const parts = isCompiled ? PARTS : [''];
  for (const part of parts.filter((one) => existsSync(join(root, workspace, one)))) {
    await take(join(workspace, part), (inside) => !LEFT_OUT.test(inside));
  }
  const link = join(folder, relative(root, path));
  await mkdir(dirname(link), { recursive: true });
  await symlink(relative(dirname(link), join(folder, workspace)), link);
}
console.log(folder);

/**
 * Copies a file or folder of the repository.
 * @param {string} path
 * @param {(inside: string) => boolean} [isNeeded] given a path inside of it
 */
async function take(path, isNeeded = () => true) {
  const from = join(root, path);
  await cp(from, join(folder, path), {
    recursive: true,
    preserveTimestamps: true,
    filter: (one) => isNeeded(relative(from, one).split(sep).join('/')),
  });
}

/**
 * @param {string} why
 * @returns {never}
 */
function fail(why) {
  console.error(why);
  process.exit(2);
}
