import { Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@foyer/contracts/identity';
import type { EventLog } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { createHttpAdapter, NEST_OPTIONS } from '../http/index.js';
import { PlatformModule } from '../platform.module.js';
import type { Vault } from '../vault/index.js';
import { actorOf } from './actors.js';
import { CountingId } from './counting-id.js';
import { FakeAuthenticator } from './fake-authenticator.js';
import { ManualClock } from './manual-clock.js';
import { MemoryVault } from './memory-vault.js';
import { SilentLog } from './silent-log.js';

/** What a test may bring along; the rest is made for it. */
export interface TestAppOptions {
  readonly imports?: ModuleMetadata['imports'];
  readonly controllers?: ModuleMetadata['controllers'];
  readonly providers?: ModuleMetadata['providers'];
  readonly eventLog?: EventLog;
  readonly vault?: Vault;
}

/** The platform around a context, in memory, listening on a port of its own. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  /** Where it listens. */
  readonly url: string;
  readonly eventLog: EventLog;
  readonly clock: ManualClock;
  readonly log: SilentLog;
  readonly authenticator: FakeAuthenticator;
  /** Makes a token for somebody of a role, and the header that carries it. */
  headersOf(role: Role, id?: string): Record<string, string>;
  close(): Promise<void>;
}

/** Boots modules or controllers on a platform that is all in memory. */
export async function bootTestApp(options: TestAppOptions): Promise<TestApp> {
  const clock = new ManualClock();
  const log = new SilentLog();
  const newId = new CountingId();
  const authenticator = new FakeAuthenticator();
  const eventLog = options.eventLog ?? new MemoryEventLog();
  const realtime = { allowedOrigins: ['https://trusted.example'] };
  const vault = options.vault ?? new MemoryVault();
  const root = {
    module: TestRoot,
    imports: [
      PlatformModule.with({ clock, newId, log, eventLog, vault, realtime }),
      authenticator.asModule(),
      ...(options.imports ?? []),
    ],
    controllers: [...(options.controllers ?? [])],
    providers: [...(options.providers ?? [])],
  };
  const adapter = createHttpAdapter({ newId, trustProxy: false });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, NEST_OPTIONS);
  await app.listen(0, '127.0.0.1');
  return {
    app,
    url: await app.getUrl(),
    eventLog,
    clock,
    log,
    authenticator,
    headersOf(role, id) {
      const actor = actorOf(role, id);
      const token = `${role}.${actor.id}`;
      if (role !== 'anonymous') authenticator.tokens.set(token, actor);
      return role === 'anonymous' ? {} : { authorization: `Bearer ${token}` };
    },
    close: () => app.close(),
  };
}

@Module({})
class TestRoot {}
