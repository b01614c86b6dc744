import { describe, expect, test } from '@jest/globals';

import { exportedSignals } from './exported-signals.js';

const none = { traces: [], metrics: [], logs: [] };

describe('the signals that are exported', () => {
  test.each([
    ['none where nothing is set', {}, none],
    ['none where a variable is empty', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, none],
    [
      'all to one address',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
      { traces: ['otlp'], metrics: ['otlp'], logs: ['otlp'] },
    ],
    [
      'one that has an address of its own',
      { OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://collector:4318/v1/logs' },
      { ...none, logs: ['otlp'] },
    ],
    [
      'all but one that is turned off',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_METRICS_EXPORTER: 'none' },
      { traces: ['otlp'], metrics: [], logs: ['otlp'] },
    ],
    [
      'one whose exporters are named, also without an address',
      { OTEL_TRACES_EXPORTER: 'otlp, console' },
      { ...none, traces: ['otlp', 'console'] },
    ],
    [
      'none where OpenTelemetry is disabled',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' },
      none,
    ],
  ])('are %s', (_title, environment, expected) => {
    expect(exportedSignals(environment)).toEqual(expected);
  });
});
