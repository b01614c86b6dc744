import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryReadStore } from '@foyer/projections';

import { eventually } from '../../testing/eventually.js';
import { SilentLog } from '../../testing/silent-log.js';
import { Lease, LEASE_TIMING, leasedStore } from './index.js';
import { MemoryLeaseStore } from './memory-lease-store.js';

describe('A lease', () => {
  let store: MemoryLeaseStore;
  let now: number;
  let taken: string[];
  let leases: Lease[];
  beforeEach(() => {
    store = new MemoryLeaseStore();
    now = 0;
    taken = [];
    leases = [];
  });
  afterEach(async () => {
    for (const lease of leases) await lease.release();
  });

  function leaseOf(
    holder: string,
    timing = { heartbeatMs: 1, trustedMs: 5_000, lapsesMs: 10_000 },
  ): Lease {
    const log = new SilentLog();
    const lease = new Lease({
      store,
      name: 'background-jobs',
      holder,
      log,
      timing,
      now: () => now,
    });
    leases.push(lease);
    return lease;
  }
  const wanted = (holder: string): Lease => {
    const lease = leaseOf(holder);
    void lease.take().then((isTaken) => isTaken && taken.push(holder));
    return lease;
  };
  /** Waits until the lease has been read this number of times. */
  const looks = async (times: number): Promise<void> => {
    const read = store.read.bind(store);
    let seen = 0;
    store.read = (name) => {
      seen += 1;
      return read(name);
    };
    await eventually('everybody has looked', () => seen >= times);
  };

  test('is held by one, and by the next as soon as that one gives it up', async () => {
    const ann = leaseOf('ann/1');
    expect(await ann.take()).toBe(true);
    ann.keep(() => undefined);
    expect(ann.isHeld).toBe(true);
    const ben = wanted('ben/1');
    await looks(5);
    expect([ben.isHeld, taken]).toEqual([false, []]);
    await ann.release();
    await eventually('the next one has it', () => ben.isHeld);
    expect(ann.isHeld).toBe(false);
  });

  test('is kept by signs of life, however long', async () => {
    const ann = leaseOf('ann/1');
    await ann.take();
    ann.keep(() => taken.push('lost'));
    wanted('ben/1');
    for (let step = 0; step < 10; step += 1) {
      now += 4_000;
      await looks(5);
      await eventually('a sign of life', () => ann.isHeld);
    }
    expect(taken).toEqual([]);
  });

  test('moves within ten seconds of a kill, as it is timed in use', async () => {
    const { heartbeatMs, ...others } = LEASE_TIMING;
    const timing = { ...others, heartbeatMs: 1 };
    const ann = leaseOf('ann/1', timing);
    // It gives no sign of life after this one.
    await ann.take();
    const ben = leaseOf('ben/1', timing);
    const taking = ben.take();
    await looks(2);
    while (!ben.isHeld && now < 60_000) {
      now += heartbeatMs;
      await Promise.race([looks(2), taking]);
    }
    expect([ben.isHeld, ann.isHeld]).toEqual([true, false]);
    // A sign of life was at most one heartbeat old, and who looks every heartbeat sees it one
    // later.
    expect(now + 2 * heartbeatMs).toBeLessThanOrEqual(10_000);
  });

  test('is taken over after silence, when the silent one has long ceased to rely on it', async () => {
    const ann = leaseOf('ann/1');
    await ann.take();
    const ben = wanted('ben/1');
    await looks(3);
    now += 5_000;
    expect(ann.isHeld).toBe(false);
    await looks(3);
    expect(taken).toEqual([]);
    now += 5_000;
    await eventually('the next one has it', () => ben.isHeld);
    let isLost = false;
    ann.keep(() => (isLost = true));
    await eventually('the first one notices', () => isLost);
    expect(ann.isHeld).toBe(false);
  });

  test('is taken at once by a later life in the same place', async () => {
    await leaseOf('ann/1').take();
    expect(await leaseOf('ann/2').take()).toBe(true);
  });

  test('outlives a store that is away for a while', async () => {
    const ann = leaseOf('ann/1');
    await ann.take();
    const replace = store.replace.bind(store);
    let refused = 0;
    store.replace = () => {
      refused += 1;
      return Promise.reject(new Error('away'));
    };
    ann.keep(() => taken.push('lost'));
    await eventually('it was tried', () => refused > 2);
    now += 60_000;
    expect(ann.isHeld).toBe(false);
    store.replace = replace;
    await eventually('it is held again', () => ann.isHeld);
    expect(taken).toEqual([]);
  });

  test('is written again by its holder where the store has lost it', async () => {
    const ann = leaseOf('ann/1');
    await ann.take();
    ann.keep(() => taken.push('lost'));
    await store.release('background-jobs', 'ann/1');
    await eventually('it is there again', async () => {
      return (await store.read('background-jobs'))?.holder === 'ann/1';
    });
    now += 60_000;
    await eventually('it is held', () => ann.isHeld);
    expect(taken).toEqual([]);
  });

  test('is had where the answer to taking it was lost', async () => {
    const replace = store.replace.bind(store);
    store.replace = async (...all) => {
      await replace(...all);
      return false;
    };
    expect(await leaseOf('ann/1').take()).toBe(true);
  });

  test('lets nothing be written without it', async () => {
    const lease = { isHeld: true };
    const readStore = leasedStore(new MemoryReadStore(), lease);
    const build = { projection: 'people', version: 1, build: 1 };
    await readStore.create(build, { people: { indexes: [] } });
    lease.isHeld = false;
    const writes = [{ build, puts: [], removals: [], checkpoint: '1' }];
    await expect(readStore.write(writes)).rejects.toThrow('not held');
    await expect(readStore.promote(build)).rejects.toThrow('not held');
    await expect(readStore.progress?.write({ position: '1', stopped: [] })).rejects.toThrow();
    expect((await readStore.load(build, 'people', ['a'])).size).toBe(0);
  });
});
