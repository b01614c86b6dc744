import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accepted } from '@foyer/contracts/decision';
import { defineEvent, type EventDefinition, type EventOf } from '@foyer/contracts/schema';
import { openKurrentEventLog, type KurrentEventLog } from '@foyer/event-log/kurrent';
import { spawnTestDouble, type SpawnedTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { SystemClock } from '../../clock/index.js';
import { EventCodec } from '../events/index.js';
import { PersonalData, PersonKeys } from '../../stores/personal-data/index.js';
import { CountingId } from '../../testing/counting-id.js';

import { MemoryVault } from '../../testing/memory-vault.js';
import { defineAggregate, stream } from './aggregate.js';
import { systemActor } from '../../actor.js';
import { CommandRunner } from './command-runner.js';
import { Rejected } from '../../rejected.js';

const Drawn = defineEvent('Drawn', 1, z.object({ number: z.int() }));
const Noted = defineEvent('Noted', 1, z.object({ number: z.int() }));
type TicketEvent = EventOf<typeof Drawn>;

const Tickets = defineAggregate<number, TicketEvent>({
  name: 'tickets',
  initial: 0,
  events: [Drawn],
  evolve: (_, event) => event.data.number,
});
const Notes = defineAggregate<number, EventOf<typeof Noted>>({
  name: 'notes',
  initial: 0,
  events: [Noted],
  evolve: (_, event) => event.data.number,
});

let server: SpawnedTestDouble;
let logs: readonly KurrentEventLog[];
beforeEach(async () => {
  server = await spawnTestDouble();
  logs = await Promise.all([1, 2].map(() => openKurrentEventLog(server)));
});
afterEach(async () => {
  await Promise.all(logs.map((log) => log.close()));
  await server.end();
});

function runnerOn(log: KurrentEventLog): CommandRunner {
  const definitions = [Drawn, Noted].map((one) => [one.type, one as unknown as EventDefinition]);
  const codec = new EventCodec(
    new PersonalData(new PersonKeys(new MemoryVault())),
    new Map(definitions as [string, EventDefinition][]),
  );
  return new CommandRunner({ log, codec, clock: new SystemClock(), newId: new CountingId() });
}

/**
 * Draws the next number, and notes it in a second stream; again where the others were quicker every
 * time.
 */
async function draw(runner: CommandRunner): Promise<number> {
  const context = { commandId: newId(), correlationId: 'race', actor: systemActor('host') };
  for (;;) {
    try {
      const { result } = await runner.run({
        name: 'Test',
        context,
        streams: { tickets: stream(Tickets, 'window'), notes: stream(Notes, 'window') },
        decide: ({ tickets }) => {
          const number = tickets + 1;
          return accepted(
            {
              tickets: [{ type: 'Drawn', data: { number } }],
              notes: [{ type: 'Noted', data: { number } }],
            },
            number,
          );
        },
      });
      return result;
    } catch (error) {
      if (!(error instanceof Rejected && error.code === 'CONFLICT')) throw error;
    }
  }
}

test('two nodes that draw from one stream at once never draw the same number', async () => {
  const runners = logs.map(runnerOn);
  const draws = runners.flatMap((runner) => Array.from({ length: 25 }, () => draw(runner)));
  const numbers = await Promise.all(draws);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  for (const name of ['tickets-window', 'notes-window']) {
    const written: unknown[] = [];
    for await (const { data } of logs[0]!.readStream(name)) written.push(data.number);
    expect(written).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  }
});
