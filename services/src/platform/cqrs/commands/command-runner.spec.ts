import { beforeEach, describe, expect, test } from '@jest/globals';
import { accepted, rejected } from '@foyer/contracts/decision';
import {
  defineEvent,
  Id,
  personal,
  type EventDefinition,
  type EventOf,
} from '@foyer/contracts/schema';
import { RevisionConflict, type RecordedEvent } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { z } from 'zod';

import { EventCodec } from '../events/index.js';
import { PersonalData, PersonKeys } from '../../stores/personal-data/index.js';
import { CountingId } from '../../testing/counting-id.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { MemoryVault } from '../../testing/memory-vault.js';
import { defineAggregate, defineFold, stream } from './aggregate.js';
import { systemActor } from '../../actor.js';
import type { CommandContext } from './command-context.js';
import { CommandRunner } from './command-runner.js';

const Seated = defineEvent(
  'Seated',
  1,
  z.object({ guestId: Id, name: personal(z.string()), slot: z.int() }),
  { subject: 'guestId' },
);
const Emptied = defineEvent('Emptied', 1, z.object({ slot: z.int() }));
const events = [Seated, Emptied] as const;
type TableEvent = EventOf<(typeof events)[number]>;
interface TableState {
  readonly slots: Readonly<Record<number, string | null>>;
}

const Table = defineAggregate<TableState, TableEvent>({
  name: 'table',
  initial: { slots: {} },
  events,
  evolve(state, event) {
    switch (event.type) {
      case 'Seated':
        return { slots: { ...state.slots, [event.data.slot]: event.data.name } };
      case 'Emptied': {
        const others = Object.entries(state.slots).filter(
          ([slot]) => Number(slot) !== event.data.slot,
        );
        return { slots: Object.fromEntries(others) };
      }
    }
  },
});

const guestId = '01890000-0000-7000-8000-000000000001';
const context = (n: number): CommandContext => ({
  commandId: `01890000-0000-7000-8000-0000000001${n.toString().padStart(2, '0')}`,
  correlationId: 'evening',
  actor: systemActor('host'),
});

describe('CommandRunner', () => {
  let log: MemoryEventLog;
  let vault: MemoryVault;
  let clock: ManualClock;

  const runnerOn = (): CommandRunner =>
    new CommandRunner({
      log,
      codec: new EventCodec(
        new PersonalData(new PersonKeys(vault)),
        new Map(events.map((one) => [one.type, one as unknown as EventDefinition])),
      ),
      clock,
      newId: new CountingId(),
      random: () => 0,
    });

  const written = async (): Promise<RecordedEvent[]> => {
    const found: RecordedEvent[] = [];
    for await (const event of log.readAll()) found.push(event);
    return found;
  };

  const slot = (runner: CommandRunner, n: number, number = 1, name = 'Ada') =>
    runner.run({
      name: 'Test',
      context: context(n),
      streams: { table: stream(Table, 'window') },
      decide: ({ table }, { now }) =>
        number in table.slots
          ? rejected('CONFLICT', { by: table.slots[number] ?? '' })
          : accepted(
              { table: [{ type: 'Seated', data: { guestId, name, slot: number } }] },
              now.toISOString(),
            ),
    });

  beforeEach(() => {
    log = new MemoryEventLog();
    vault = new MemoryVault();
    clock = new ManualClock();
  });

  test('appends what was decided, with its metadata, and says where', async () => {
    const { position, result } = await slot(runnerOn(), 1);
    expect(result).toBe('2026-03-02T09:00:00.000Z');
    expect(await written()).toHaveLength(1);
    expect((await written())[0]).toMatchObject({
      stream: 'table-window',
      revision: 0,
      position,
      type: 'Seated',
      metadata: {
        causationId: context(1).commandId,
        correlationId: 'evening',
        actor: { type: 'system', id: 'host' },
        at: '2026-03-02T09:00:00.000Z',
        schemaVersion: 1,
      },
    });
  });

  test('folds one stream in two ways, each for itself', async () => {
    const runner = runnerOn();
    await slot(runner, 1);
    const Crowd = defineFold<number, TableEvent>({
      name: 'table',
      initial: 0,
      events,
      evolve: (count, event) => count + (event.type === 'Seated' ? 1 : -1),
    });
    expect(await runner.stateOf(stream(Crowd, 'window'))).toBe(1);
    await slot(runner, 2, 2, 'Grace');
    expect(await runner.stateOf(stream(Crowd, 'window'))).toBe(2);
    expect(await runner.stateOf(stream(Table, 'window'))).toEqual({
      slots: { 1: 'Ada', 2: 'Grace' },
    });
  });

  test('writes nothing to a stream by a fold that only reads it', async () => {
    const Crowd = defineFold<number, TableEvent>({
      name: 'table',
      initial: 0,
      events,
      evolve: (count) => count + 1,
    });
    const seated = { type: 'Seated', data: { guestId, name: 'Ada', slot: 1 } } as const;
    const write = runnerOn().run({
      name: 'Test',
      context: context(1),
      streams: { crowd: stream(Crowd, 'window') },
      decide: () => accepted({ crowd: [seated] }),
    });
    await expect(write).rejects.toThrow('table-window is only read here');
    expect(await written()).toEqual([]);
  });

  test('folds with the time of each event, whether it was just written or is read again', async () => {
    const Times = defineAggregate<readonly string[], TableEvent>({
      name: 'table',
      initial: [],
      events,
      evolve: (times, _event, at) => [...times, at],
    });
    const runner = runnerOn();
    await runner.stateOf(stream(Times, 'window'));
    const arrive = (n: number) =>
      runner.run({
        name: 'Test',
        context: context(n),
        streams: { times: stream(Times, 'window') },
        decide: () =>
          accepted({ times: [{ type: 'Seated', data: { guestId, name: 'Ada', slot: n } }] }),
      });
    await arrive(1);
    clock.advance(60_000);
    await arrive(2);
    const times = ['2026-03-02T09:00:00.000Z', '2026-03-02T09:01:00.000Z'];
    expect(await runner.stateOf(stream(Times, 'window'))).toEqual(times);
    expect(await runnerOn().stateOf(stream(Times, 'window'))).toEqual(times);
  });

  test('decides without a stream that is absent', async () => {
    const absent = undefined as ReturnType<typeof stream<TableState, TableEvent>> | undefined;
    const { result, position } = await runnerOn().run({
      name: 'Test',
      context: context(1),
      streams: { table: stream(Table, 'window'), other: absent },
      decide: ({ table, other }) => accepted({ table: [], other: [] }, [table.slots, other]),
    });
    expect(result).toEqual([{}, undefined]);
    expect(position).toBeUndefined();
  });

  test('keeps personal fields out of the log in clear and gives them back to the next decision', async () => {
    await slot(runnerOn(), 1);
    expect(JSON.stringify(await written())).not.toContain('Ada');
    await expect(slot(runnerOn(), 2)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { by: 'Ada' },
    });
  });

  test('decides on nothing where the person has been forgotten', async () => {
    await slot(runnerOn(), 1);
    await new PersonalData(new PersonKeys(vault)).forget(guestId);
    await expect(slot(runnerOn(), 2)).rejects.toMatchObject({ details: { by: '' } });
  });

  test('a repeated command appends nothing new, also when it decides again', async () => {
    const first = await slot(runnerOn(), 1);
    const again = await runnerOn().run({
      name: 'Test',
      context: context(1),
      streams: { table: stream(Table, 'window') },
      decide: () =>
        accepted({ table: [{ type: 'Seated', data: { guestId, name: 'Ada', slot: 1 } }] }),
    });
    expect(again.position).toBe(first.position);
    expect(await written()).toHaveLength(1);
  });

  test('a command that adds nothing answers with the last position it was decided on', async () => {
    const runner = runnerOn();
    const { position } = await slot(runner, 1);
    const nothing = { name: 'Test', context: context(2), decide: () => accepted({}) };
    expect(await runner.run({ ...nothing, streams: { table: stream(Table, 'window') } })).toEqual({
      position,
      result: undefined,
    });
    expect(await runner.run({ ...nothing, streams: { table: stream(Table, 'new') } })).toEqual({
      position: undefined,
      result: undefined,
    });
  });

  test('two processes race for one slot: one wins, the other is decided again', async () => {
    const results = await Promise.allSettled(
      [slot(runnerOn(), 1), slot(runnerOn(), 2)].map(settle),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await written()).toHaveLength(1);
  });

  test('many in one process write to one stream without a conflict', async () => {
    const runner = runnerOn();
    await Promise.all(Array.from({ length: 40 }, (_, n) => slot(runner, n, n)));
    expect((await written()).map(({ revision }) => revision)).toEqual(
      Array.from({ length: 40 }, (_, n) => n),
    );
  });

  test('gives up as CONFLICT when others are quicker every time', async () => {
    let tries = 0;
    log.append = async () => {
      tries += 1;
      throw new RevisionConflict('table-window', 1, 2);
    };
    await expect(settle(slot(runnerOn(), 1))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(tries).toBe(5);
  });

  test('one context for two commands on a stream is a fault, not a silent loss', async () => {
    const runner = runnerOn();
    const shared = context(1);
    const run = (slotNumber: number) =>
      runner.run({
        name: 'Test',
        context: shared,
        streams: { table: stream(Table, 'window') },
        decide: () => accepted({ table: [{ type: 'Emptied', data: { slot: slotNumber } }] }),
      });
    await run(1);
    await expect(run(2)).rejects.toThrow('share a context');
  });

  test('never writes an event that does not fit its schema', async () => {
    const wrong = runnerOn().run({
      name: 'Test',
      context: context(1),
      streams: { table: stream(Table, 'window') },
      decide: () => accepted({ table: [{ type: 'Emptied', data: { slot: 1.5 } }] }),
    });
    await expect(wrong).rejects.toMatchObject({ code: 'UNDECODABLE_EVENT' });
    expect(await written()).toEqual([]);
  });

  /** Waits of the runner end as soon as they begin. */
  async function settle<T>(running: Promise<T>): Promise<T> {
    const state = { settled: false };
    const end = (): void => void (state.settled = true);
    running.then(end, end);
    while (!state.settled) {
      clock.advance(0);
      await new Promise(setImmediate);
    }
    return running;
  }
});

describe('An event that names a call', () => {
  const Noted = defineEvent('Noted', 1, z.object({ callId: Id }));
  const Note = defineAggregate<object, EventOf<typeof Noted>>({
    name: 'note',
    initial: {},
    events: [Noted],
    evolve: (state) => state,
  });

  test('belongs to that call, whichever call the command belongs to', async () => {
    const log = new MemoryEventLog();
    const runner = new CommandRunner({
      log,
      codec: new EventCodec(
        new PersonalData(new PersonKeys(new MemoryVault())),
        new Map<string, EventDefinition>([['Noted', Noted]]),
        [],
      ),
      clock: new ManualClock(),
      newId: new CountingId(),
    });
    await runner.run({
      name: 'Note',
      context: context(99),
      streams: { note: stream(Note, guestId) },
      decide: () => accepted({ note: [{ type: 'Noted', data: { callId: guestId } }] }, undefined),
    });
    const found: string[] = [];
    for await (const { metadata } of log.readAll()) found.push(metadata.correlationId);
    expect(found).toEqual([guestId]);
  });
});
