import { join } from 'node:path';

import type { DynamicModule } from '@nestjs/common';
import type { EventLog } from '@foyer/event-log';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { MemoryReadStore } from '@foyer/projections';

import { CallsModule, readMediaSettings, type MediaParts } from '#contexts/calls';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '#contexts/portals';
import type { NodeParts } from '#platform/cluster/nodes';
import { ProcessRoles } from '#platform/cluster/process-roles/process-roles.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import type { TestAppOptions } from '#platform/testing/test-app.js';
import { VisitsModule } from '../index.js';

export type OfficeOptions = Pick<
  TestAppOptions,
  'overload' | 'addressLimits' | 'trustProxy' | 'environment' | 'imports'
> & {
  /** More contexts, of which some belong to the same media and calls. */
  readonly around?: (media: MediaParts, calls: DynamicModule) => TestAppOptions['imports'];
  /** The parts by which the program is one of several nodes. */
  readonly nodes?: NodeParts;
};

/** The program of an office on a log that stays, with as many nodes as are wanted. */
export class OfficeProgram {
  readonly logPath: string;
  readonly #vault = new MemoryVault();
  readonly #others: IdentityApp[] = [];
  #readStore = new MemoryReadStore({ requiresDeclaredSorts: true });
  #app: IdentityApp | undefined;

  constructor(
    private readonly folder: string,
    private readonly options: OfficeOptions,
    private readonly lasting: Pick<TestAppOptions, 'clock' | 'newId'>,
  ) {
    this.logPath = join(folder, 'log.db');
  }

  get app(): IdentityApp {
    if (!this.#app) throw new Error('The office is closed');
    return this.#app;
  }

  async start(): Promise<void> {
    this.#readStore = new MemoryReadStore({ requiresDeclaredSorts: true });
    const eventLog = openSqliteEventLog({ path: this.logPath });
    this.#app = await bootIdentityApp({ ...this.#parts(), eventLog });
  }

  /** One more node on the same log, which does no background jobs. */
  async another(): Promise<IdentityApp> {
    const eventLog = keptOpen(this.app.eventLog);
    const processRoles = new ProcessRoles({ servesPeople: true, runsBackgroundJobs: false });
    const other = await bootIdentityApp({ ...this.#parts(), eventLog, processRoles });
    this.#others.push(other);
    return other;
  }

  async stop(): Promise<void> {
    for (const other of this.#others.splice(0)) await other.close();
    await this.app.close();
    this.#app = undefined;
  }

  #parts(): TestAppOptions {
    const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: this.folder };
    const calls = CallsModule.with(media);
    const { around, imports = [], ...options } = this.options;
    return {
      ...options,
      ...this.lasting,
      imports: [PortalsModule, VisitsModule, calls, ...imports, ...(around?.(media, calls) ?? [])],
      readStore: this.#readStore,
      vault: this.#vault,
    };
  }
}

/** The same log, which stays open when one of its nodes ends. */
const keptOpen = (eventLog: EventLog): EventLog =>
  new Proxy(eventLog, {
    get: (log, name) => {
      if (name === 'close') return () => Promise.resolve();
      const member: unknown = Reflect.get(log, name, log);
      return typeof member === 'function' ? (member.bind(log) as unknown) : member;
    },
  });
