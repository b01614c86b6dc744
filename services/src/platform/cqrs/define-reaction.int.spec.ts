import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { ALL_PROCESS_ROLES, ProcessRoles } from '../cluster/process-roles/process-roles.js';
import { eventually } from '../testing/eventually.js';
import type { ManualClock } from '../testing/manual-clock.js';
import { Rejected, stream } from './commands/index.js';
import { defineAbsence, definePush, defineReaction, provideReactions } from './index.js';
import { ReactionFeed, ReactionsModule } from './reactions/index.js';
import { Bell, BellRung, Bells, HearBell } from './testing/bells.js';

const FOR_MS = 60_000;

describe('A declared reaction', () => {
  let bells: Bells;
  let clock: ManualClock;

  beforeEach(() => {
    bells = new Bells();
    clock = bells.clock;
  });
  afterEach(() => bells.close());

  async function start(
    reactions: Parameters<typeof provideReactions>[0],
    processRoles = ALL_PROCESS_ROLES,
  ): Promise<ReactionFeed> {
    const app = await bells.start([ReactionsModule], provideReactions(reactions), processRoles);
    const feed = app.get(ReactionFeed, { strict: false });
    // As the program does once it is open.
    await feed.opened();
    return feed;
  }
  const ring = (bellId?: string) => bells.ring(bellId);
  const heard = () => bells.heard();
  const untilHeard = (times: number) => bells.until('BellHeard', times);

  const hear = defineReaction({
    name: 'hear-the-bell',
    on: [BellRung],
    key: ({ data }) => data.bellId,
    run: async (bellId, { execute }) => {
      await execute(HearBell, { bellId, by: 'ear' });
    },
  });

  test('writes what names the event as its cause, joined to the same whole', async () => {
    await start([hear]);
    const id = await ring();
    await untilHeard(1);
    expect(await heard()).toMatchObject([
      {
        metadata: {
          causationId: id,
          correlationId: bells.lastCorrelation,
          actor: { type: 'system', id: 'hear-the-bell' },
          traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        },
      },
    ]);
  });

  test('writes nothing when it is given the same event again, and once for each other one', async () => {
    const first = await start([hear]);
    const second = await start([hear]);
    await ring();
    await untilHeard(1);
    await ring();
    await untilHeard(2);
    await first.settled();
    await second.settled();
    expect(await heard()).toHaveLength(2);
  });

  test('looks after a start at what there was, with the last event of it as the cause', async () => {
    const id = await ring();
    const after = defineReaction({
      name: 'hear-late',
      key: () => undefined,
      begin: () => ['a'],
      run: async (bellId, { execute, stateOf }) => {
        const { rung } = await stateOf(stream(Bell, bellId));
        if (rung > 0) await execute(HearBell, { bellId, by: 'late' });
      },
    });
    await start([after]);
    await untilHeard(1);
    expect(await heard()).toMatchObject([{ metadata: { causationId: id, correlationId: 'a' } }]);
  });

  test('gets the events before a stop again, unless it looks or serves sockets', async () => {
    const id = await ring();
    const seen: string[] = [];
    const key = ({ data }: { readonly data: { readonly bellId: string } }) => data.bellId;
    const run = async (bellId: string) => void seen.push(bellId);
    const looking = defineReaction({ name: 'look', on: [BellRung], key, begin: () => [], run });
    const telling = definePush({
      name: 'tell',
      on: [BellRung],
      each: ({ data }) => void seen.push(data.bellId),
    });
    await start([looking, telling, hear]);
    await untilHeard(1);
    expect(await heard()).toMatchObject([{ metadata: { causationId: id } }]);
    expect(seen).toEqual([]);
    await start([hear]);
    await ring();
    await untilHeard(2);
    expect(await heard()).toHaveLength(2);
  });

  test('looks again at a time, for the same cause', async () => {
    const later = defineReaction({
      name: 'hear-later',
      on: [BellRung],
      key: ({ data }) => data.bellId,
      run: async (bellId, { execute, now, startedAt, again }) => {
        const at = new Date(startedAt.getTime() + FOR_MS);
        if (now < at) again(at);
        else await execute(HearBell, { bellId, by: 'later' });
      },
    });
    const feed = await start([later]);
    const before = clock.pending;
    const id = await ring();
    await eventually('it is planned', () => clock.pending > before);
    await feed.settled();
    expect(await heard()).toEqual([]);
    clock.advance(FOR_MS);
    await untilHeard(1);
    expect(await heard()).toMatchObject([{ metadata: { causationId: id } }]);
  });

  test('waits for an absence to last, and ends the wait if the absent one is back', async () => {
    const here = new Set<string>();
    let changed: (key: string) => void = () => undefined;
    const absent = defineAbsence({
      name: 'miss-a-person',
      on: [],
      key: () => undefined,
      watch: (_needs, notify) => (changed = notify),
      isHere: (key) => here.has(key),
      forMs: FOR_MS,
      run: async (bellId, { execute, stateOf }) => {
        await stateOf(stream(Bell, bellId));
        await execute(HearBell, { bellId, by: 'nobody' });
      },
    });
    const feed = await start([absent]);
    changed('a');
    changed('b');
    await feed.settled();
    clock.advance(FOR_MS - 1);
    await feed.settled();
    here.add('b');
    changed('b');
    clock.advance(1);
    await untilHeard(1);
    await feed.settled();
    expect(await heard()).toMatchObject([{ stream: 'bell-a' }]);
  });

  test('follows from each event in order, also where read models must show it first', async () => {
    const seen: string[] = [];
    const each = definePush({
      name: 'note-each',
      whenReadModel: { projection: 'bells', events: [BellRung] },
      each: ({ data }) => void seen.push(data.bellId),
    });
    await start([each], new ProcessRoles({ servesPeople: true, runsBackgroundJobs: false }));
    for (const bellId of ['a', 'b', 'c']) await ring(bellId);
    await eventually('all are seen', () => seen.length === 3);
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  test('pushes the events of a queue in order, also after one that fails', async () => {
    const seen: string[] = [];
    const ids: string[] = [];
    let fails = true;
    const push = definePush({
      name: 'push-in-order',
      on: [BellRung],
      queue: ({ data }) => data.bellId,
      each: async ({ id }) => {
        if (fails) throw new Error('The wire is cut');
        seen.push(id);
      },
    });
    const feed = await start([push]);
    const before = clock.pending;
    for (let n = 0; n < 3; n += 1) ids.push(await ring('a'));
    await eventually('it is planned', () => clock.pending > before);
    await feed.settled();
    expect(seen).toEqual([]);
    fails = false;
    clock.advance(10_000);
    await eventually('all are pushed', () => seen.length === 3);
    expect(seen).toEqual(ids);
  });

  test('pushes what follows in a queue after one that is needed no more', async () => {
    const seen: string[] = [];
    const push = definePush({
      name: 'push-what-is-needed',
      on: [BellRung],
      queue: () => 'all',
      each: async ({ data: { bellId } }) => {
        if (bellId === 'a') throw new Rejected('NOT_FOUND');
        seen.push(bellId);
      },
    });
    await start([push]);
    for (const bellId of ['a', 'b']) await ring(bellId);
    await eventually('the second is pushed', () => seen.length === 1);
    expect(seen).toEqual(['b']);
  });

  test('is left to another process where this one is for people', async () => {
    const feed = await start(
      [hear],
      new ProcessRoles({ servesPeople: true, runsBackgroundJobs: false }),
    );
    await start([hear]);
    await ring();
    await untilHeard(1);
    await feed.settled();
    expect(await heard()).toHaveLength(1);
  });

  test('tries again what failed', async () => {
    let tries = 0;
    const failing = defineReaction({
      name: 'fail-once',
      on: [BellRung],
      each: async ({ data: { bellId } }, { execute }) => {
        tries += 1;
        if (tries === 1) throw new Error('The wire is cut');
        await execute(HearBell, { bellId, by: 'persistence' });
      },
    });
    await start([failing]);
    const before = clock.pending;
    await ring();
    await eventually('it is planned', () => clock.pending > before);
    clock.advance(10_000);
    await untilHeard(1);
    expect(tries).toBe(2);
  });
});
