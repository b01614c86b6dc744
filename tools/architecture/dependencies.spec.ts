import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { breaches } from './breaches.js';
import { projectRoot, sourceFolders } from './project.js';

const SCAN_MS = 120_000;
const { forbidden = [], options } = await extractConfiguration(
  join(projectRoot, '.dependency-cruiser.js'),
);

async function violationsIn(baseDir: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise([...folders], {
    ...options,
    baseDir,
    ruleSet: { forbidden },
    validate: true,
  });
  return (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
  );
}

test(
  'the project breaks none of its dependency rules',
  async () => {
    expect(await violationsIn(projectRoot, sourceFolders())).toEqual([]);
  },
  SCAN_MS,
);

describe('a breach is found', () => {
  const planted = mkdtempSync(join(tmpdir(), 'foyer-architecture-'));
  let found: readonly string[] = [];

  beforeAll(async () => {
    const files = Object.values(breaches).flatMap(({ file, content, beside = {} }) => [
      [file, content] as const,
      ...Object.entries(beside),
    ]);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(planted, path)), { recursive: true });
      writeFileSync(join(planted, path), content);
    }
    const folders = new Set(Object.values(breaches).map(({ file }) => file.split('/')[0] ?? ''));
    found = await violationsIn(planted, [...folders]);
  }, SCAN_MS);

  afterAll(() => rmSync(planted, { recursive: true }));

  test.each(forbidden.map(({ name = 'a rule without a name' }) => name))('of %s', (name) => {
    const breach = breaches[name];
    expect(breach).toBeDefined();
    expect(found.join('\n')).toContain(`${name}: ${breach?.file ?? ''} -> `);
  });
});
