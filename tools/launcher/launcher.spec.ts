import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fingerprint } from './fingerprint.mjs';
import { satisfies } from './install.mjs';
import { fetchNewestNode, NEWEST_NODE } from './newest-node.mjs';
import { isSupported, OLDEST, SUPPORTED_NODES } from './node-version.mjs';
import { root as projectRoot } from './root.mjs';
import { closingLine, shortList, sum, tallyOfJest, tallyWithSecondTry } from './tally.mjs';

describe('the Node version', () => {
  test.each(['v22.22.0', 'v22.23.3', 'v24.21.0', `v${NEWEST_NODE}`, 'v27.1.0'])(
    '%s will do',
    (version) => {
      expect(isSupported(version)).toBe(true);
    },
  );

  test('is one that every page, package.json and the image name, and tests run on the newest', () => {
    const [newest, ...others] = SUPPORTED_NODES.toReversed();
    const older = others.toReversed().join(', ');
    const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
    expect(textOf('README.md')).toContain(`You need Node ${older} or ${newest} `);
    expect(textOf('CONTRIBUTING.md')).toContain(`supported and tried are ${older} and ${newest}.`);
    expect(textOf('docs/operations.md')).toContain(`Node ${older} and ${newest} are supported`);
    const images = [...textOf('deploy/Dockerfile').matchAll(/^FROM node:(\d+)-/gm)];
    expect(images.length).toBeGreaterThan(0);
    for (const [, line] of images) expect(SUPPORTED_NODES).toContain(Number(line));
    const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
    const lines = others
      .toReversed()
      .map((line) => `^${line}.${line === OLDEST.major ? OLDEST.minor : 0}.0`);
    expect(engines.node).toBe([...lines, `>=${newest}.0.0`].join(' || '));
    expect(NEWEST_NODE.split('.')[0]).toBe(String(newest));
  });

  test.each(['v22.21.1', 'v20.20.2', 'v18.20.0', 'v9.99.9', 'v23.11.0', 'v25.4.0'])(
    '%s is refused',
    (version) => {
      expect(isSupported(version)).toBe(false);
    },
  );
});

test('the newest Node is not fetched again where it is there', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'foyer-node-'));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const bin = join(cache, `node-${NEWEST_NODE}/node_modules/${name}/bin`);
  mkdirSync(bin, { recursive: true });
  for (const file of ['node', 'node.exe']) writeFileSync(join(bin, file), '');
  expect(dirname((await fetchNewestNode(cache)) ?? '')).toBe(bin);
  rmSync(cache, { recursive: true });
});

describe('packages installed by hand', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/@foyer/contracts': { link: true },
      'node_modules/only-on-windows': { version: '1.0.0', optional: true },
      contracts: { version: '0.1.0' },
    },
  };
  const installed = {
    packages: {
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/@foyer/contracts': { link: true },
    },
  };

  test('satisfy the lock file when all that this machine needs is there', () => {
    expect(satisfies(lock, installed)).toBe(true);
  });

  test('do not when one is missing', () => {
    expect(satisfies(lock, { packages: {} })).toBe(false);
  });

  test('do not when one has another version', () => {
    const older = { packages: { ...installed.packages, 'node_modules/zod': { version: '4.0.0' } } };
    expect(satisfies(lock, older)).toBe(false);
  });
});

describe('the fingerprint of sources', () => {
  let root = '';
  const write = (path: string, content: string): void => writeFileSync(join(root, path), content);
  const take = (): string => fingerprint(root, ['a', 'tsconfig.json', 'not-there']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-fingerprint-'));
    for (const folder of ['a', 'a/src', 'a/dist', 'a/node_modules']) mkdirSync(join(root, folder));
    write('a/src/one.ts', 'one');
    write('tsconfig.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    ['a changed file', () => write('a/src/one.ts', 'two')],
    ['a new file', () => write('a/src/two.ts', 'two')],
    ['a missing file', () => rmSync(join(root, 'a/src/one.ts'))],
    ['a changed setting', () => write('tsconfig.json', '{ }')],
    [
      'content moved to another file',
      () => {
        rmSync(join(root, 'a/src/one.ts'));
        write('a/src/eno.ts', 'one');
      },
    ],
  ])('changes with %s', (_what, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  test.each([
    ['a test', () => write('a/src/one.spec.ts', 'test')],
    ['what was built', () => write('a/dist/one.js', 'built')],
    ['an installed package', () => write('a/node_modules/index.js', 'package')],
    ['a later time on the same content', () => utimesSync(join(root, 'a/src/one.ts'), 1, 1)],
  ])('is not changed by %s', (_what, change) => {
    const before = take();
    change();
    expect(take()).toBe(before);
  });
});

describe('the closing line', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
  };

  test('sums the parts', () => {
    const parts = [
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ];
    expect(closingLine(sum(parts))).toBe('5 passed, 1 failed');
  });

  test('names skipped tests where there are some', () => {
    const tally = tallyOfJest({ ...report, numPendingTests: 1, numTodoTests: 1 }, 0);
    expect(closingLine(tally)).toBe('5 passed, 0 failed, 2 skipped');
  });

  test('counts a test file that could not be loaded as a failure', () => {
    const tally = tallyOfJest({ ...report, numRuntimeErrorTestSuites: 1 }, 1);
    expect(closingLine(tally)).toBe('5 passed, 1 failed');
  });

  test('counts a run that ended without a report as a failure', () => {
    expect(closingLine(tallyOfJest(undefined, 137))).toBe('0 passed, 1 failed');
  });

  test('counts a second try in the place of the files that failed', () => {
    const first = { passed: 90, failed: 2, skipped: 3 };
    const failedFiles = [
      { file: 'a.spec.ts', passed: 4, skipped: 1, failures: ['one'] },
      { file: 'b.spec.ts', passed: 0, skipped: 0, failures: ['two'] },
    ];
    const second = { passed: 5, failed: 1, skipped: 1, failures: ['two'] };
    expect(tallyWithSecondTry(first, failedFiles, second)).toEqual({
      passed: 91,
      failed: 1,
      skipped: 3,
      failures: ['two'],
    });
  });

  test('names the file of each failure of any part', () => {
    const failedFiles = [
      {
        file: join(projectRoot, 'a.spec.ts'),
        passed: 1,
        skipped: 0,
        failures: ['adds: Expected 2'],
      },
    ];
    const tally = tallyOfJest({ ...report, numFailedTests: 1, failedFiles }, 1);
    const another = { passed: 1, failed: 0, skipped: 0 };
    expect(sum([another, tally]).failures).toEqual(['a.spec.ts › adds: Expected 2']);
  });

  test('lists each failure in one short line under its file', () => {
    const long = `adds: ${'Expected '.repeat(30)}`;
    const list = shortList([
      'a.spec.ts › subtracts',
      'b.spec.ts › adds › two',
      `a.spec.ts › ${long}`,
    ]);
    expect(list.split('\n')).toEqual([
      'a.spec.ts',
      '  subtracts',
      `  ${long.slice(0, 110)}`,
      'b.spec.ts',
      '  adds › two',
    ]);
  });

  test('never says that nothing failed when the run did', () => {
    expect(closingLine(tallyOfJest(report, 1))).toBe('5 passed, 1 failed');
  });
});
