import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allProjections } from '#all-projections.js';
import type { AnyFilter } from '../filter.js';
import type { CollectionDeclaration, ProjectionStore } from '../projection-store.js';
import { contains } from '../text-pattern.js';
import { UNDECIDED } from './query-plans.js';
import { SqliteReadStore } from './sqlite-read-store.js';

const store = new SqliteReadStore(':memory:');
const declared = allProjections.flatMap(({ collections }) => Object.entries(collections));

/**
 * Returns the queries that a list may send: each sort, its usual one narrowed by each filter or
 * index, and each search.
 */
function questionsOf({ indexes, sorts = [], filters = [], searches = [] }: CollectionDeclaration) {
  const [usual = '_id'] = sorts;
  const leading = indexes.flatMap(({ key }) => Object.keys(key).slice(0, 1));
  const asked: readonly (readonly [AnyFilter, string])[] = [
    ...sorts.map((path) => [{}, path] as const),
    ...[...filters, ...leading].map((path) => [{ [path]: 'x' }, usual] as const),
    ...searches.map((path) => [{ [path]: contains('x') }, usual] as const),
  ];
  return asked.flatMap(([filter, path]) =>
    ([1, -1] as const).map((way) => ({ filter, sort: { [path]: way } })),
  );
}

/** Reading a whole table, which holds the documents; an index alone is a small part of that. */
const isSlow = (step: string): boolean =>
  step === UNDECIDED || (step.startsWith('SCAN') && !/ USING (COVERING )?INDEX /.test(step));

const slowSteps = (name: string, { filter, sort }: ReturnType<typeof questionsOf>[number]) =>
  store
    .plansOf(name, filter, sort)
    .filter(isSlow)
    .map((step) => `${name} ${JSON.stringify([filter, sort])}: ${step}`);

beforeAll(async () => {
  for (const { name: projection, version, collections } of allProjections) {
    const build = { projection, version, build: 1 };
    await store.create(build, collections);
    await (store as ProjectionStore).promote(build);
  }
});
afterAll(() => store.close());

test('SQLite sorts, narrows and searches no list by reading all of its documents', () => {
  const questions = declared.flatMap(([name, one]) =>
    questionsOf(one).map((question) => ({ name, question })),
  );
  expect(questions.length).toBeGreaterThan(200);
  expect(questions.flatMap(({ name, question }) => slowSteps(name, question))).toEqual([]);
});

test('SQLite is seen to read all documents for what is not declared', () => {
  const sort = { rangAt: 1 } as const;
  expect(slowSteps('calls', { filter: { notes: 'x' }, sort })).toHaveLength(1);
  expect(slowSteps('calls', { filter: {}, sort: { notes: 1 } as never })).toHaveLength(1);
});
