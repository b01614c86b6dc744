import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { accepted, rejected } from '@foyer/contracts/decision';
import { defineEvent, Id, type EventOf } from '@foyer/contracts/schema';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { z } from 'zod';

import {
  CommandRunner,
  defineAggregate,
  Rejected,
  stepOf,
  stream,
  type CommandContext,
} from './commands/index.js';
import { NEST_OPTIONS } from '../http/index.js';
import { EventCodec } from './events/index.js';
import { currentScope } from '../observability/index.js';
import { PersonalData, PersonKeys } from '../stores/personal-data/index.js';
import { CountingId } from '../testing/counting-id.js';
import { ManualClock } from '../testing/manual-clock.js';
import { MemoryVault } from '../testing/memory-vault.js';
import {
  defineCommand,
  defineQuery,
  memberOf,
  need,
  provideCommands,
  provideQueries,
  type CommandOf,
} from './index.js';

const BoxFilled = defineEvent('BoxFilled', 1, z.object({ boxId: Id, content: z.string() }));
type BoxEvent = EventOf<typeof BoxFilled>;
const Box = defineAggregate<readonly string[], BoxEvent>({
  name: 'box',
  initial: [],
  events: [BoxFilled],
  evolve: (contents, { data }) => [...contents, data.content],
});

abstract class Shelf {
  abstract has(boxId: string): boolean;
}
interface Label {
  readonly text: string;
}
const LABEL = Symbol('Label');

interface Filling {
  readonly boxId: string;
  readonly content: string;
}
const filled = ({ boxId, content }: Filling): BoxEvent => ({
  type: 'BoxFilled',
  data: { boxId, content },
});

const scopes: unknown[] = [];

const FillBox = defineCommand({
  name: 'FillBox',
  needs: { shelf: Shelf, label: need<Label>(LABEL) },
  prepare: ({ boxId }: Filling, { needs }) => {
    scopes.push(currentScope());
    if (!needs.shelf.has(boxId)) throw new Rejected('NOT_FOUND');
    return { prefix: needs.label.text };
  },
  correlation: ({ boxId }) => `about ${boxId}`,
  stream: ({ boxId }) => stream(Box, boxId),
  decide: (contents, { boxId, content }, { prepared }) =>
    contents.length >= 2
      ? rejected('CONFLICT')
      : accepted([filled({ boxId, content: `${prepared.prefix}${content}` })], contents.length + 1),
});
type FillBox = CommandOf<typeof FillBox>;

const FillBoth = defineCommand({
  name: 'FillBoth',
  streams: ({ boxIds }: { boxIds: readonly [string, string] }) => ({
    left: stream(Box, boxIds[0]),
    right: stream(Box, boxIds[1]),
  }),
  decide: ({ left, right }, { boxIds }) =>
    accepted({
      left: left.length > 0 ? [] : [filled({ boxId: boxIds[0], content: 'l' })],
      right: right.length > 0 ? [] : [filled({ boxId: boxIds[1], content: 'r' })],
    }),
});

const FillTwice = defineCommand({
  name: 'FillTwice',
  handle: async ({ boxId }: { boxId: string }, { context, run, stateOf }) => {
    const box = stream(Box, boxId);
    const fill = (content: string) =>
      run({
        context: stepOf(context, content),
        streams: { box },
        decide: () => accepted({ box: [filled({ boxId, content })] }),
      });
    await fill('first');
    const { position } = await fill('second');
    return { position, result: await stateOf(box) };
  },
});

const ForMembers = defineCommand({
  name: 'ForMembers',
  stream: (_data: undefined, { context }) => stream(Box, memberOf(context).id),
  decide: () => accepted([]),
});

const ShownLabel = defineQuery({
  name: 'ShownLabel',
  needs: { label: need<Label>(LABEL) },
  answer: ({ twice }: { twice: boolean }, { needs }) =>
    twice ? `${needs.label.text}${needs.label.text}` : needs.label.text,
});
const Everything = defineQuery({ name: 'Everything', answer: () => 42 });

const declared = { FillBox, FillBoth, FillTwice, ForMembers, ShownLabel, Everything, Box, LABEL };

const boxId = '01890000-0000-7000-8000-0000000000b1';
const otherId = '01890000-0000-7000-8000-0000000000b2';
let made = 0;
const context = (): CommandContext => ({
  commandId: `01890000-0000-7000-8000-0000000001${(made += 1).toString().padStart(2, '0')}`,
  correlationId: 'c',
  actor: { type: 'anonymous', id: 'anonymous', role: 'anonymous' },
});

describe('What a context declares', () => {
  let log: MemoryEventLog;
  let names: string[];
  let app: INestApplicationContext;
  let commands: CommandBus;
  let queries: QueryBus;

  beforeEach(async () => {
    log = new MemoryEventLog();
    names = [];
    const codec = new EventCodec(
      new PersonalData(new PersonKeys(new MemoryVault())),
      new Map([[BoxFilled.type, BoxFilled]]),
      [],
    );
    const runner = new CommandRunner({
      log,
      codec,
      clock: new ManualClock(),
      newId: new CountingId(),
      observe: ({ name }, _streams, run) => {
        names.push(name);
        return run();
      },
    });
    @Module({
      imports: [CqrsModule],
      providers: [
        { provide: CommandRunner, useValue: runner },
        { provide: Shelf, useValue: { has: (id: string) => id === boxId } },
        { provide: LABEL, useValue: { text: 'a ' } },
        ...provideCommands(declared),
        ...provideQueries([ShownLabel, Everything]),
      ],
    })
    class Boxes {}
    app = await NestFactory.createApplicationContext(Boxes, NEST_OPTIONS);
    commands = app.get(CommandBus);
    queries = app.get(QueryBus);
  });
  afterEach(() => app.close());

  const written = async () => {
    const all = [];
    for await (const { stream: name, data, metadata } of log.readAll()) {
      all.push([name, data.content, metadata.correlationId]);
    }
    return all;
  };

  test('is a command that asks its ports, decides over its stream, and answers with its result', async () => {
    const command: FillBox = new FillBox(context(), { boxId, content: 'pen' });
    const { result } = await commands.execute(command);
    // The type of the result is inferred: this would not compile for a text.
    expect(result + 1).toBe(2);
    expect(await written()).toEqual([[`box-${boxId}`, 'a pen', `about ${boxId}`]]);
    expect(names).toEqual(['FillBox']);
    expect(scopes.at(-1)).toEqual({ correlationId: 'c', command: 'FillBox' });
  });

  test('refuses by a port or by its decision, and writes nothing', async () => {
    const elsewhere = new FillBox(context(), { boxId: otherId, content: 'pen' });
    await expect(commands.execute(elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await commands.execute(new FillTwice(context(), { boxId }));
    const full = new FillBox(context(), { boxId, content: 'pen' });
    await expect(commands.execute(full)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await written()).toHaveLength(2);
  });

  test('decides over several streams in one append', async () => {
    await commands.execute(new FillBoth(context(), { boxIds: [boxId, otherId] }));
    expect(await written()).toEqual([
      [`box-${boxId}`, 'l', 'c'],
      [`box-${otherId}`, 'r', 'c'],
    ]);
  });

  test('goes in several steps where it says how', async () => {
    const { result, position } = await commands.execute(new FillTwice(context(), { boxId }));
    expect(result).toEqual(['first', 'second']);
    expect(position).toBe(await log.head());
    expect(names).toEqual(['FillTwice', 'FillTwice']);
  });

  test('knows the caller', async () => {
    const asked = commands.execute(new ForMembers(context(), undefined));
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is a query that asks what it needs', async () => {
    expect((await queries.execute(new ShownLabel({ twice: true }))).length).toBe(4);
    expect((await queries.execute(new Everything())) + 1).toBe(43);
  });

  test('is provided once, with any other exports of its module', () => {
    expect(provideCommands({ ...declared, again: FillBox })).toHaveLength(4);
    expect(provideQueries(declared)).toHaveLength(2);
  });
});
