import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  kioskMessages,
  LOCAL_MESSAGE_MAX_BYTES,
  LOCAL_PROTOCOL,
  localProtocols,
  terminalMessages,
} from '@foyer/contracts/local';

import { systemClock } from '../clock/clock.js';
import { silentLog } from '../log/agent-log.js';
import { LocalError } from './local-error.js';
import { LocalSocket } from './local-socket.js';
import { makePageSecret } from './page-secret.js';
import { LocalPage } from './testing/local-page.js';

const origin = 'https://reception.example.org';
const secret = makePageSecret();

describe('a local socket', () => {
  let server: LocalSocket;
  const warnings: string[] = [];
  beforeEach(async () => {
    warnings.length = 0;
    server = await LocalSocket.listen({
      port: 0,
      origin,
      secret,
      clock: systemClock,
      log: { ...silentLog, warn: (message) => void warnings.push(message) },
      handlers: [
        {
          message: terminalMessages.payment,
          handle: async (payload: object) => ({ Success: 1, payload }),
        },
        {
          message: terminalMessages.GetConfiguration,
          handle: () => {
            throw new LocalError('BUSY');
          },
        },
        {
          message: terminalMessages.status,
          handle: () => {
            throw new Error('a bug with a secret in it');
          },
        },
      ],
    });
  });
  afterEach(() => server.close());

  const enter = async (): Promise<LocalPage> => {
    const page = await LocalPage.open({ port: server.port, origin, secret });
    if (typeof page === 'number') throw new Error(`not let in: ${page}`);
    return page;
  };

  it.each([
    ['a foreign origin', { origin: 'https://evil.example', secret }, 403],
    ['an origin that only begins alike', { origin: `${origin}.evil.example`, secret }, 403],
    ['no origin', { secret }, 403],
    ['a foreign host name', { origin, secret, headers: { host: 'evil.example:443' } }, 403],
    ['a missing secret', { origin, protocols: [LOCAL_PROTOCOL] }, 401],
    ['a wrong secret', { origin, secret: makePageSecret() }, 401],
    ['a secret that is a beginning of the right one', { origin, secret: secret.slice(0, -1) }, 401],
    ['another protocol', { origin, protocols: ['chat', localProtocols(secret)[1]!] }, 400],
  ])('keeps out %s', async (_who, options, status) => {
    expect(await LocalPage.open({ port: server.port, ...options })).toBe(status);
    expect(warnings).toEqual(['Somebody was kept out of a local socket']);
  });

  it('is on the loopback interface and no web server', async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(426);
  });

  it('answers a message under its id', async () => {
    const page = await enter();
    expect(page.socket.protocol).toBe(LOCAL_PROTOCOL);
    const payload = { TotalAmount: '12.50', Currency: 'EUR' };
    expect(await page.ask('payment', payload)).toEqual({
      id: 1,
      ok: true,
      payload: { Success: 1, payload },
    });
  });

  it.each([
    ['payment', { TotalAmount: '-1.00', Currency: 'EUR' }, 'VALIDATION'],
    ['payment', { TotalAmount: '1000000.00', Currency: 'EUR' }, 'VALIDATION'],
    ['payment', { TotalAmount: '1.00', Currency: 'GBP' }, 'VALIDATION'],
    ['payment', { TotalAmount: '1.00', Currency: 'EUR', more: 1 }, 'VALIDATION'],
    ['toString', {}, 'UNKNOWN_TYPE'],
    ['GetConfiguration', {}, 'BUSY'],
    ['status', {}, 'UNAVAILABLE'],
  ])('refuses %s %j with %s', async (type, payload, code) => {
    const page = await enter();
    const answer = await page.ask(type, payload);
    expect(answer).toMatchObject({ ok: false, code });
    expect(JSON.stringify(answer)).not.toContain('a bug');
    expect(await page.ask('payment', { TotalAmount: '1.00', Currency: 'EUR' })).toMatchObject({
      ok: true,
    });
  });

  it.each([
    ['text that is no JSON', 'hello'],
    ['deep nesting', '['.repeat(8_000)],
    ['bytes', Buffer.from('{"type":"status"}')],
    ['a list', '[]'],
    ['a huge id', '{"id":1e99,"type":"status"}'],
  ])('goes on after %s', async (_what, frame) => {
    const page = await enter();
    page.socket.send(frame);
    expect(await page.ask('payment', { TotalAmount: '1.00', Currency: 'EUR' })).toMatchObject({
      ok: true,
    });
  });

  it('cuts off a message that is too long', async () => {
    const page = await enter();
    page.socket.send('x'.repeat(LOCAL_MESSAGE_MAX_BYTES + 1));
    const [code] = (await once(page.socket, 'close')) as [number];
    expect(code).toBe(1009);
    expect(
      await (await enter()).ask('payment', { TotalAmount: '1.00', Currency: 'EUR' }),
    ).toMatchObject({ ok: true });
  });

  it('cuts off a flood, and answers what fits first', async () => {
    const page = await enter();
    for (let sent = 0; sent < 2_000; sent += 1)
      page.send('payment', { TotalAmount: '1.00', Currency: 'EUR' });
    const [code, reason] = (await once(page.socket, 'close')) as [number, Buffer];
    expect([code, reason.toString()]).toEqual([1008, 'TOO_MANY_MESSAGES']);
  });

  it('has room for a few pages and no more', async () => {
    for (const page of [1, 2, 3, 4])
      expect([page, await enter()]).toEqual([page, expect.any(LocalPage)]);
    expect(await LocalPage.open({ port: server.port, origin, secret })).toBe(503);
  });

  it('pushes to every page', async () => {
    const pages = [await enter(), await enter()];
    expect(server.push(kioskMessages.serialMessage, { letters: 'CALL' })).toBe(2);
    for (const page of pages) {
      expect(await page.next(({ type }) => type === 'serialMessage')).toEqual({
        type: 'serialMessage',
        payload: { letters: 'CALL' },
      });
    }
  });
});
