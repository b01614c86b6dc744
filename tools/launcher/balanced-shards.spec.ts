import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import BalancedShards, { SECONDS } from './balanced-shards.mjs';
import LongestLast from './longest-last.mjs';
import { root } from './root.mjs';
import { ALONE } from './suites-alone.mjs';

const LONG = 'webclient/journeys/call.e2e.spec.ts';
const paths = [LONG, ...Array.from({ length: 9 }, (_, n) => `a/${n}.e2e.spec.ts`)];
const tests = paths.map((path) => ({ path: join(root, path) }));

const sequencer = new BalancedShards({ contexts: [], globalConfig: {} as never });

const shards = (shardCount: number) =>
  Array.from({ length: shardCount }, (_, n) =>
    sequencer.shard(tests, { shardIndex: n + 1, shardCount }).map(({ path }) => path),
  );

test.each([1, 2, 3])('each file is in one of %i shards', (count) => {
  expect(shards(count).flat().toSorted()).toEqual(tests.map(({ path }) => path).toSorted());
});

test('a file that needs the machine for itself is in none of them', () => {
  const alone = ALONE.map((path) => ({ path: join(root, path) }));
  const inShards = [1, 2].flatMap((shardIndex) =>
    sequencer.shard([...tests, ...alone], { shardIndex, shardCount: 2 }),
  );
  expect(inShards).toHaveLength(tests.length);
  expect(ALONE.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every file of the list is there', () => {
  expect([...SECONDS.keys()].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a journey is longer than a specification of which nothing is known', () => {
  const spec = { path: 'a/a.spec.ts' };
  const journey = { path: 'a/b.e2e.spec.ts' };
  expect(sequencer.sort([spec, journey])).toEqual([journey, spec]);
});

test('a long file shares its shard with less, and comes first', () => {
  const [first = [], second = []] = shards(2);
  expect(first[0]).toBe(join(root, LONG));
  expect(first.length).toBeLessThan(second.length);
});

test('long suites come last where they fill pauses, the longest of them first', () => {
  const [long, longer] = [...SECONDS]
    .toSorted(([, one], [, other]) => one - other)
    .slice(-2)
    .map(([path]) => join(root, path));
  const paths = [long, join(root, 'a/a.spec.ts'), longer, join(root, 'a/b.spec.ts')];
  const last = new LongestLast({ contexts: [], globalConfig: {} as never });
  const sorted = last.sort(paths.map((path) => ({ path: path ?? '' })));
  expect(sorted.map(({ path }) => path)).toEqual([paths[1], paths[3], longer, long]);
});
