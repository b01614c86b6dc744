import { createServer, type Server } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generate } from 'selfsigned';

import { Metrics } from '../../observability/index.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { addCertificateMetrics } from './certificate-metrics.js';

let server: Server;
let looks = 0;
const end = new Date('2031-05-06T07:08:09.000Z');

beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    notAfterDate: end,
  });
  server = createServer({ key, cert });
  server.on('connection', () => (looks += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('says when the certificate of the public address ends, and looks at it once in an hour', async () => {
  const metrics = new Metrics();
  const clock = new ManualClock();
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  addCertificateMetrics(metrics, `https://${host}`, clock);
  const line = `foyer_certificate_expiry_timestamp_seconds{host="${host}"} ${end.getTime() / 1000}`;
  expect(await metrics.registry.metrics()).toContain(line);
  expect(await metrics.registry.metrics()).toContain(line);
  expect(looks).toBe(1);
  clock.advance(3_600_001);
  await metrics.registry.metrics();
  expect(looks).toBe(2);
});

test('is counted as unread where no certificate is shown', async () => {
  const metrics = new Metrics();
  addCertificateMetrics(metrics, 'https://localhost:1', new ManualClock());
  const text = await metrics.registry.metrics();
  expect(text).not.toMatch(/^foyer_certificate_expiry/m);
  expect(await metrics.registry.metrics()).toContain(
    'foyer_metric_read_failures_total{metric="foyer_certificate_expiry_timestamp_seconds"}',
  );
});

test('is no metric of a server without https', async () => {
  const metrics = new Metrics();
  addCertificateMetrics(metrics, 'http://localhost:1', new ManualClock());
  expect(await metrics.registry.metrics()).not.toContain('foyer_certificate_expiry');
});
