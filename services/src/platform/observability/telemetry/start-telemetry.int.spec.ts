import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { SilentLog } from '../../testing/silent-log.js';
import { Metrics } from '../metrics.js';
import { PinoLog } from '../pino-log.js';
import { inSpan, spanUnder } from '../tracing.js';
import { exportedLines } from './exported-lines.js';
import { exportedSignals } from './exported-signals.js';
import { startTelemetry } from './start-telemetry.js';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** Answers everything, and keeps what it is asked. */
class Peer {
  readonly asked: {
    readonly url: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }[] = [];
  readonly #server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      this.asked.push({ url: request.url ?? '', headers: request.headers, body });
      response.end('{}');
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

const collector = new Peer();
const other = new Peer();
let address: string;
const given = { ...process.env };

beforeAll(async () => {
  address = await other.open();
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.open(),
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'reception-north',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
  });
});
afterAll(async () => {
  process.env = given;
  await Promise.all([collector.close(), other.close()]);
});

test('sends traces, metrics and lines of the log to a collector, joined by the trace', async () => {
  const metrics = new Metrics();
  metrics.commands.inc({ command: 'OpenVisit', outcome: 'accepted' }, 7);
  const end = await startTelemetry({
    signals: exportedSignals(process.env),
    environment: process.env,
    version: '9.8.7',
    registry: metrics.registry,
    log: new SilentLog(),
  });
  const log = new PinoLog('info', exportedLines({ write: () => undefined }));
  const span = spanUnder({ traceparent: TRACE, tracestate: 'vendor=a-mark' }, 'a request');
  const answer = await inSpan(span, () => {
    log.warn('A fax came', { token: 's3cret-token', err: new TypeError('no paper') });
    return fetch(`${address}/hook/s3cret-path?key=s3cret-query`);
  });
  await answer.text();
  span.end();
  await (await fetch(`${address}/outside`)).text();
  await end?.();

  const [inside, outside] = other.asked;
  expect(inside?.headers.traceparent).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-/);
  expect(inside?.headers.tracestate).toBe('vendor=a-mark');
  expect(outside?.headers.traceparent).toBeUndefined();
  const sent = (signal: string) =>
    collector.asked.flatMap(({ url, body }) => (url === `/v1/${signal}` ? body : [])).join('');
  const kinds = [...sent('traces').matchAll(/"name":"([^"]+)","kind":(\d)/g)];
  expect(kinds.map((one) => one.slice(1))).toEqual(
    expect.arrayContaining([
      ['GET', '3'],
      ['a request', '1'],
    ]),
  );
  expect(sent('traces')).toContain(address);
  expect(sent('metrics')).toMatch(/"name":"foyer_commands_total".*"OpenVisit".*"asDouble":7/);
  expect(sent('logs')).toMatch(/"A fax came".*"no paper".*4bf92f3577b34da6a3ce929d0e0e4736/);
  for (const signal of ['traces', 'metrics', 'logs']) {
    for (const said of ['reception-north', '9.8.7', 'deployment.environment.name']) {
      expect(sent(signal)).toContain(said);
    }
    expect(sent(signal)).not.toContain('s3cret');
  }
});

test('says once in the log that a collector does not answer, and ends all the same', async () => {
  const said: unknown[] = [];
  const log = Object.assign(new SilentLog(), {
    warn: (message: string, fields: unknown) => void said.push([message, fields]),
  });
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '300';
  const end = await startTelemetry({
    ...{ signals: exportedSignals(environment), environment, version: '1', log },
    registry: new Metrics().registry,
  });
  await end?.();
  expect(said).toEqual([
    ['Telemetry was not sent', { reason: expect.stringContaining('ECONNREFUSED') }],
  ]);
});
