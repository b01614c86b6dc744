import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { visitMessages } from '@foyer/contracts/visits';
import type { AppliedNotice, ProjectedEvent, ReadModels } from '@foyer/projections';

import { ProcessRoles } from '../../cluster/process-roles/process-roles.js';
import type { Needs } from '../../cqrs/index.js';
import { BackgroundJobs, type ReactionFeed } from '../../cqrs/reactions/index.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { SilentLog } from '../../testing/silent-log.js';
import type { Realtime } from '../realtime.js';
import { idsIn } from './changed-ids.js';
import { LiveViewUpdates } from './live-view-updates.js';
import type { LiveView } from './live-view.js';
import { ViewOrder } from './view-order.js';

type Opening = LiveView<typeof visitMessages.listenQueueAvailability, 'portalId', Needs>;

const eventOn = (portalId: string): ProjectedEvent =>
  ({ type: 'PortalRenamed', data: { portalId } }) as unknown as ProjectedEvent;

describe('A live view', () => {
  let clock: ManualClock;
  let pushed: [room: string, payload: unknown][];
  let loads: string[][];
  let positions: number[];
  let failing: Error | undefined;
  let watched: Set<string>;
  let connected: boolean;
  let rounds: BackgroundJobs;
  let apply: ((notice: AppliedNotice) => void) | undefined;

  const all: Opening = {
    name: 'test',
    message: visitMessages.listenQueueAvailability,
    dependsOn: { portals: (event) => idsIn(event, ['portalId']) },
    load: async (portalIds, { asOf }) => {
      loads.push([...portalIds]);
      positions.push(asOf);
      if (failing) throw failing;
      return portalIds.map((queueId) => ({
        queueId,
        onlineStatus: 'online' as const,
        nextOpening: null,
      }));
    },
    room: ({ queueId }) => `queue:${queueId}`,
  };
  const view: Opening = {
    ...all,
    affected: (changed, { isWatched }) =>
      [...changed.of('portalId')].filter((id) => isWatched(`queue:${id}`)),
  };

  const begin = (servesPeople = true, own: Opening = view) => {
    const parts = {
      clock,
      order: new ViewOrder(clock),
      processRoles: new ProcessRoles({ servesPeople, runsBackgroundJobs: true }),
      readModels: {
        onApplied: (listener: typeof apply) => {
          apply = listener;
          return () => (apply = undefined);
        },
      } as unknown as ReadModels,
      feed: {
        rounds: (name: string, run: (key: string) => Promise<void>) =>
          (rounds = new BackgroundJobs({ clock, log: new SilentLog(), name, run })),
      } as unknown as ReactionFeed,
      realtime: {
        hasConnections: () => connected,
        connectionsIn: (_: string, room: string) => (watched.has(room) ? [{ actor: {} }] : []),
        push: (_: unknown, room: string, payload: unknown) => void pushed.push([room, payload]),
      } as unknown as Realtime,
    };
    const updates = new LiveViewUpdates(own, parts, {});
    updates.onModuleInit();
    return updates;
  };
  /** Read models take something in, and everything that follows at once has followed. */
  const happens = async (projection: string, ...portalIds: string[]) => {
    const events = portalIds.map(eventOn);
    apply?.({ projection, position: '1', events, documents: undefined });
    await nextTurn();
    await rounds.settled();
  };
  const passes = async (ms: number) => {
    clock.advance(ms);
    await rounds.settled();
  };

  beforeEach(() => {
    clock = new ManualClock();
    [pushed, loads, positions, failing] = [[], [], [], undefined];
    watched = new Set(['queue:a', 'queue:b']);
    connected = true;
    begin();
  });

  test('is pushed at once after a silence, to the room in which it is seen', async () => {
    await happens('portals', 'a');
    expect(pushed).toEqual([
      ['queue:a', { queueId: 'a', onlineStatus: 'online', nextOpening: null }],
    ]);
  });

  test('gathers what follows closely, each for itself, and loses none of it', async () => {
    await happens('portals', 'a');
    await happens('portals', 'a');
    await happens('portals', 'b', 'a');
    expect(loads).toEqual([['a'], ['b']]);
    await passes(16);
    expect(loads).toEqual([['a'], ['b'], ['a']]);
    await passes(1_000);
    expect(loads).toHaveLength(3);
  });

  test('is loaded once for all that read models take in together', async () => {
    apply?.({ projection: 'portals', position: '1', events: [eventOn('a')], documents: undefined });
    await happens('portals', 'b');
    expect(loads).toEqual([['a', 'b']]);
  });

  test('carries a number that grows from load to load', async () => {
    await happens('portals', 'a');
    await happens('portals', 'b');
    expect(positions[1]).toBeGreaterThan(positions[0] ?? Infinity);
  });

  test('is not loaded for what no one sees, nor for what it is not made from', async () => {
    await happens('portals', 'nowhere');
    await happens('members', 'a');
    expect(loads).toEqual([]);
  });

  test('looks up nothing while no page is connected, as when a start catches up', async () => {
    let lookups = 0;
    const affected: Opening['affected'] = (changed) => {
      lookups += 1;
      return [...changed.of('portalId')];
    };
    begin(true, { ...view, affected });
    connected = false;
    await happens('portals', 'a', 'b');
    expect([lookups, loads]).toEqual([0, []]);
    connected = true;
    await happens('portals', 'b');
    expect([lookups, loads]).toEqual([1, [['b']]]);
  });

  test('is loaded again where that failed, with what has changed since', async () => {
    failing = new Error('planned');
    await happens('portals', 'a');
    expect(pushed).toEqual([]);
    failing = undefined;
    await happens('portals', 'b');
    await passes(1_000);
    expect(pushed.map(([room]) => room).sort()).toEqual(['queue:a', 'queue:b']);
  });

  test('misses nothing where it could not be found whom a change concerns', async () => {
    let tries = 0;
    begin(true, {
      ...view,
      affected: (changed) => {
        tries += 1;
        if (tries === 1) throw new Error('planned');
        return changed.of('portalId');
      },
    });
    await happens('portals', 'a');
    expect(pushed).toEqual([]);
    await passes(1_000);
    expect(pushed.map(([room]) => room)).toEqual(['queue:a']);
  });

  test('is of all ids that have changed unless it says whose it is', async () => {
    begin(true, all);
    await happens('portals', 'nowhere');
    expect(loads).toEqual([['nowhere']]);
  });

  test('lets others come between where it is pushed to many', async () => {
    let others = 0;
    const count = () => {
      others += 1;
      if (pushed.length < 100) setImmediate(count);
    };
    begin(true, all);
    setImmediate(count);
    await happens('portals', ...Array.from({ length: 100 }, (_, n) => `portal-${n}`));
    expect(pushed).toHaveLength(100);
    expect(others).toBeGreaterThanOrEqual(5);
  });

  test('is pushed only by processes that serve people, and no longer once they stop', async () => {
    apply = undefined;
    begin(false);
    expect(apply).toBeUndefined();
    const updates = begin(true);
    updates.onModuleDestroy();
    expect(apply).toBeUndefined();
  });
});
