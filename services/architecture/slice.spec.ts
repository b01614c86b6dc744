import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { projectRoot } from './project.js';

const WORKSPACES = ['contracts', 'projections', 'services', 'console'];
const PAST_THE_WIRING = /^(?:contracts|projections|services|console)\/|^docs\/glossary\.md$/;

/** A copy of the sources that a slice is wired to, with the packages of the project. */
function copyOfTheProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-slice-'));
  const link = (path: string) => symlinkSync(join(projectRoot, path), join(copy, path));
  for (const workspace of WORKSPACES) {
    cpSync(join(projectRoot, workspace, 'src'), join(copy, workspace, 'src'), { recursive: true });
    cpSync(join(projectRoot, workspace, 'package.json'), join(copy, workspace, 'package.json'));
  }
  ['node_modules', 'services/node_modules', 'console/node_modules'].forEach(link);
  ['services/event-log', 'webclient', 'package.json', 'generators'].forEach(link);
  const ofJest = [
    'source-resolver.mjs',
    'browser-environment.mjs',
    'quick-styles.mjs',
    'can-match.mjs',
  ].map((name) => join('services/launcher', name));
  for (const file of ['jest.config.js', ...ofJest]) {
    cpSync(join(projectRoot, file), join(copy, file));
  }
  cpSync(join(projectRoot, 'docs/glossary.md'), join(copy, 'docs/glossary.md'));
  return copy;
}

/**
 * Runs `npm run new` as a developer types it, and names the files that it made and those that it
 * changed.
 */
function makeSlice(copy: string, ...words: readonly string[]) {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { new: string };
  };
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/plop/bin/plop.js'),
      ...scripts.new.split(' ').slice(1),
      ...words,
    ],
    // In colours, as a build server may ask for, its lines read differently.
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  const said = (sign: string) =>
    [...stdout.matchAll(new RegExp(`✔ +${sign} /(\\S+)`, 'g'))].map(([, path = '']) => path);
  return { status, made: said('\\+\\+'), wired: said('\\+-') };
}

/** Returns the compiler's errors in these files, with all that they import. */
function typeErrors(copy: string, files: readonly string[]): readonly string[] {
  const inCopy = (path: string) => [join(copy, path)];
  const config = {
    extends: join(projectRoot, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      declaration: false,
      declarationMap: false,
      noEmit: true,
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      experimentalDecorators: true,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      paths: {
        '@foyer/contracts/*': inCopy('contracts/src/*/index.ts'),
        '@foyer/event-log': inCopy('services/event-log/src/index.ts'),
        '@foyer/event-log/*': inCopy('services/event-log/src/*/index.ts'),
        '@foyer/projections': inCopy('projections/src/index.ts'),
        '@foyer/projections/*': inCopy('projections/src/*/index.ts'),
      },
    },
    files: files.filter((file) => /\.tsx?$/.test(file)),
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(projectRoot, 'node_modules/typescript-7/bin/tsc');
  // One checker, and garbage that may lie: it costs half as much of the processors.
  const args = [compiler, '-p', copy, '--pretty', 'false', '--checkers', '1'];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, GOGC: '400' },
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

describe('A new slice', () => {
  let copy: string;
  let made: readonly string[];
  let wired: readonly string[];

  beforeAll(() => {
    copy = copyOfTheProject();
    ({ made, wired } = makeSlice(copy, 'slice', 'devices', 'parking-space'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('is made from its events to its screens, and wired', () => {
    expect(made).toHaveLength(19);
    expect(wired).toHaveLength(11);
    expect([...made, ...wired].filter((path) => !PAST_THE_WIRING.test(path))).toEqual([]);
    expect(readFileSync(join(copy, 'docs/glossary.md'), 'utf8')).toMatch(
      /^\| parking space +\| a /m,
    );
  });

  test('compiles, with all that takes it in', () => {
    const planted = 'contracts/src/devices/planted.ts';
    writeFileSync(
      join(copy, planted),
      "import { ParkingSpaceCreated } from './index.js';\nexport const wrong: number = ParkingSpaceCreated.type;\n",
    );
    expect(typeErrors(copy, [...made, ...wired, planted])).toEqual([
      `${planted}(2,14): error TS2322: Type 'string' is not assignable to type 'number'.`,
    ]);
    rmSync(join(copy, planted));
  });

  test('passes its own specs', () => {
    const specs = made.filter((path) => path.endsWith('.spec.ts'));
    expect(specs).toHaveLength(3);
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        '--experimental-vm-modules',
        join(projectRoot, 'node_modules/jest/bin/jest.js'),
        ...specs,
        '--selectProjects=node',
        '--runInBand',
        '--json',
      ],
      { cwd: copy, encoding: 'utf8' },
    );
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    const { numPassedTests } = JSON.parse(stdout) as { numPassedTests: number };
    expect(numPassedTests).toBe(8);
  });

  test('is not made twice, nor in a context that there is not', () => {
    expect(makeSlice(copy, 'slice', 'devices', 'parking-space')).toMatchObject({ made: [] });
    expect(makeSlice(copy, 'slice', 'deviced', 'locker')).toMatchObject({ made: [], status: 1 });
  });
});
