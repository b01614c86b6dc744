import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { projectRoot } from './project.js';
import { ProjectCopy } from './project-copy.js';

const PAST_THE_WIRING = /^(?:contracts|projections|services|console)\//;
/** Contexts without slices, each with the part of the reason that is said. */
const WITHOUT = { media: 'contracts/src/media/index.ts', statistics: 'projections/src/statistics' };

const contexts = readdirSync(join(projectRoot, 'services/src/contexts')).filter(
  (context) => !(context in WITHOUT),
);
/** A name that no other context has, and its German; one contains the name of the model. */
const inContext = (context: string) => ({
  ...{ context, policy: 'settings.manage' },
  name: context === 'identity' ? 'focus-group' : `${context}-locker`,
  ...{ german: 'das Schließfach', germans: 'Schließfächer' },
});

/** The names of a slice are explained in it; it takes nothing into the program. */
const GLOSSARY = 'docs/glossary.md';

/** Suites that look at all slices of the program. */
const GLOBAL = [
  'contracts/src/events/samples.spec.ts',
  'contracts/src/surface/surface.spec.ts',
  'projections/src/folded-events.spec.ts',
  'services/src/program/served-surface.int.spec.ts',
  'services/src/program/sorted-lists.spec.ts',
  'console/src/i18n/catalogues.spec.ts',
  'console/src/record/sentences.spec.ts',
  'console/src/testing/forms/everyForm.spec.ts',
  'tools/architecture/glossary.spec.ts',
];

/**
 * Runs `npm run new` as a developer types it, and names the files that it made and those that it
 * changed.
 */
function makeSlice(copy: ProjectCopy, ...words: readonly string[]) {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { new: string };
  };
  const plop = join(projectRoot, 'node_modules/plop/bin/plop.js');
  const { stdout, stderr, status } = copy.run([plop, ...scripts.new.split(' ').slice(1), ...words]);
  const named = (sign: string) =>
    [...stdout.matchAll(new RegExp(`✔ +${sign} /(\\S+)`, 'g'))].map(([, path = '']) => path);
  return { status, output: stdout + stderr, made: named('\\+\\+'), wired: named('\\+-') };
}

/** Makes a slice in each context, in one process, and names the files of each. */
function makeSlices(copy: ProjectCopy): readonly string[] {
  const program = `
    import nodePlop from 'node-plop';
    const plop = await nodePlop('tools/generators/plopfile.js', { destBasePath: process.cwd() });
    const files = [];
    for (const slice of ${JSON.stringify(contexts.map(inContext))}) {
      const { changes, failures } = await plop.getGenerator('slice').runActions(slice);
      if (failures.length > 0) throw new Error(JSON.stringify([slice, failures]));
      files.push(...changes.map(({ path }) => path.slice(1)));
    }
    console.log(JSON.stringify(files));`;
  const { status, stdout, stderr } = copy.run(['--input-type=module', '-e', program]);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

describe('A new slice', () => {
  const copy = new ProjectCopy();
  let made: readonly string[];
  let wired: readonly string[];
  let all: readonly string[];

  beforeAll(() => {
    ({ made, wired } = makeSlice(
      ...([copy, 'slice', 'devices', 'parking-space'] as const),
      ...['devices.manage', 'der Stellplatz', 'Stellplätze'],
    ));
    all = [...made, ...wired, ...makeSlices(copy)];
  });
  afterAll(() => copy.remove());

  test('is made from its events to its screens, and touches at most five shared files', () => {
    expect(made).toHaveLength(22);
    // The fifth is openapi.json, which `npm run gen` writes.
    const shared = wired.filter((path) => path !== GLOSSARY);
    expect(shared).toHaveLength(4);
    expect([...made, ...shared].filter((path) => !PAST_THE_WIRING.test(path))).toEqual([]);
    expect(readFileSync(copy.at(GLOSSARY), 'utf8')).toMatch(/^\| parking space +\| a /m);
  });

  test('has nothing of groups left in it', () => {
    const left = made.filter((path) =>
      /group|gruppe|memberId/i.test(readFileSync(copy.at(path), 'utf8')),
    );
    expect(left).toEqual([]);
  });

  test('compiles in every context, with all that takes it in', () => {
    expect(contexts.length).toBeGreaterThan(14);
    const planted = 'contracts/src/devices/planted.ts';
    writeFileSync(
      copy.at(planted),
      "import { ParkingSpaceCreated } from './index.js';\nexport const wrong: number = ParkingSpaceCreated.type;\n",
    );
    expect(copy.typeErrors([...new Set([...all, planted])])).toEqual([
      `${planted}(2,14): error TS2322: Type 'string' is not assignable to type 'number'.`,
    ]);
    rmSync(copy.at(planted));
  });

  test('passes its own specs, and those that look at all slices', () => {
    const own = all.filter((path) => /\.spec\.tsx?$/.test(path));
    expect(own).toHaveLength((contexts.length + 1) * 5);
    // Servers and pages are tried of two contexts, as the others differ from them in names alone.
    const tried = own.filter(
      (path) => /(?:domain|projections)\//.test(path) || /parking|identity/i.test(path),
    );
    const { passed, failures } = copy.failuresOf([...tried, ...GLOBAL]);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(own.length);
  });

  test('is not made twice, nor where none can be', () => {
    const words = ['settings.manage', 'das Regal', 'Regale'];
    const make = (context: string, name: string, [policy = '', ...german] = words) =>
      makeSlice(copy, 'slice', context, name, policy, ...german);
    expect(make('devices', 'parking-space')).toMatchObject({ made: [] });
    expect(make('deviced', 'locker')).toMatchObject({ made: [], status: 1 });
    expect(make('devices', 'locker', ['lockers.manage', ...words.slice(1)]).made).toEqual([]);
    for (const [context, reason] of Object.entries(WITHOUT)) {
      const { made: none, output } = make(context, 'locker');
      expect([none, output]).toEqual([[], expect.stringContaining(reason)]);
    }
  });
});
