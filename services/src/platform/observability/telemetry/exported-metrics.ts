import type { HrTime } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { MetricData, MetricProducer, CollectionResult } from '@opentelemetry/sdk-metrics';
import { emptyResource } from '@opentelemetry/resources';
import type { MetricObject, MetricValue, Registry } from 'prom-client';

/** Numbers of OpenTelemetry's enumerations, whose package is loaded only for a collector. */
const CUMULATIVE = 1;
const DOUBLE = 1;
const HISTOGRAM = 0;
const GAUGE = 2;
const SUM = 3;

/** Units of OpenTelemetry, by the endings that Prometheus asks for. */
const UNITS: Readonly<Record<string, string>> = { seconds: 's', bytes: 'By', ratio: '1' };

type Value = MetricValue<string> & { readonly metricName?: string };
type Labels = Readonly<Record<string, string | number>>;

/**
 * Hands the metrics of `/metrics` to a collector under the same names, so that one dashboard reads
 * both.
 */
export class ExportedMetrics implements MetricProducer {
  readonly #began = hrTime();

  constructor(private readonly registry: Registry) {}

  async collect(): Promise<CollectionResult> {
    const times = { startTime: this.#began, endTime: hrTime() };
    const all = (await this.registry.getMetricsAsJSON()) as unknown as (MetricObject & {
      readonly values: readonly Value[];
    })[];
    const metrics = all.flatMap((metric) => dataOf(metric, times) ?? []);
    const scopeMetrics = [{ scope: { name: 'foyer' }, metrics }];
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
  }
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Undefined for a metric without a value: an empty one is no OTLP. */
function dataOf(
  { name, help, type, values }: MetricObject & { readonly values: readonly Value[] },
  times: Times,
): MetricData | undefined {
  if (values.length === 0) return undefined;
  const unit = UNITS[/[a-z]+$/.exec(name.replace(/_total$/, ''))?.[0] ?? ''] ?? '';
  const base = {
    descriptor: { name, description: help, unit, valueType: DOUBLE },
    aggregationTemporality: CUMULATIVE,
  };
  const points = values.map(({ labels, value }) => ({
    ...times,
    attributes: { ...labels },
    value,
  }));
  switch (String(type)) {
    case 'counter':
      return { ...base, dataPointType: SUM, isMonotonic: true, dataPoints: points };
    case 'gauge':
      return { ...base, dataPointType: GAUGE, dataPoints: points };
    case 'histogram':
      return {
        ...base,
        dataPointType: HISTOGRAM,
        dataPoints: histograms(values, times),
      };
    default:
      return undefined;
  }
}

/** Prometheus counts in each bucket all that is below its bound; OTLP what lies between two. */
function histograms(values: readonly Value[], times: Times) {
  const series = new Map<string, { readonly labels: Labels; readonly parts: Value[] }>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels as Labels;
    const key = JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = series.get(key);
    if (known === undefined) series.set(key, { labels, parts: [value] });
    else known.parts.push(value);
  }
  return [...series.values()].map(({ labels, parts }) => {
    const last = (ending: string): number =>
      parts.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0;
    const bounds = parts
      .flatMap(({ labels: { le }, value }) => (le === undefined ? [] : [{ le: Number(le), value }]))
      .filter(({ le }) => Number.isFinite(le))
      .toSorted((a, b) => a.le - b.le);
    const count = last('_count');
    const below = [...bounds.map(({ value }) => value), count];
    const counts = below.map((value, index) => value - (below[index - 1] ?? 0));
    const buckets = { boundaries: bounds.map(({ le }) => le), counts };
    return { ...times, attributes: { ...labels }, value: { buckets, count, sum: last('_sum') } };
  });
}
