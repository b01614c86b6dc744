import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allProjections } from '@foyer/projections';

import { AppModule } from './app.module.js';
import type { MediaParts } from './calls/index.js';
import { operatorTasks } from './operator-tasks.js';
import { mediaSettingsOf } from './settings.js';
import { RandomId, SystemClock } from './platform/clock/index.js';
import { readSettings, type PlatformSettings } from './platform/config/index.js';
import {
  eventLogCheck,
  Health,
  LogDamage,
  projectionsCheck,
  relayCheck,
} from './platform/health/index.js';
import { Duties } from './platform/duties/index.js';
import { createHttpAdapter, NEST_OPTIONS } from './platform/http/index.js';
import { assembleCore, type Environment, type PlatformCore } from './platform/index.js';
import { leasedStore, type Lease } from './platform/lease/index.js';
import { drainMs, nodeSettings, openNodes, type OpenNodes } from './platform/nodes/index.js';
import {
  Metrics,
  ObservedEventLog,
  startTracing,
  type Log,
} from './platform/observability/index.js';
import { openOperatorDoor, type OperatorDoor } from './platform/operator/index.js';
import { addPlatformMetrics } from './platform/operations/index.js';
import { Drain, SocketHub } from './platform/realtime/index.js';
import { guardServer, overloadOf, overloadSettings } from './platform/overload/index.js';
import { relaySettings, startRelay, type StandbyRelay } from './platform/relay/index.js';
import { SqliteSnapshots, type Snapshots } from './platform/snapshots/index.js';
import {
  listen,
  openStores,
  PublicAddress,
  storePaths,
  tryAddress,
  Welcome,
  type Stores,
  type WelcomeLine,
} from './platform/start/index.js';
import type { Division } from './roles.js';
import { serveOperationsOnly, serveWebSurface } from './web-surface.js';

/** How long a start waits for read models that are behind, in milliseconds; they go on catching up afterwards. */
const CATCH_UP_MS = 2_000;

/** A server that listens. */
export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** What to say to whoever started it. */
  readonly welcome: readonly WelcomeLine[];
  /** Lets calls go on that are under way, for as long as the settings allow, and leads everybody else to other nodes. */
  drain?(): Promise<void>;
  /** Lets clients go, finishes what is under way, seals and closes the log. */
  stop(): Promise<void>;
}

export interface HowToStart {
  readonly division: Division;
  /** What lets this process write where others could; where none is given, nobody else can. */
  readonly lease?: Pick<Lease, 'isHeld'> | undefined;
}

/**
 * Opens the stores, puts the program together and listens.
 * @throws StartFailure when its operator has to mend something first.
 */
export async function startServer(
  settings: PlatformSettings,
  environment: Environment,
  log: Log,
  { division, lease }: HowToStart,
): Promise<RunningServer> {
  await tryAddress(settings);
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const stopTracing = endpoint === undefined ? undefined : await startTracing(endpoint);
  const damage = new LogDamage(log);
  const sealFault = (err: unknown): void => log.error('The log is not sealed', { err });
  const stores = await openStores(settings, sealFault, {
    onUnreadable: damage.note,
    seals: division.doesErrands,
  });
  const snapshots = new SqliteSnapshots(join(stores.folder, 'snapshots.db'), (err) =>
    log.warn('Snapshots cannot be used; a start takes longer', { err }),
  );
  const duties = new Duties(division);
  const nodes = await openNodesOf(settings, environment, duties);
  const parts = { settings, environment, log, stores, snapshots, duties, nodes, lease };
  const { core, eventLog } = makeCore(parts);
  let app: NestFastifyApplication | undefined;
  let relay: StandbyRelay | undefined;
  let door: OperatorDoor | undefined;
  let endGuard: (() => void) | undefined;
  const ending = new AbortController();
  const stop = async (): Promise<void> => {
    endGuard?.();
    // The door closes once nobody is at it.
    ending.abort('The server ends; the read models are as they were');
    await door?.close();
    await app?.close();
    await relay?.stop();
    await core.readModels.stop();
    await nodes?.close();
    snapshots.close();
    await stores.close();
    await stopTracing?.();
  };
  try {
    await core.readModels.start();
    const head = await eventLog.head();
    if (head !== undefined) await core.readModels.waitFor(head, CATCH_UP_MS);
    // Media flows where pages are connected.
    const mediaSettings = mediaSettingsOf(duties.servesPeople ? environment : { JANUS: 'off' });
    const media = { settings: mediaSettings, dataFolder: stores.folder };
    app = await createApp(core, settings, media);
    addChecks(app, core, eventLogCheck(eventLog, stores.folder, damage));
    relay = division.handsOn
      ? await startRelay(readSettings(relaySettings, environment), {
          ...core,
          folder: stores.folder,
          readStore: storePaths(settings).readStore,
        })
      : undefined;
    if (relay !== undefined) app.get(Health).add('relay', relayCheck(relay));
    const limits = readSettings(overloadSettings, environment);
    endGuard = guardServer(app.getHttpServer(), core.overload, limits, (err) =>
      log.warn('New connections are taken one by one', { err }),
    );
    const { port, origin } = await listen(app, settings);
    app.get(PublicAddress).announce(origin);
    const tasks = operatorTasks(app, core, ending.signal);
    door = await openOperatorDoor(stores.folder, tasks, log);
    const drain = app.get(Drain);
    const withinMs = drainMs(readSettings(nodeSettings, environment), core.nodes !== undefined);
    return {
      origin,
      port,
      welcome: await app.get(Welcome).lines(origin),
      drain: () => drain.until(withinMs),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface CoreParts {
  readonly settings: PlatformSettings;
  readonly environment: Environment;
  readonly log: Log;
  readonly stores: Stores;
  readonly snapshots: Snapshots;
  readonly duties: Duties;
  readonly nodes: OpenNodes | undefined;
  readonly lease: HowToStart['lease'];
}

/** Whoever shares the work between processes needs to know the others. */
async function openNodesOf(
  settings: PlatformSettings,
  environment: Environment,
  duties: Duties,
): Promise<OpenNodes | undefined> {
  const { readStore } = storePaths(settings);
  const isDivided = duties.servesPeople !== duties.doesErrands;
  if (!isDivided || readStore.kind === 'file') return undefined;
  return openNodes(readStore.url, readSettings(nodeSettings, environment));
}

function makeCore({
  settings,
  environment,
  log,
  stores,
  snapshots,
  duties,
  nodes,
  lease,
}: CoreParts): {
  core: PlatformCore;
  eventLog: ObservedEventLog;
} {
  const { eventLog: stored, vault, readStore } = stores;
  const metrics = new Metrics();
  const eventLog = new ObservedEventLog(stored, metrics);
  const { FOYER_URL, ALLOWED_ORIGINS } = settings;
  const { readStore: place } = storePaths(settings);
  const core = assembleCore({
    clock: new SystemClock(),
    newId: new RandomId(),
    log,
    metrics,
    eventLog,
    vault,
    readStore: lease === undefined ? readStore : leasedStore(readStore, lease),
    duties,
    overload: overloadOf(metrics, readSettings(overloadSettings, environment)),
    ...(nodes && { nodes: nodes.parts }),
    projections: allProjections,
    realtime: {
      allowedOrigins: [...(FOYER_URL === undefined ? [] : [FOYER_URL]), ...ALLOWED_ORIGINS],
    },
    environment,
    snapshots,
    sharedBudgets: place.kind === 'server' ? { mongoUrl: place.url } : undefined,
  });
  return { core, eventLog };
}

async function createApp(
  core: PlatformCore,
  settings: PlatformSettings,
  media: MediaParts,
): Promise<NestFastifyApplication> {
  const { newId, log, metrics } = core;
  const adapter = createHttpAdapter({ newId, log, metrics, trustProxy: settings.TRUST_PROXY });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on(core, media),
    adapter,
    NEST_OPTIONS,
  );
  try {
    if (core.duties.servesPeople) await serveWebSurface(app, settings);
    else serveOperationsOnly(app, settings);
    await app.init();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function addChecks(
  app: NestFastifyApplication,
  { readModels: runner, clock, metrics, overload }: PlatformCore,
  eventLog: ReturnType<typeof eventLogCheck>,
): void {
  const health = app.get(Health);
  health.add('eventLog', eventLog);
  health.add('readModels', projectionsCheck(runner, clock));
  addPlatformMetrics(metrics, { runner, clock, overload, hub: app.get(SocketHub) });
}
