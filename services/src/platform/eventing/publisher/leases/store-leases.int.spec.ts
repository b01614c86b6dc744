import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { sampleEvents } from '@foyer/event-log/testing';

import { SystemClock } from '#platform/clock';
import { MemoryLeaseStore } from '#platform/cluster/lease/memory-lease-store.js';
import { eventually } from '#platform/testing/eventually.js';
import { SilentLog } from '#platform/testing/silent-log.js';
import { OutboxPublisher } from '../outbox-publisher.js';
import { MemoryPublisher } from '../memory-publisher.js';
import { PublisherCheckpoint } from '../publisher-checkpoint.js';
import { StandbyPublisher } from '../standby-publisher.js';
import { FolderLeases } from './folder-leases.js';
import { underLease } from './under-lease.js';
import { StoreLeases } from './store-leases.js';
import { MemoryPublisherCheckpoints } from './memory-publisher-checkpoints.js';
import type { PublisherLease } from './publisher-leases.js';

const TARGET = 'kafka a';
const LEASE = `relay ${TARGET}`;
/** No process counts as dead in a test that does not say so. */
const TIMING = { heartbeatMs: 5, trustedMs: 60_000, lapsesMs: 120_000 };

describe('publishers on several machines', () => {
  let folder: string;
  let eventLog: MemoryEventLog;
  let leases: MemoryLeaseStore;
  let notes: MemoryPublisherCheckpoints;
  const running: StandbyPublisher[] = [];
  const log = new SilentLog();
  const clock = new SystemClock();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-turns-'));
    eventLog = new MemoryEventLog();
    leases = new MemoryLeaseStore();
    notes = new MemoryPublisherCheckpoints();
  });
  afterEach(async () => {
    for (const standby of running.splice(0)) await standby.stop();
    rmSync(folder, { recursive: true });
  });

  const begin = (machine: string) => {
    const publisher = new MemoryPublisher();
    const leasesOfPublisher: PublisherLease[] = [];
    const place = join(folder, machine);
    mkdirSync(place, { recursive: true });
    const local = new FolderLeases({ folder: place, target: TARGET, clock, log });
    const shared = { leases, notes, target: TARGET, clock, log, timing: TIMING };
    const turns = new StoreLeases({ ...shared, local, holder: () => `${machine}/life` });
    const standby = StandbyPublisher.start({
      turns,
      log,
      makeOutbox: (turn) => {
        leasesOfPublisher.push(turn);
        // A publisher is for one turn; what it was given is looked at over all of them.
        const forTurn = {
          publish: publisher.publish.bind(publisher),
          close: async () => undefined,
        };
        const parts = { publisher: underLease(forTurn, turn), checkpoint: turn.checkpoint };
        return new OutboxPublisher({ eventLog, clock, log, ...parts });
      },
    });
    running.push(standby);
    return { publisher, standby, turns: leasesOfPublisher };
  };
  const happens = (count: number) =>
    eventLog.append([{ stream: 's', expectedRevision: 'any', events: sampleEvents(count) }]);

  test('take turns, and the next one continues where the last one was', async () => {
    const first = begin('a');
    await eventually('the first one works', () => first.standby.health().state === 'current');
    const second = begin('b');
    await happens(3);
    await eventually('it has told them', () => first.publisher.received.length === 3);
    expect(second.standby.health().state).toBe('standby');
    await first.standby.stop();
    await happens(2);
    await eventually('the second told the rest', () => second.publisher.received.length >= 2);
    expect([first, second].map(({ publisher }) => publisher.received.length)).toEqual([3, 2]);
  });

  test('stand by when another one has taken over, and note nothing more', async () => {
    const first = begin('a');
    const { position } = await happens(3);
    await eventually('it has noted so', async () => (await notes.read(TARGET)) === position);
    const [turn] = first.turns;
    const seen = await leases.read(LEASE);
    // The act of another process that believes this one to be dead.
    while (
      !(await leases.replace(LEASE, await leases.read(LEASE), { holder: 'b/life', heartbeat: 1 }))
    );
    const taken = await notes.begin(TARGET);
    expect(seen?.holder).toBe('a/life');
    await eventually('it stands by', () => first.standby.health().state === 'standby');
    await expect(turn?.checkpoint.write('0000000001')).rejects.toThrow('Another publisher');
    expect(turn?.isMine).toBe(false);
    await happens(2);
    expect(first.publisher.received).toHaveLength(3);
    expect(await notes.write(TARGET, taken, position)).toBe(true);
    await leases.release(LEASE, 'b/life');
    await eventually('it is its turn again', () => first.publisher.received.length === 5);
  });

  test('go on from the note of their machine, where none was shared before', async () => {
    const { position } = await happens(3);
    await new PublisherCheckpoint(join(folder, 'a', 'relay.json'), TARGET).write(position);
    await happens(1);
    const { publisher } = begin('a');
    await eventually('it tells the rest', () => publisher.received.length > 0);
    expect(publisher.received).toHaveLength(1);
  });
});
