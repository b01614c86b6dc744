import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@foyer/contracts/identity';
import type { EventLog } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { MemoryReadStore, type Projection, type ProjectionStore } from '@foyer/projections';

import { TokenAuthentication } from '../http/authentication/index.js';
import type { NewId } from '../clock/index.js';
import type { ProcessRoles } from '../cluster/process-roles/process-roles.js';
import { createHttpAdapter, NEST_OPTIONS, type TrustProxy } from '../http/index.js';
import { Metrics } from '../observability/index.js';
import type { AddressLimits, Overload } from '../http/admission/index.js';
import type { NodeParts } from '../cluster/nodes/index.js';
import { assembleCore, type PlatformCore } from '../platform-core.js';
import { PlatformModule } from '../platform.module.js';
import type { Environment, SharedBudgets } from '../tokens.js';
import type { Vault } from '../stores/vault/index.js';
import { ReactionFeed } from '../cqrs/reactions/index.js';
import { actorOf } from './actors.js';
import { CountingId } from './counting-id.js';
import { FakeAuthenticator } from './fake-authenticator.js';
import { ManualClock } from './manual-clock.js';
import { MemoryVault } from './memory-vault.js';
import { SilentLog } from './silent-log.js';

/** The parts that a test may bring along; the rest is made for it. */
export interface TestAppOptions {
  readonly imports?: ModuleMetadata['imports'];
  readonly controllers?: ModuleMetadata['controllers'];
  readonly providers?: ModuleMetadata['providers'];
  readonly eventLog?: EventLog;
  readonly vault?: Vault;
  /** The store of read models; in memory by default. */
  readonly readStore?: ProjectionStore;
  /** The read models that the context looks into. */
  readonly projections?: readonly Projection[];
  readonly environment?: Environment;
  /** Counts attempts together with another app; in memory by default. */
  readonly sharedBudgets?: SharedBudgets;
  /** Time and ids that continue where an app before this one ended. */
  readonly clock?: ManualClock;
  readonly newId?: NewId;
  /** The parts that make the app one of several. */
  readonly nodes?: NodeParts;
  /** The tasks of the app; all by default. */
  readonly processRoles?: ProcessRoles;
  /** Decides when the app refuses new work, made with its metrics; never by default. */
  readonly overload?: (metrics: Metrics) => Overload;
  /** The limits of one address; none by default. */
  readonly addressLimits?: AddressLimits;
  /** The senders whose `X-Forwarded-For` is believed; none by default. */
  readonly trustProxy?: TrustProxy;
  /** True if the modules under test bring the authenticator along; otherwise a fake one is used. */
  readonly authenticates?: boolean;
  /** The whole program in place of single modules; its tokens are made up all the same. */
  readonly program?: (core: PlatformCore) => DynamicModule;
}

/** The platform around a context, in memory, listening on a port of its own. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  /** The address where it listens. */
  readonly url: string;
  /** The routes that the router knows, as `GET /api/v2/queue/:id`. */
  readonly routed: ReadonlySet<string>;
  readonly eventLog: EventLog;
  /** Everything below Nest, e.g. `core.commandRunner`. */
  readonly core: PlatformCore;
  readonly clock: ManualClock;
  readonly log: SilentLog;
  readonly authenticator: FakeAuthenticator;
  /** Makes a token for an actor with a role, and the header that carries it. */
  headersOf(role: Role, id?: string): Record<string, string>;
  close(): Promise<void>;
}

/** Boots modules or controllers on a platform that is all in memory. */
export async function bootTestApp(options: TestAppOptions): Promise<TestApp> {
  const clock = options.clock ?? new ManualClock();
  const log = new SilentLog();
  const metrics = new Metrics();
  const { trustProxy = false } = options;
  const allowedOrigins = ['https://trusted.example'];
  const newId = options.newId ?? new CountingId();
  const authenticator = new FakeAuthenticator();
  const core = assembleCore({
    clock,
    newId,
    log,
    metrics,
    eventLog: options.eventLog ?? new MemoryEventLog(),
    vault: options.vault ?? new MemoryVault(),
    readStore: options.readStore ?? new MemoryReadStore({ requiresDeclaredSorts: true }),
    projections: options.projections ?? [],
    realtime: { allowedOrigins, trustProxy },
    environment: options.environment ?? {},
    ...(options.nodes && { nodes: options.nodes }),
    ...(options.processRoles && { processRoles: options.processRoles }),
    ...(options.addressLimits && { addressLimits: options.addressLimits }),
    ...(options.overload && { overload: options.overload(metrics) }),
    sharedBudgets: options.sharedBudgets,
  });
  await core.readModels.start();
  if (core.projections.length > 0) await core.readModels.untilCurrent();
  const root = {
    module: TestRoot,
    imports: options.program
      ? [options.program(core)]
      : [
          PlatformModule.with(core),
          ...(options.authenticates ? [] : [authenticator.asModule()]),
          ...(options.imports ?? []),
        ],
    controllers: [...(options.controllers ?? [])],
    providers: [...(options.providers ?? [])],
  };
  const adapter = createHttpAdapter({ newId, trustProxy, allowedOrigins, log, metrics });
  const routed = new Set<string>();
  adapter.getInstance().addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routed.add(`${one} ${url}`);
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, NEST_OPTIONS);
  await app.init();
  if (options.program) {
    const authenticate = (token: string) => authenticator.authenticate(token);
    const refusalOf = (token: string) => authenticator.refusalOf(token, '');
    Object.assign(app.get(TokenAuthentication), { authenticate, refusalOf });
  }
  await app.listen(0, '127.0.0.1');
  // Only what reacts to something has a feed.
  const parts = [...app.get(ModulesContainer).values()];
  if (parts.some(({ providers }) => providers.has(ReactionFeed)))
    await app.get(ReactionFeed, { strict: false }).opened();
  return {
    app,
    url: await app.getUrl(),
    routed,
    eventLog: core.eventLog,
    core,
    clock,
    log,
    authenticator,
    headersOf(role, id) {
      const actor = actorOf(role, id);
      const token = `${role}.${actor.id}`;
      if (role !== 'anonymous') authenticator.tokens.set(token, actor);
      return role === 'anonymous' ? {} : { authorization: `Bearer ${token}` };
    },
    async close() {
      await app.close();
      await core.readModels.stop();
      await core.eventLog.close();
    },
  };
}

@Module({})
class TestRoot {}
