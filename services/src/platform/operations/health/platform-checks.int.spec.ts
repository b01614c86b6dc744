import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import {
  allProjections,
  type ProjectionHealth,
  MemoryReadStore,
  ProjectionRunner,
  SqliteReadStore,
  StoreFault,
} from '@foyer/projections';

import { SystemClock } from '../../clock/index.js';
import type { PartHealth } from '../../health/index.js';
import { hasRoom } from './has-room.js';
import { eventLogCheck, projectionsCheck } from './platform-checks.js';

const OWN = { isShared: false };
const SHARED = { isShared: true };

function checkOf(
  one: Partial<ProjectionHealth>,
  sharing = OWN,
  store: Pick<MemoryReadStore, 'ping'> = new MemoryReadStore(),
): () => Promise<PartHealth> {
  const health = {
    name: 'portals',
    version: 1,
    isEssential: true,
    position: undefined,
    lagMs: 0,
    failure: undefined,
  };
  const runner = {
    health: () => [{ ...health, ...one }],
    rebuilding: () => [],
  } as unknown as ProjectionRunner;
  return projectionsCheck(runner, store, new SystemClock(), sharing);
}

test.each([
  ['a side read model that stopped', { state: 'stopped', isEssential: false }, OWN, 'degraded'],
  ['one without which nobody is served', { state: 'stopped' }, OWN, 'down'],
  ['one that stopped for all processes', { state: 'stopped' }, SHARED, 'degraded'],
  ['one that waits for its own file', { state: 'waiting' }, OWN, 'down'],
  ['one that waits for the store of all', { state: 'waiting' }, SHARED, 'degraded'],
] as const)('a process with %s is as ready as it alone can be', async (_what, one, sharing, is) => {
  expect(await checkOf(one, sharing)()).toMatchObject({
    state: is,
    detail: { portals: { state: one.state } },
  });
});

test('read models that are filled again from the log are down, with that reason', async () => {
  const store = new SqliteReadStore(':memory:');
  const runner = new ProjectionRunner({
    log: new MemoryEventLog(),
    store,
    projections: allProjections,
    readEvents: async () => [],
  });
  const check = projectionsCheck(runner, store, new SystemClock(), OWN);
  expect(await check()).toMatchObject({ state: 'up' });
  store.loss.lose(new StoreFault('the disk'));
  const { state, detail } = await check();
  expect(state).toBe('down');
  expect(detail).toMatchObject({ portals: { state: 'refilling' } });
  await store.close();
});

test('a read model with a damaged document still serves, and says so', async () => {
  const check = checkOf({ state: 'damaged' });
  expect(await check()).toMatchObject({
    state: 'degraded',
    detail: { portals: { state: 'damaged' } },
  });
});

test('read models whose store does not answer are down, with any name', async () => {
  const store = new MemoryReadStore();
  const runner = new ProjectionRunner({
    log: new MemoryEventLog(),
    store,
    projections: [],
    readEvents: async () => [],
  });
  const fault = new StoreFault('the server is gone');
  const gone = { ping: () => Promise.reject(fault) };
  await expect(projectionsCheck(runner, store, new SystemClock(), OWN)()).resolves.toMatchObject({
    state: 'up',
  });
  await expect(projectionsCheck(runner, gone, new SystemClock(), OWN)()).rejects.toBe(fault);
  const shared = projectionsCheck(runner, gone, new SystemClock(), SHARED);
  await expect(shared()).resolves.toMatchObject({ state: 'degraded' });
});

test('a slow store of all does not make a process ready that still builds its read models', async () => {
  const slow = { ping: () => Promise.reject(new StoreFault('no answer in time')) };
  const check = checkOf({ state: 'building' }, SHARED, slow);
  expect(await check()).toMatchObject({
    state: 'down',
    detail: { portals: { state: 'building' } },
  });
});

const failedAs = (code: string) => Object.assign(new Error(code), { cause: { code } });

test.each([
  ['whose disk was full and takes files again', 'SQLITE_FULL', OWN, 'up'],
  ['whose disk fails otherwise', 'SQLITE_IOERR', OWN, 'down'],
  ['on a server that was full', 'SQLITE_FULL', SHARED, 'degraded'],
] as const)('a log %s is ready without a write of others', async (_what, code, sharing, state) => {
  const log = { fault: failedAs(code), head: () => Promise.resolve(undefined) };
  const check = eventLogCheck(log, { folder: tmpdir(), ...sharing }, { positions: [] });
  expect(await check()).toMatchObject({ state });
});

test('a folder that takes no file has no room', async () => {
  expect(await hasRoom(tmpdir())).toBe(true);
  expect(await hasRoom('/proc')).toBe(false);
});
