import { makeFolder } from '@foyer/event-log/sqlite';
import fastify from 'fastify';

import { SystemClock } from '#platform/clock';
import { readSettings, type PlatformSettings } from '#platform/config';
import { eventLogCheck, publisherCheck } from '../platform/operations/health/platform-checks.js';
import { Health, LogDamage } from '#platform/health';
import { PROGRAM } from '#platform/eventing/log-format';
import type { Environment } from '#platform';
import { ObservedEventLog, type Log, type Metrics } from '#platform/observability';
import { WITHOUT_SCHEMAS } from '../platform/http/without-schemas.js';
import { addDiskMetrics } from '../platform/operations/routes/disk-metrics.js';
import { serveOperations } from '../platform/operations/routes/operations-routes.js';
import { addRelayMetrics } from '../platform/operations/routes/relay-metrics.js';
import { publisherSettings, startPublisher } from '#platform/eventing/publisher';
import { openEventLog, tryAddress } from '#platform/operations/start';
import { storePaths } from '#platform/stores/places';
import type { RunningServer } from './running-server.js';

/**
 * Starts a process that only hands events on; it answers for nothing but its health and its
 * metrics.
 * @throws StartFailure when its operator has to mend something first.
 */
export async function startPublisherNode(
  settings: PlatformSettings,
  environment: Environment,
  log: Log,
  metrics: Metrics,
  open: typeof openEventLog = openEventLog,
): Promise<RunningServer> {
  await tryAddress(settings);
  const { folder, eventLog: place, readStore } = storePaths(settings);
  makeFolder(folder, 0o700);
  const clock = new SystemClock();
  const damage = new LogDamage(log);
  const stored = await open(place, { onUnreadable: damage.note });
  const eventLog = new ObservedEventLog(stored, metrics);
  const outbox = await startPublisher(readSettings(publisherSettings, environment), {
    eventLog,
    clock,
    log,
    folder,
    readStore,
  }).catch(async (error: unknown) => {
    await eventLog.close();
    throw error;
  });
  const health = new Health();
  health.add(
    'eventLog',
    eventLogCheck(eventLog, { folder, isShared: place.kind === 'server' }, damage),
  );
  if (outbox !== undefined) {
    health.add('relay', publisherCheck(outbox));
    addRelayMetrics(metrics, outbox, clock);
  }
  metrics.withProcess(PROGRAM);
  addDiskMetrics(metrics, folder);
  const http = fastify(WITHOUT_SCHEMAS);
  serveOperations(http, { health, metrics, metricsToken: settings.METRICS_TOKEN });
  const stop = async (): Promise<void> => {
    await http.close();
    await outbox?.stop();
    await eventLog.close();
  };
  try {
    const origin = await http.listen({ host: settings.HOST, port: settings.PORT });
    return { origin, port: Number(new URL(origin).port), welcome: [], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
