import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';

import { Metrics } from '../observability/index.js';
import { CountingId } from '../testing/counting-id.js';
import { eventually } from '../testing/eventually.js';
import { SilentLog } from '../testing/silent-log.js';
import { createHttpAdapter } from './index.js';

test('answers requests from before the end, and does not wait for idle connections', async () => {
  const adapter = createHttpAdapter({
    newId: new CountingId(),
    trustProxy: false,
    log: new SilentLog(),
    metrics: new Metrics(),
  });
  const fastify = adapter.getInstance();
  let answer: (text: string) => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    fastify.get('/slow', () => {
      resolve();
      return new Promise<string>((give) => (answer = give));
    });
  });
  fastify.get('/quick', async () => 'quick');
  await fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = fastify.server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`);
  // Its connection stays open.
  await (await ask('quick')).text();
  const asked = ask('slow').then(
    (response) => response.text(),
    () => 'cut off',
  );
  await arrived;
  const closed = fastify.close();
  await eventually('nothing else is taken', async () => {
    const status = await ask('quick').then(
      (response) => response.status,
      () => 'refused',
    );
    return status !== 200;
  });
  answer('answered');
  expect(await asked).toBe('answered');
  await closed;
});
