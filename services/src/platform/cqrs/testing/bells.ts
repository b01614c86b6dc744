import { Module, type INestApplicationContext, type Provider, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';
import { jobEvents, jobQueueEvents } from '@foyer/contracts/jobs';
import { defineEvent, type EventDefinition, type EventOf } from '@foyer/contracts/schema';
import type { RecordedEvent } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import {
  defineProjection,
  jobs,
  MemoryReadStore,
  ProjectionRunner,
  ReadModels,
  type Evolve,
} from '@foyer/projections';
import { z } from 'zod';

import { Clock, NewId } from '../../clock/index.js';
import { ALL_PROCESS_ROLES, ProcessRoles } from '../../cluster/process-roles/process-roles.js';
import { NEST_OPTIONS } from '../../http/index.js';
import { Log } from '../../observability/index.js';
import { PersonalData, PersonKeys } from '../../stores/personal-data/index.js';
import { CountingId } from '../../testing/counting-id.js';
import { eventually } from '../../testing/eventually.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { MemoryVault } from '../../testing/memory-vault.js';
import { SilentLog } from '../../testing/silent-log.js';
import { EVENT_LOG, READ_STORE } from '../../tokens.js';
import { CommandRunner, defineAggregate, stream } from '../commands/index.js';
import { EventCodec } from '../events/index.js';
import { defineCommand, provideCommands } from '../index.js';
import { readEventsWith } from '../projections/index.js';

export const BellRung = defineEvent('BellRung', 1, z.object({ bellId: z.string() }));
export const BellHeard = defineEvent(
  'BellHeard',
  1,
  z.object({ bellId: z.string(), by: z.string() }),
);
const bellEvents = [BellRung, BellHeard] as const;
type BellEvent = EventOf<(typeof bellEvents)[number]>;
const definitions: readonly EventDefinition[] = [...bellEvents, ...jobEvents, ...jobQueueEvents];

export const Bell = defineAggregate<{ rung: number; heard: number }, BellEvent>({
  name: 'bell',
  initial: { rung: 0, heard: 0 },
  events: bellEvents,
  evolve: ({ rung, heard }, { type }) =>
    type === 'BellRung' ? { rung: rung + 1, heard } : { rung, heard: heard + 1 },
});

/** It would write each time that it is given: only its id keeps a repeat from it. */
export const HearBell = defineCommand({
  name: 'HearBell',
  stream: ({ bellId }: { bellId: string; by: string }) => stream(Bell, bellId),
  decide: (_state, { bellId, by }) => accepted([{ type: 'BellHeard', data: { bellId, by } }]),
});

const evolve: Evolve<{ readonly bells: { readonly _id: string } }, BellEvent> = {
  BellRung: ({ data }) => [{ op: 'put', collection: 'bells', doc: { _id: data.bellId } }],
  BellHeard: () => [],
};
const bells = defineProjection({
  name: 'bells',
  version: 1,
  collections: { bells: { indexes: [] } },
  evolve,
});

/** A log with bells in it, and processes that follow what is written to it. */
export class Bells {
  readonly log = new MemoryEventLog();
  readonly clock = new ManualClock();
  readonly vault = new MemoryVault();
  readonly newId = new CountingId();
  readonly personalData = new PersonalData(new PersonKeys(this.vault));
  private readonly apps = new Set<INestApplicationContext>();
  private count = 0;

  /** Starts a process. */
  async start(
    imports: readonly Type<unknown>[],
    declared: readonly Provider[],
    processRoles = ALL_PROCESS_ROLES,
  ): Promise<INestApplicationContext> {
    const { log, clock, newId } = this;
    const codec = new EventCodec(
      this.personalData,
      new Map(definitions.map((event) => [event.type, event])),
      [],
    );
    const readStore = new MemoryReadStore();
    const readModels = new ProjectionRunner({
      log,
      store: readStore,
      projections: [bells, jobs],
      readEvents: readEventsWith(codec),
    });
    await readModels.start();
    const provided = [
      { provide: EVENT_LOG, useValue: log },
      { provide: READ_STORE, useValue: readStore },
      { provide: EventCodec, useValue: codec },
      { provide: PersonalData, useValue: this.personalData },
      { provide: ReadModels, useValue: readModels },
      { provide: ProcessRoles, useValue: processRoles },
      { provide: Clock, useValue: clock },
      { provide: NewId, useValue: newId },
      { provide: Log, useValue: new SilentLog() },
      { provide: CommandRunner, useValue: new CommandRunner({ log, codec, clock, newId }) },
    ];
    @Module({})
    class Platform {}
    @Module({
      imports: [
        { module: Platform, global: true, providers: provided, exports: provided },
        CqrsModule,
        ...imports,
      ],
      providers: [...provideCommands([HearBell]), ...declared],
    })
    class BellTower {}
    const app = await NestFactory.createApplicationContext(BellTower, NEST_OPTIONS);
    this.apps.add(app);
    await app.init();
    return app;
  }

  async end(app: INestApplicationContext): Promise<void> {
    this.apps.delete(app);
    await app.close();
  }

  async close(): Promise<void> {
    for (const app of this.apps) await app.close();
  }

  get lastCorrelation(): string {
    return `ring ${this.count}`;
  }

  /** Rings a bell; gives the id of the event. */
  async ring(bellId = 'a'): Promise<string> {
    this.count += 1;
    const id = `01990000-0000-7000-8000-${this.count.toString().padStart(12, '0')}`;
    const metadata = {
      causationId: 'whoever',
      correlationId: this.lastCorrelation,
      actor: { type: 'system', id: 'test' },
      at: this.clock.now().toISOString(),
      schemaVersion: 1,
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    } as const;
    const rung = { id, type: 'BellRung', data: { bellId }, metadata };
    await this.log.append([{ stream: `bell-${bellId}`, expectedRevision: 'any', events: [rung] }]);
    return id;
  }

  async events(type?: string): Promise<readonly RecordedEvent[]> {
    const all: RecordedEvent[] = [];
    for await (const event of this.log.readAll()) {
      if (type === undefined || event.type === type) all.push(event);
    }
    return all;
  }

  heard(): Promise<readonly RecordedEvent[]> {
    return this.events('BellHeard');
  }

  async until(type: string, times: number): Promise<void> {
    await eventually(
      `${type} ${times} times`,
      async () => (await this.events(type)).length === times,
    );
  }
}
