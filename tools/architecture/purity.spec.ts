import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DECIDING, PREPARING, projectRoot, sourceFiles } from './project.js';

const PURE = {
  decisions: 'services/src/contexts/chat/domain',
  'decisions on a thing': 'services/src/contexts/calls/call',
  'read models': 'projections/src/calls/call',
};
const PLANTED = {
  clock: ['export const at = Date.now();', 'no-restricted-properties'],
  chance: ['export const die = Math.random();', 'no-restricted-properties'],
  'random id': ['export const id = crypto.randomUUID();', 'no-restricted-globals'],
  timer: ['setTimeout(clearTimeout, 1);', 'no-restricted-globals'],
  environment: ['export const port = process.env.PORT;', 'no-restricted-globals'],
  'date from an argument': ['export const day = (at) => new Date(at);', undefined],
} as const;
const OUTSIDE = 'services/src/platform/clock/evolve.ts';

/** The path of a planted file; only files of this name are pure among the read models. */
const fileOf = (folder: string, what: string) =>
  join(folder, what.replaceAll(' ', '-'), 'evolve.ts');

/**
 * Returns the linter's findings in each planted file; its rules that need types have no project
 * there.
 */
async function lint(root: string): Promise<{ filename: string; code: string }[]> {
  const settings = readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8');
  writeFileSync(
    join(root, '.oxlintrc.json'),
    settings.replace('"typeAware": true', '"typeAware": false'),
  );
  const linter = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const ran = promisify(execFile)(process.execPath, [linter, '--format', 'json'], { cwd: root });
  // It ends with a code of its own where it finds something, which it does here.
  const { stdout } = await ran.catch((error: unknown) => error as { stdout: string });
  return (JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics;
}

describe('the linter', () => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-purity-'));
  let found: { filename: string; code: string }[] = [];
  const rulesIn = (file: string) =>
    found.filter(({ filename }) => filename === file).map(({ code }) => code);

  beforeAll(async () => {
    const plant = (file: string, code: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${code}\n`);
    };
    for (const folder of Object.values(PURE)) {
      for (const [what, [code]] of Object.entries(PLANTED)) plant(fileOf(folder, what), code);
    }
    plant(OUTSIDE, PLANTED.clock[0]);
    found = await lint(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  describe.each(Object.entries(PURE))('in %s', (_name, folder) => {
    test.each(Object.entries(PLANTED))('judges the %s', (what, [, rule]) => {
      const expected = rule === undefined ? [] : [`eslint(${rule})`];
      expect(rulesIn(fileOf(folder, what))).toEqual(expected);
    });
  });

  test('lets the clock be read outside of the pure parts', () => {
    expect(rulesIn(OUTSIDE)).toEqual([]);
  });
});

/** A date without an argument is the clock's. */
const FRESH_DATE = /new Date\(\s*\)/;

test('no decision and no read model makes a date from the clock', () => {
  const pure = new RegExp(
    `^(services/src/contexts/.*/(?:${DECIDING})/(?!.*\\.${PREPARING}\\.).*|projections/src/.*evolve)\\.ts$`,
  );
  const sources = sourceFiles().filter((file) => pure.test(file) && !file.endsWith('.spec.ts'));
  expect(sources.length).toBeGreaterThan(100);
  const fresh = sources.filter((file) =>
    FRESH_DATE.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(fresh).toEqual([]);
  expect('export const at = new Date();').toMatch(FRESH_DATE);
});
