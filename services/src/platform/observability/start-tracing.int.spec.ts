import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { startTracing } from './start-tracing.js';
import { inSpan, spanUnder } from './tracing.js';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** Answers everything, and keeps what it is asked. */
class Peer {
  readonly asked: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  readonly #server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      this.asked.push({ headers: request.headers, body });
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
let addresses: readonly [string, string];

beforeAll(async () => {
  addresses = [await collector.open(), await other.open()];
});
afterAll(() => Promise.all([collector.close(), other.close()]));

test('carries a trace to other servers, and names this process as its operator wants', async () => {
  const [endpoint, address] = addresses;
  process.env.OTEL_SERVICE_NAME = 'reception-north';
  process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=trial';
  const end = await startTracing(endpoint, { version: '9.8.7' });
  const span = spanUnder({ traceparent: TRACE, tracestate: 'vendor=a-mark' }, 'a request');
  const answer = await inSpan(span, () => fetch(`${address}/hook/s3cret-path?key=s3cret-query`));
  await answer.text();
  span.end();
  await (await fetch(`${address}/outside`)).text();
  await end();

  const [inside, outside] = other.asked;
  expect(inside?.headers.traceparent).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-/);
  expect(inside?.headers.tracestate).toBe('vendor=a-mark');
  expect(outside?.headers.traceparent).toBeUndefined();
  const sent = collector.asked.map(({ body }) => body).join('');
  const kinds = [...sent.matchAll(/"name":"([^"]+)","kind":(\d)/g)].map((one) => one.slice(1));
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['GET', '3'],
      ['a request', '1'],
    ]),
  );
  for (const said of ['reception-north', '9.8.7', 'deployment.environment.name', address]) {
    expect(sent).toContain(said);
  }
  expect(sent).not.toContain('s3cret');
});
