import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { COMPONENTS } from './components.mjs';
import { missingFor, skipWithoutPrograms } from './needed-components.mjs';
import { root } from './root.mjs';

const FILE = fileURLToPath(import.meta.url);
const without = (...variables: string[]) => ({ FOYER_TEST_MISSING: variables.join(',') });
const every = without(...COMPONENTS.map(({ variable }) => variable));

describe('A file of tests', () => {
  test.each([
    ['Stage.set()', 'FOYER_TEST_CHROMIUM'],
    ['await windowedBrowser()', 'FOYER_TEST_CHROMIUM_WINDOWED'],
    ['await ForeignJanus.start()', 'FOYER_TEST_JANUS'],
    ['await startSlapd()', 'FOYER_TEST_SLAPD'],
  ])('with %s needs %s', (source, variable) => {
    expect(missingFor(source, every)).toEqual([variable]);
    expect(missingFor(source, without('FOYER_TEST_STRACE'))).toEqual([]);
    expect(missingFor(source, {})).toEqual([]);
  });

  test('needs a browser in every folder of journeys, except for the weight of the pages', () => {
    const journeys = ['console/journeys', 'webclient/journeys'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.e2e.spec.ts'))
        .map((name) => join(folder, name)),
    );
    expect(journeys.length).toBeGreaterThan(50);
    const needless = journeys.filter(
      (file) => missingFor(readFileSync(join(root, file), 'utf8'), every).length === 0,
    );
    expect(needless).toEqual(['webclient/journeys/page-weight.e2e.spec.ts']);
  });
});

describe('A run', () => {
  const block = () => ({
    type: 'describeBlock',
    children: [
      { type: 'test', mode: undefined as unknown },
      { type: 'describeBlock', children: [{ type: 'test', mode: 'only' as unknown }] },
      { type: 'test', mode: 'todo' as unknown },
    ],
  });
  const modesAfter = (env: NodeJS.ProcessEnv) => {
    const rootDescribeBlock = block();
    skipWithoutPrograms(FILE, env)({ name: 'run_start' }, { rootDescribeBlock });
    const [first, second, third] = rootDescribeBlock.children;
    return [first?.mode, second?.children?.[0]?.mode, third?.mode];
  };

  test('skips every test of a file whose program is missing', () => {
    expect(modesAfter(every)).toEqual(['skip', 'skip', 'todo']);
  });

  test('skips no test where the program is there', () => {
    expect(modesAfter({})).toEqual([undefined, 'only', 'todo']);
  });
});
