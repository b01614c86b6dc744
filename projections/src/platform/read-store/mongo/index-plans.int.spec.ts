import { describe, expect, test } from '@jest/globals';
import type { Db } from 'mongodb';

import { allProjections } from '#all-projections.js';
import { planStages, SLOW_STAGES } from '../../testing/plan-stages.js';
import { dropDatabase, trialDatabase, withMongo } from '../../testing/trial-database.js';
import type { AnyFilter } from '../filter.js';
import type { CollectionDeclaration } from '../projection-store.js';
import type { BuildRecord } from './build-records.js';
import { keptFilter } from './kept-filter.js';
import { keptSort } from './mongo-names.js';
import { MongoReadStore } from './mongo-read-store.js';

const server = process.env.TEST_MONGODB_URL;

/**
 * Returns the queries that a list of the collection may send: each sort, and its usual one narrowed
 * by each filter, both ways.
 */
function questionsOf({ sorts = [], filters = [] }: CollectionDeclaration) {
  const [usual = '_id'] = sorts;
  const asked: readonly (readonly [AnyFilter, string])[] = [
    ...sorts.map((path) => [{}, path] as const),
    ...filters.map((path) => [{ [path]: 'x' }, usual] as const),
  ];
  return asked.flatMap(([filter, path]) =>
    ([1, -1] as const).map((way) => ({ filter, sort: { [path]: way } })),
  );
}

/** How the server would answer, as it says; of a plan that it says nothing of, undefined. */
async function plansOf(db: Db, stored: string, declared: CollectionDeclaration) {
  const plans = questionsOf(declared).map(async ({ filter, sort }) => {
    const order = Object.fromEntries(keptSort(declared, sort) ?? []);
    const page = db.collection(stored).find(keptFilter(filter)).sort(order).limit(25);
    return { stored, filter, sort, stages: planStages(await page.explain('queryPlanner')) };
  });
  return Promise.all(plans);
}

if (server) {
  test('MongoDB sorts and narrows every list by an index, where it tells its plans', async () => {
    const url = trialDatabase(server);
    const store = new MongoReadStore({ url });
    for (const { name: projection, version, collections } of allProjections) {
      await store.create({ projection, version, build: 1 }, collections);
    }
    const [plans, about] = await withMongo(url, async (client) => {
      const db = client.db();
      const builds = await db.collection<BuildRecord>('_builds').find({}).toArray();
      const found = builds.flatMap(({ projection, stored }) => {
        const { collections = {} } = allProjections.find(({ name }) => name === projection) ?? {};
        return Object.entries(collections).map(([name, declared]) =>
          plansOf(db, stored[name] ?? name, declared),
        );
      });
      return [(await Promise.all(found)).flat(), await db.command({ buildInfo: 1 })] as const;
    });
    await store.close();
    await dropDatabase(url);
    expect(plans.length).toBeGreaterThan(100);
    // FerretDB reports the plan of the database below it, sorts the rows itself, and says so.
    const told = plans.filter(({ stages }) => stages !== undefined);
    expect(told).toHaveLength('ferretdbVersion' in about ? 0 : plans.length);
    const slow = told.filter(({ stages }) => stages?.some((one) => SLOW_STAGES.includes(one)));
    expect(slow).toEqual([]);
  }, 300_000);
} else {
  describe('the plans of a real MongoDB', () => {
    test.todo('were not looked at: TEST_MONGODB_URL names no server');
  });
}
