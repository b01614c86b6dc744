import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { MediaParts } from '#contexts/calls';
import { allowedOriginsOf, readSettings, type PlatformSettings } from '#platform/config';
import {
  eventLogCheck,
  projectionsCheck,
  vaultCheck,
  publisherCheck,
} from '../platform/operations/health/platform-checks.js';
import { Health, LogDamage } from '#platform/health';
import { ProcessRoles } from '../platform/cluster/process-roles/process-roles.js';
import { createHttpAdapter, NEST_OPTIONS } from '#platform/http';
import type { Environment, PlatformCore } from '#platform';
import type { Lease } from '#platform/cluster/lease';
import { drainMs, nodeSettings, openNodes, type OpenNodes } from '#platform/cluster/nodes';
import type { Log, Metrics } from '#platform/observability';
import { openAdminSocket, type AdminSocket } from '#platform/operations/admin-socket';
import { placeOfFiles, Files } from '#platform/stores/files';
import { addCertificateMetrics } from '../platform/operations/routes/certificate-metrics.js';
import { addDiskMetrics } from '../platform/operations/routes/disk-metrics.js';
import { addPlatformMetrics } from '../platform/operations/routes/platform-metrics.js';
import { addRelayMetrics } from '../platform/operations/routes/relay-metrics.js';
import { Drain, SocketHub } from '#platform/realtime';
import { guardServer, overloadSettings } from '#platform/http/admission';
import {
  publisherSettings,
  startPublisher,
  type StandbyPublisher,
} from '#platform/eventing/publisher';
import { ReactionFeed } from '#platform/cqrs/reactions';
import { SqliteSnapshots } from '#platform/eventing/snapshots';
import {
  demandSameInstallation,
  listen,
  markOfFiles,
  openStores,
  PublicAddress,
  tryAddress,
  Welcome,
} from '#platform/operations/start';
import { storePaths } from '#platform/stores/places';
import { AppModule } from './app.module.js';
import { adminTasks } from './admin-tasks.js';
import { watchFiles } from './watch-files.js';
import { makeCore } from './make-core.js';
import { mediaSettingsOf } from './settings.js';
import type { RoleAssignment } from './roles.js';
import type { RunningServer } from './running-server.js';
import { serveOperationsOnly, serveWebSurface } from './web-surface.js';

/**
 * How long a start waits for read models that are behind, in milliseconds; they go on catching up
 * afterwards.
 */
const CATCH_UP_MS = 2_000;

export interface HowToStart {
  readonly roleAssignment: RoleAssignment;
  /** Allows writes of this process where others could write; without it, no other process can. */
  readonly lease?: Pick<Lease, 'isHeld'> | undefined;
  readonly metrics: Metrics;
}

/**
 * Opens the stores, puts the program together and listens.
 * @throws StartFailure when its operator has to mend something first.
 */
export async function startServer(
  settings: PlatformSettings,
  environment: Environment,
  log: Log,
  { roleAssignment, lease, metrics }: HowToStart,
): Promise<RunningServer> {
  await tryAddress(settings);
  const damage = new LogDamage(log);
  const checkpointFault = (err: unknown): void => log.error('The log is not checkpointed', { err });
  const stores = await openStores(settings, checkpointFault, {
    onUnreadable: damage.note,
    onGone: (err) => log.error('A file of the data folder is gone', { file: err.file, err }),
    checkpoints: roleAssignment.runsBackgroundJobs,
  });
  const snapshots = new SqliteSnapshots(join(stores.folder, 'snapshots.db'), (err) =>
    log.warn('Snapshots cannot be used; a start takes longer', { err }),
  );
  const processRoles = new ProcessRoles(roleAssignment);
  const nodes = await openNodesOf(settings, environment, processRoles);
  const parts = {
    settings,
    environment,
    log,
    metrics,
    stores,
    snapshots,
    processRoles,
    nodes,
    lease,
  };
  const { core, eventLog } = makeCore(parts);
  let app: NestFastifyApplication | undefined;
  let outbox: StandbyPublisher | undefined;
  let proxy: AdminSocket | undefined;
  let endGuard: (() => void) | undefined;
  const ending = new AbortController();
  const stop = async (): Promise<void> => {
    endGuard?.();
    // The admission closes once it has no requests.
    ending.abort('The server ends; the read models are as they were');
    await proxy?.close();
    await app?.close();
    await outbox?.stop();
    await core.readModels.stop();
    await nodes?.close();
    snapshots.close();
    await stores.close();
  };
  try {
    const filesMark = markOfFiles(placeOfFiles(environment));
    await demandSameInstallation(stores.eventLog, filesMark);
    await core.readModels.start();
    const head = await eventLog.head();
    if (head !== undefined) await core.readModels.waitFor(head, CATCH_UP_MS);
    // Media flows where pages are connected.
    const mediaSettings = mediaSettingsOf(
      processRoles.servesPeople ? environment : { JANUS: 'off' },
    );
    const media = { settings: mediaSettings, dataFolder: stores.folder };
    app = await createApp(core, settings, media);
    // The first start has written the first event by now.
    await stores.mark();
    await demandSameInstallation(stores.eventLog, filesMark);
    const places = storePaths(settings);
    const ownLog = { folder: stores.folder, isShared: places.eventLog.kind === 'server' };
    addChecks(app, core, eventLogCheck(eventLog, ownLog, damage), {
      isShared: places.readStore.kind === 'server',
    });
    app.get(Health).add('vault', vaultCheck(stores.vault));
    outbox = roleAssignment.handsOn
      ? await startPublisher(readSettings(publisherSettings, environment), {
          ...core,
          folder: stores.folder,
          readStore: places.readStore,
        })
      : undefined;
    if (outbox !== undefined) {
      app.get(Health).add('relay', publisherCheck(outbox));
      addRelayMetrics(metrics, outbox, core.clock);
    }
    addDiskMetrics(metrics, stores.folder);
    addCertificateMetrics(metrics, settings.FOYER_URL, core.clock);
    const limits = readSettings(overloadSettings, environment);
    endGuard = guardServer(app.getHttpServer(), core.overload, limits, (err) =>
      log.warn('New connections are taken one by one', { err }),
    );
    const { port, origin } = await listen(app, settings);
    app.get(PublicAddress).announce(origin);
    const tasks = adminTasks(app, core, ending.signal);
    proxy = await openAdminSocket(stores.folder, tasks, log);
    if (roleAssignment.runsBackgroundJobs) {
      const files = app.get(Files, { strict: false });
      const { readStore } = core;
      void watchFiles({ files, store: readStore, log, metrics, signal: ending.signal });
    }
    const drain = app.get(Drain);
    const withinMs = drainMs(readSettings(nodeSettings, environment), core.nodes !== undefined);
    return {
      origin,
      port,
      welcome: await app.get(Welcome).lines(origin),
      opened: () => void app?.get(ReactionFeed).opened(),
      drain: () => drain.until(withinMs),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A process that shares the work needs to know the others. */
async function openNodesOf(
  settings: PlatformSettings,
  environment: Environment,
  processRoles: ProcessRoles,
): Promise<OpenNodes | undefined> {
  const { readStore } = storePaths(settings);
  const isDivided = processRoles.servesPeople !== processRoles.runsBackgroundJobs;
  if (!isDivided || readStore.kind === 'file') return undefined;
  return openNodes(readStore.url, readSettings(nodeSettings, environment));
}

async function createApp(
  core: PlatformCore,
  settings: PlatformSettings,
  media: MediaParts,
): Promise<NestFastifyApplication> {
  const { newId, log, metrics } = core;
  const adapter = createHttpAdapter({
    newId,
    log,
    metrics,
    trustProxy: settings.TRUST_PROXY,
    allowedOrigins: allowedOriginsOf(settings),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on(core, media),
    adapter,
    NEST_OPTIONS,
  );
  try {
    if (core.processRoles.servesPeople) await serveWebSurface(app, settings);
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
  { readModels: runner, readStore, clock, metrics, overload }: PlatformCore,
  eventLog: ReturnType<typeof eventLogCheck>,
  readStores: { readonly isShared: boolean },
): void {
  const health = app.get(Health);
  health.add('eventLog', eventLog);
  health.add('readModels', projectionsCheck(runner, readStore, clock, readStores));
  addPlatformMetrics(metrics, { runner, clock, overload, hub: app.get(SocketHub) });
}
