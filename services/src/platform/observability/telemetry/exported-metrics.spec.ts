import { expect, test } from '@jest/globals';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import { Gauge, Histogram } from 'prom-client';

import { Metrics } from '../metrics.js';
import { ExportedMetrics } from './exported-metrics.js';

test('turns counters, gauges and histograms into those of OpenTelemetry', async () => {
  const metrics = new Metrics();
  const registers = [metrics.registry];
  metrics.events.inc(3);
  new Gauge({ name: 'disk_free_bytes', help: 'Room', registers }).set(12);
  const waits = new Histogram({
    ...{ name: 'wait_seconds', help: 'Waits', labelNames: ['end'] },
    ...{ buckets: [1, 5], registers },
  });
  for (const seconds of [0.5, 2, 3, 60]) waits.observe({ end: 'served' }, seconds);
  waits.observe({ end: 'gone' }, 1);
  const { resourceMetrics, errors } = await new ExportedMetrics(metrics.registry).collect();
  expect(errors).toEqual([]);
  const found = (name: string) =>
    resourceMetrics.scopeMetrics[0]?.metrics.find(({ descriptor }) => descriptor.name === name);

  expect(found('foyer_events_appended_total')).toMatchObject({
    dataPointType: DataPointType.SUM,
    isMonotonic: true,
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPoints: [{ value: 3, attributes: {} }],
  });
  expect(found('disk_free_bytes')).toMatchObject({
    descriptor: { unit: 'By' },
    dataPointType: DataPointType.GAUGE,
    dataPoints: [{ value: 12 }],
  });
  expect(found('wait_seconds')).toMatchObject({
    descriptor: { unit: 's', description: 'Waits' },
    dataPointType: DataPointType.HISTOGRAM,
    dataPoints: [
      {
        attributes: { end: 'served' },
        value: { count: 4, sum: 65.5, buckets: { boundaries: [1, 5], counts: [1, 2, 1] } },
      },
      {
        attributes: { end: 'gone' },
        value: { count: 1, sum: 1, buckets: { boundaries: [1, 5], counts: [1, 0, 0] } },
      },
    ],
  });
  // OTLP has no metric without a value.
  expect(found('foyer_metric_read_failures_total')).toBeUndefined();
});
