import { context, diag, DiagLogLevel, logs, metrics, propagation, trace } from '@opentelemetry/api';
import type { Registry } from 'prom-client';

import type { Environment } from '../../tokens.js';
import type { Log } from '../log.js';
import type { ExportedSignals } from './exported-signals.js';
import { openMetricReaders } from './open-metric-readers.js';

/** A collector that is away is mentioned once in this time, in milliseconds. */
const SAID_AGAIN_MS = 60_000;

interface TelemetryParts {
  readonly signals: ExportedSignals;
  readonly environment: Environment;
  /** Identifies this program where `OTEL_RESOURCE_ATTRIBUTES` says nothing else. */
  readonly version: string;
  readonly registry: Registry;
  readonly log: Log;
}

/**
 * Sends traces, metrics and logs to where the `OTEL_*` settings say, which OpenTelemetry's own set-up
 * reads. Its packages are large and are loaded only where something is sent.
 * @returns How to send what is left and end; undefined where nothing is sent.
 */
export async function startTelemetry({
  signals,
  environment,
  version,
  registry,
  log,
}: TelemetryParts): Promise<(() => Promise<void>) | undefined> {
  if (Object.values(signals).every((exporters) => exporters.length === 0)) return undefined;
  const [{ NodeSDK }, resources, { UndiciInstrumentation }, readers] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/instrumentation-undici'),
    openMetricReaders(signals.metrics, environment, registry),
  ]);
  // With this setting, OpenTelemetry itself writes to the console.
  if (environment.OTEL_LOG_LEVEL === undefined) sayFaults(log);
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Addresses of webhooks and gateways can hold secrets in their paths and queries.
    requestHook: (span, { origin }) =>
      span.setAttributes({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  const { hostDetector, serviceInstanceIdDetector } = resources;
  const { resourceAttributesEnvDetector, serviceNameEnvDetector } = resources;
  const sdk = new NodeSDK({
    resource: resources
      .defaultResource()
      .merge(
        resources.resourceFromAttributes({ 'service.name': 'foyer', 'service.version': version }),
      ),
    resourceDetectors: [
      hostDetector,
      serviceInstanceIdDetector,
      // The later one wins: what an operator has set.
      resourceAttributesEnvDetector,
      serviceNameEnvDetector,
    ],
    metricReaders: readers,
    instrumentations: [outgoing],
    ...(signals.traces.length === 0 && { spanProcessors: [] }),
    ...(signals.logs.length === 0 && { logRecordProcessors: [] }),
  });
  sdk.start();
  return async () => {
    outgoing.disable();
    // A collector that is away must not keep the program from ending well.
    await sdk.shutdown().catch((err: unknown) => log.warn('Telemetry was not sent', { err }));
    for (const api of [context, propagation, trace, metrics, logs, diag]) api.disable();
  };
}

/** Says in the log that a collector does not take what it is sent. */
function sayFaults(log: Log): void {
  let saidAt = -SAID_AGAIN_MS;
  const silent = (): void => undefined;
  const error = (reason: string): void => {
    if (performance.now() - saidAt < SAID_AGAIN_MS) return;
    saidAt = performance.now();
    log.warn('Telemetry was not sent', { reason: reason.slice(0, 300) });
  };
  const logger = { error, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}
