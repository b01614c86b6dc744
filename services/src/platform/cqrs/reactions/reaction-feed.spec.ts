import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { UnreadableEvent, type EventLog } from '@foyer/event-log';
import { DamagedEventLog } from '@foyer/event-log/testing';
import { MemoryReadStore, ProjectionRunner } from '@foyer/projections';

import { ALL_PROCESS_ROLES, ProcessRoles } from '../../cluster/process-roles/process-roles.js';
import { PersonalData, PersonKeys } from '../../stores/personal-data/index.js';
import { eventually } from '../../testing/eventually.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { MemoryVault } from '../../testing/memory-vault.js';
import { SilentLog } from '../../testing/silent-log.js';
import { EventCodec } from '../events/index.js';
import { readEventsWith } from '../projections/index.js';
import { ReactionFeed } from './reaction-feed.js';
import type { Reaction } from './reaction.js';

const portalId = '01990000-0000-7000-8000-000000000001';

/** Read models that are behind until a test says otherwise. */
class LateReadModels extends ProjectionRunner {
  catchUp: () => void = () => undefined;
  readonly #caughtUp = new Promise<void>((resolve) => (this.catchUp = resolve));

  override untilCurrent(): Promise<void> {
    return this.#caughtUp;
  }
}

describe('ReactionFeed', () => {
  let eventLog: MemoryEventLog;
  let clock: ManualClock;
  let log: SilentLog;
  let current: () => void;
  let feed: ReactionFeed;
  let count = 0;

  beforeEach(() => {
    eventLog = new MemoryEventLog();
    feed = feedOn(eventLog);
    current();
  });
  afterEach(() => feed.beforeApplicationShutdown());

  function feedOn(source: EventLog, processRoles = ALL_PROCESS_ROLES): ReactionFeed {
    clock = new ManualClock();
    log = new SilentLog();
    const codec = new EventCodec(new PersonalData(new PersonKeys(new MemoryVault())));
    const readModels = new LateReadModels({
      log: source,
      store: new MemoryReadStore(),
      projections: [],
      readEvents: readEventsWith(codec),
    });
    current = readModels.catchUp;
    return new ReactionFeed(source, codec, readModels, processRoles, clock, log);
  }

  const happens = (type: string, data: Record<string, string> = { portalId }) => {
    count += 1;
    const id = `01990000-0000-7000-8000-${count.toString().padStart(12, '0')}`;
    const metadata = {
      causationId: id,
      correlationId: id,
      actor: { type: 'system', id: 'test' },
      at: '2026-03-02T09:00:00.000Z',
      schemaVersion: 1,
    } as const;
    const events = [{ id, type, data, metadata }];
    return eventLog.append([{ stream: `portal-${portalId}`, expectedRevision: 'any', events }]);
  };
  const noting = (types: readonly string[], notified: string[]): Reaction => ({
    name: 'noting',
    types,
    react: ({ type, data }) => notified.push(`${type} ${JSON.stringify(data)}`),
  });

  test('gives decoded events to reactions to their type, from the start of the program on', async () => {
    const notified: string[] = [];
    feed.add(noting(['PortalActivated', 'PortalRenamed'], notified));
    await happens('PortalActivated');
    await feed.onApplicationBootstrap();
    await happens('PortalDeactivated');
    await happens('PortalRenamed', { portalId, name: 'Hall' });
    await happens('PortalActivated');
    await eventually('all is told', () => notified.length === 2);
    expect(notified).toEqual([
      `PortalRenamed {"portalId":"${portalId}","name":"Hall"}`,
      `PortalActivated {"portalId":"${portalId}"}`,
    ]);
  });

  test('gives each process its own part: background jobs, or messages to its sockets', async () => {
    const notified: string[] = [];
    for (const runsBackgroundJobs of [true, false]) {
      await feed.beforeApplicationShutdown();
      feed = feedOn(
        eventLog,
        new ProcessRoles({ servesPeople: !runsBackgroundJobs, runsBackgroundJobs }),
      );
      current();
      const who = runsBackgroundJobs ? 'background-jobs' : 'serving';
      const types = ['PortalActivated'];
      const backgroundJobs = feed.backgroundJobs(
        'test',
        async () => void notified.push(`${who}: background job`),
      );
      feed.add({ name: 'one', types, react: () => notified.push(`${who}: reaction`) });
      feed.add({
        name: 'one',
        types,
        react: () => notified.push(`${who}: notifier`),
        notifiesSockets: true,
      });
      await feed.onApplicationBootstrap();
      backgroundJobs.ask('key');
      const before = notified.length;
      await happens('PortalActivated');
      await eventually('one is told', () => notified.length > before);
      feed.rounds('round', async () => void notified.push(`${who}: round`)).ask('key');
    }
    expect(notified).toEqual([
      'background-jobs: background job',
      'background-jobs: reaction',
      'background-jobs: round',
      'serving: notifier',
      'serving: round',
    ]);
  });

  test('lets reactions look around first, and misses nothing that happens meanwhile', async () => {
    const notified: string[] = [];
    feed.add({
      ...noting(['PortalActivated'], notified),
      begin: async () => {
        notified.push('begins');
        await happens('PortalActivated');
      },
    });
    await feed.onApplicationBootstrap();
    await eventually('all is told', () => notified.length === 2);
    expect(notified[0]).toBe('begins');
  });

  test('lets those that can wait look around once the program is open', async () => {
    const looked: string[] = [];
    const looking = (who: string) => ({
      ...noting(['PortalActivated'], []),
      begin: async () => void looked.push(who),
    });
    feed.add({ ...looking('later'), beginsOnceOpen: true });
    feed.add(looking('first'));
    await feed.onApplicationBootstrap();
    expect(looked).toEqual(['first']);
    await feed.opened();
    expect(looked).toEqual(['first', 'later']);
  });

  test('lets them look around once more where read models were behind', async () => {
    feed = feedOn(eventLog);
    let looks = 0;
    feed.add({
      ...noting(['PortalActivated'], []),
      begin: async () => {
        looks += 1;
      },
    });
    const booted = feed.onApplicationBootstrap();
    await eventually('it waits', () => clock.pending > 0);
    clock.advance(2_000);
    await booted;
    expect(looks).toBe(1);
    current();
    await eventually('it looks again', () => looks === 2);
  });

  test('continues where one reaction fails, and where an event cannot be read', async () => {
    const notified: string[] = [];
    feed.add({
      name: 'broken',
      types: ['PortalActivated'],
      react: () => {
        throw new Error('broken');
      },
    });
    feed.add(noting(['PortalActivated', 'PortalRenamed'], notified));
    await feed.onApplicationBootstrap();
    await happens('PortalRenamed', { nonsense: '' });
    await happens('PortalActivated');
    await eventually('the other is told', () => notified.length === 1);
  });

  test('parks one that cannot look around, named, lets the others begin, and tries it again', async () => {
    const looked: string[] = [];
    let isOld = true;
    feed.add({
      ...noting(['PortalActivated'], []),
      name: 'reads an old document',
      begin: async () => {
        if (isOld) throw new TypeError("Cannot read properties of undefined (reading 'filter')");
        looked.push('parked');
      },
    });
    feed.add({
      ...noting(['PortalActivated'], looked),
      begin: async () => void looked.push('other'),
    });
    await feed.onApplicationBootstrap();
    expect(looked).toEqual(['other']);
    expect(log.lines).toMatchObject([
      { level: 'error', fields: { reaction: 'reads an old document' } },
    ]);
    await happens('PortalActivated');
    await eventually('the other is told', () => looked.length === 2);
    isOld = false;
    clock.advance(1_000);
    await eventually('it has begun', () => looked.at(-1) === 'parked');
    clock.advance(600_000);
    await feed.settled();
    expect(looked.filter((who) => who === 'parked')).toHaveLength(1);
  });

  test('passes over a damaged event, and tells so', async () => {
    const notified: string[] = [];
    const damaged = new DamagedEventLog();
    eventLog = damaged;
    feed = feedOn(damaged);
    current();
    feed.add(noting(['PortalActivated', 'PortalDeactivated'], notified));
    feed.add({
      ...noting([], notified),
      begin: async () => {
        throw new UnreadableEvent({ position: '7', stream: 'line-1', revision: 0 }, undefined);
      },
    });
    damaged.damaged = '0000000000000001';
    await feed.onApplicationBootstrap();
    await happens('PortalActivated');
    await happens('PortalDeactivated');
    await eventually('the other is told', () => notified.length === 1);
    expect(notified[0]).toMatch(/^PortalDeactivated/);
    expect(log.lines).toMatchObject([
      { level: 'error', fields: { err: { position: '7' } } },
      { level: 'error', fields: { position: damaged.damaged } },
    ]);
  });

  test('comes back to a log that was away, where it was', async () => {
    const notified: string[] = [];
    let away = true;
    const source: Pick<EventLog, 'head' | 'subscribe'> = {
      head: () => eventLog.head(),
      subscribe: (options) => {
        if (away) throw new Error('away');
        return eventLog.subscribe(options);
      },
    };
    feed = feedOn(source as EventLog);
    current();
    feed.add(noting(['PortalActivated'], notified));
    await feed.onApplicationBootstrap();
    await happens('PortalActivated');
    await eventually('it waits', () => clock.pending > 0);
    away = false;
    clock.advance(1_000);
    await eventually('all is told', () => notified.length === 1);
  });
});
