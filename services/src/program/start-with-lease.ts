import fastify from 'fastify';
import { DataFolderInUse, type DataFolderLock } from '@foyer/event-log/sqlite';
import { v4 } from 'uuid';

import type { PlatformSettings } from '#platform/config';
import { Health } from '#platform/health';
import type { Environment } from '#platform';
import { Lease, openLeaseStore } from '#platform/cluster/lease';
import type { Log, Metrics } from '#platform/observability';
import { WITHOUT_SCHEMAS } from '../platform/http/without-schemas.js';
import { serveOperations } from '../platform/operations/routes/operations-routes.js';
import { takeNodeLock, tryAddress } from '#platform/operations/start';
import { nodePlace, StartFailure, storePaths } from '#platform/stores/places';
import type { RoleAssignment } from './roles.js';
import type { RunningServer } from './running-server.js';
import { startServer } from './start-server.js';

export interface LeasedStart {
  readonly settings: PlatformSettings;
  readonly environment: Environment;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly roleAssignment: RoleAssignment;
  /** Called when another process does the background jobs: this one must not go on. */
  readonly onLost: () => void;
}

/**
 * Starts a process that does background jobs. If others could do them as well, it first waits for
 * its turn, and meanwhile answers health checks.
 * @throws StartFailure if its operator has to fix something first.
 */
export async function startWithLease(start: LeasedStart): Promise<RunningServer> {
  const { settings, environment, log, metrics, roleAssignment, onLost } = start;
  const { folder, readStore } = storePaths(settings);
  const how = { roleAssignment, metrics };
  if (readStore.kind === 'file') return startServer(settings, environment, log, how);
  const lock = holdPlace(folder);
  const store = await openLeaseStore(readStore.url);
  const holder = `${nodePlace(folder)}/${v4()}`;
  const lease = new Lease({ store, name: 'background-jobs', holder, log });
  const standby = await standBy(settings, metrics);
  log.info('Waiting for its turn to do background jobs');
  await lease.take();
  await standby.end();
  lease.keep(() => {
    log.error('Another process does the background jobs; this one ends');
    onLost();
  });
  const letGo = async (): Promise<void> => {
    await lease.release();
    await store.close();
    lock.release();
  };
  try {
    const server = await startServer(settings, environment, log, { ...how, lease });
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await letGo();
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}

/** @throws StartFailure where another process works in the same folder. */
function holdPlace(folder: string): DataFolderLock {
  try {
    return takeNodeLock(folder);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new StartFailure(`${error.message}. Each process needs one of its own.`, error);
  }
}

async function standBy(
  settings: PlatformSettings,
  metrics: Metrics,
): Promise<{ end(): Promise<void> }> {
  await tryAddress(settings);
  const health = new Health();
  health.add('background-jobs', () => ({ state: 'up', detail: { turn: 'waiting' } }));
  const http = fastify(WITHOUT_SCHEMAS);
  serveOperations(http, { health, metrics, metricsToken: settings.METRICS_TOKEN });
  await http.listen({ host: settings.HOST, port: settings.PORT });
  return { end: () => http.close() };
}
