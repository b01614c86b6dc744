import fastify from 'fastify';
import { DataFolderInUse, type DataFolderLock } from '@foyer/event-log/sqlite';
import { v4 } from 'uuid';

import type { PlatformSettings } from './platform/config/index.js';
import { Health } from './platform/health/index.js';
import type { Environment } from './platform/index.js';
import { Lease, openLeaseStore } from './platform/lease/index.js';
import { Metrics, type Log } from './platform/observability/index.js';
import { serveOperations } from './platform/operations/index.js';
import {
  nodePlace,
  StartFailure,
  storePaths,
  takeNodeLock,
  tryAddress,
} from './platform/start/index.js';
import type { Division } from './roles.js';
import { startServer, type RunningServer } from './start-server.js';

export interface LeasedStart {
  readonly settings: PlatformSettings;
  readonly environment: Environment;
  readonly log: Log;
  readonly division: Division;
  /** Called when another process does the errands: this one must not go on. */
  readonly onLost: () => void;
}

/**
 * Starts a process that does errands. Where others could do them as well, it first waits for its turn, and meanwhile
 * answers for its health.
 * @throws StartFailure when its operator has to mend something first.
 */
export async function startWithLease(start: LeasedStart): Promise<RunningServer> {
  const { settings, environment, log, division, onLost } = start;
  const { folder, readStore } = storePaths(settings);
  if (readStore.kind === 'file') return startServer(settings, environment, log, { division });
  const lock = holdPlace(folder);
  const store = await openLeaseStore(readStore.url);
  const holder = `${nodePlace(folder)}/${v4()}`;
  const lease = new Lease({ store, name: 'errands', holder, log });
  const standby = await standBy(settings);
  log.info('Waiting for its turn to do errands');
  await lease.take();
  await standby.end();
  lease.keep(() => {
    log.error('Another process does the errands; this one ends');
    onLost();
  });
  const letGo = async (): Promise<void> => {
    await lease.release();
    await store.close();
    lock.release();
  };
  try {
    const server = await startServer(settings, environment, log, { division, lease });
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

async function standBy(settings: PlatformSettings): Promise<{ end(): Promise<void> }> {
  await tryAddress(settings);
  const health = new Health();
  health.add('errands', () => ({ state: 'up', detail: { turn: 'waiting' } }));
  const http = fastify();
  serveOperations(http, {
    health,
    metrics: new Metrics(),
    metricsToken: settings.METRICS_TOKEN,
  });
  await http.listen({ host: settings.HOST, port: settings.PORT });
  return { end: () => http.close() };
}
