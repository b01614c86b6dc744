import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SqliteReadStore, type Projection } from '@foyer/projections';
import { portals } from '@foyer/projections/portals';
import { visits } from '@foyer/projections/visits';

import { Metrics } from '#platform/observability';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { LineLengths } from './line-lengths.js';
import { RecoveryQuery } from './recovery-query.js';

/** More than one list of a filter used to hold. */
const MANY = 1_500;

describe('A test environment with many portals', () => {
  let store: SqliteReadStore;
  beforeEach(async () => {
    store = new SqliteReadStore(':memory:');
    for (const { name, version, collections } of [portals, visits]) {
      const key = { projection: name, version, build: 1 };
      await store.create(key, collections);
      await store.promote(key);
    }
  });
  afterEach(() => store.close());

  const put = async (projection: Projection, docs: readonly object[]) => {
    const { name, version } = projection;
    const puts = docs.map((doc) => ({ collection: name, doc: doc as never, position: '1' }));
    const build = { projection: name, version, build: 1 };
    await store.write([{ build, puts, removals: [], checkpoint: '1' }]);
  };
  const waiting = (_id: string, queueId: string) => ({
    _id,
    queueId,
    endedAt: null,
    agentId: null,
    line: {
      joinedAt: '2026-03-02T09:00:00.000Z',
      waitingSince: '2026-03-02T09:00:00.000Z',
      awaySince: null,
      offer: null,
    },
  });

  test('shows how many wait at each of them', async () => {
    const ids = Array.from({ length: MANY }, (_, index) => `portal-${index}`);
    await put(
      portals,
      ids.map((_id) => ({ _id, shortlink: _id, sortName: _id, members: [] })),
    );
    await put(visits, [
      waiting('ada', 'portal-7'),
      waiting('eve', 'portal-7'),
      { ...waiting('kim', 'portal-7'), line: null },
      waiting('max', `portal-${MANY - 1}`),
    ]);
    const metrics = new Metrics();
    const clock = new ManualClock('2026-03-02T09:02:00.000Z');
    new LineLengths(metrics, store, new RecoveryQuery(store), clock).onModuleInit();
    const lines = (await metrics.registry.metrics()).split('\n');
    expect(lines).toContain('foyer_line_length{portal="portal-7"} 2');
    expect(lines).toContain(`foyer_line_length{portal="portal-${MANY - 1}"} 1`);
    expect(lines).toContain('foyer_line_longest_wait_seconds{portal="portal-7"} 120');
    expect(lines).toContain('foyer_line_longest_wait_seconds{portal="portal-8"} 0');
    expect(lines.filter((line) => line.startsWith('foyer_line_length{'))).toHaveLength(MANY);
  });

  test('looks for a deleted portal as long as a visitor stands in its line', async () => {
    await put(visits, [waiting('ada', 'deleted'), waiting('eve', 'deleted')]);
    expect(await new RecoveryQuery(store).portals()).toEqual(['deleted']);
  });
});
