import type { MetricReader, PushMetricExporter } from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

import type { Environment } from '../../tokens.js';
import { ExportedMetrics } from './exported-metrics.js';

/** Times of OpenTelemetry's specification where nothing is set, in milliseconds. */
const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 30_000;

/**
 * Sends the metrics of a registry. OpenTelemetry's own set-up reads the same settings, and cannot be
 * given metrics of another library.
 */
export async function openMetricReaders(
  exporters: readonly string[],
  environment: Environment,
  registry: Registry,
): Promise<MetricReader[]> {
  const { PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics');
  const exportIntervalMillis = milliseconds(environment.OTEL_METRIC_EXPORT_INTERVAL, INTERVAL_MS);
  const timeout = milliseconds(environment.OTEL_METRIC_EXPORT_TIMEOUT, TIMEOUT_MS);
  const exportTimeoutMillis = Math.min(timeout, exportIntervalMillis);
  const made = await Promise.all(exporters.map((name) => exporterOf(name, environment)));
  return made.flatMap((exporter) =>
    exporter === undefined
      ? []
      : new PeriodicExportingMetricReader({
          ...{ exporter, exportIntervalMillis, exportTimeoutMillis },
          metricProducers: [new ExportedMetrics(registry)],
        }),
  );
}

/** Undefined for `prometheus`, which `/metrics` serves anyway, and for what is not known. */
async function exporterOf(
  name: string,
  environment: Environment,
): Promise<PushMetricExporter | undefined> {
  if (name === 'console') {
    const { ConsoleMetricExporter } = await import('@opentelemetry/sdk-metrics');
    return new ConsoleMetricExporter();
  }
  if (name !== 'otlp') return undefined;
  const protocol =
    environment.OTEL_EXPORTER_OTLP_METRICS_PROTOCOL ?? environment.OTEL_EXPORTER_OTLP_PROTOCOL;
  switch (protocol?.trim()) {
    case 'grpc': {
      const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-grpc');
      return new OTLPMetricExporter();
    }
    case 'http/json': {
      const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
      return new OTLPMetricExporter();
    }
    default: {
      const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-proto');
      return new OTLPMetricExporter();
    }
  }
}

/** A value that is no positive number counts as not set. */
function milliseconds(value: string | undefined, usual: number): number {
  const given = Number(value);
  return Number.isFinite(given) && given > 0 ? given : usual;
}
