import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from './project.js';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, LockedPackage>>;

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Packages;
};

/** True if Node would find a package from another one: next to it, then upwards. */
function isReachable(packages: Packages, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) {
      return true;
    }
    if (folder === '') return false;
  }
}

const missingOptional = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isReachable(packages, path, name))
      .map((name) => `${path} wants ${name}`),
  );

describe('package-lock.json', () => {
  // `npm install` drops the entry of a native package that the registry at hand does not carry;
  // `npm ci` then refuses the whole file, and other platforms never get their binary. Restore the
  // lines it dropped.
  test('names the native packages of all platforms, so that a fresh clone installs on each', () => {
    expect(missingOptional(lock.packages)).toEqual([]);
  });

  test('gives every package its version', () => {
    const without = Object.entries(lock.packages).filter(
      ([path, { link, version }]) => path.includes('node_modules/') && !link && !version,
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test('names no registry, so that every user has their own', () => {
    const named = Object.values(lock.packages).filter(({ link, resolved }) => !link && resolved);
    expect(named).toEqual([]);
  });
});

test('a dropped native package is found', () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-mac': '1', near: '1' } },
    'node_modules/tool/node_modules/near': { version: '1.0.0' },
  };
  expect(missingOptional(packages)).toEqual(['node_modules/tool wants tool-mac']);
});
