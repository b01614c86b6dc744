import { connect as connectTcp } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { identityMessages } from '@foyer/contracts/identity';
import { defineMessage } from '@foyer/contracts/schema';
import { visitMessages } from '@foyer/contracts/visits';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';

import { Rejected } from '../cqrs/commands/index.js';
import { currentScope } from '../observability/index.js';
import { actorOf } from '../testing/actors.js';
import { send } from '../testing/send.js';
import { bootTestApp, type TestApp } from '../testing/test-app.js';
import { CONNECTIONS_EACH } from './client-limits.js';
import type { Connection } from './connection.js';
import { ANSWER_WITHIN_MS } from './dispatcher.js';
import { Gateway, Listens, type GatewayHooks, type Parting } from './gateway.js';
import type { MessageInput } from './message-input.js';
import { Realtime } from './realtime.js';
import { MESSAGE_MAX_BYTES } from './socket-server.js';

const portal = '01890000-0000-7000-8000-000000000001';
const visit = '01890000-0000-7000-8000-000000000002';
const offer = { queueId: portal, clientId: visit, offerId: portal };
const { connectClient, disconnectClient, leaveQueue, listenQueueAvailability, pickupCall } =
  visitMessages;

@Gateway('application')
class Desk implements GatewayHooks {
  readonly log: string[] = [];
  readonly inputs: MessageInput<typeof connectClient>[] = [];
  /** A message waits here as long as the test wants. */
  gate: Promise<void> = Promise.resolve();

  onConnect({ actor }: Connection): void {
    this.log.push(`${actor.id} came`);
    if (actor.id === 'breaks') throw new Error('planned');
  }

  async onDisconnect({ actor }: Connection, how: Parting): Promise<void> {
    this.log.push(how === 'gone' ? `${actor.id} went` : `${actor.id} was sent away`);
  }

  @Listens(connectClient)
  async connect(input: MessageInput<typeof connectClient>) {
    this.inputs.push(input);
    if (input.actor.id === 'unseen') await doneButNotShown();
    return { callDetailId: input.payload.clientId, secret: 'never told' };
  }

  @Listens(disconnectClient)
  async reject({ actor }: MessageInput<typeof disconnectClient>): Promise<void> {
    await this.gate;
    if (actor.id === 'unseen') await doneButNotShown();
    if (actor.id === 'late') throw new Rejected('VISITOR_TAKEN', { agent: 'Ada' });
    if (actor.id === 'bug') throw new Error('secret detail');
  }

  @Listens(listenQueueAvailability)
  async listen({ payload, socket }: MessageInput<typeof listenQueueAvailability>) {
    socket.join(`queue:${payload.queueId}`);
    return { onlineStatus: 'online' as const, nextOpening: null };
  }
}

/** A command that is in the log, and read models that do not get there. */
async function doneButNotShown(): Promise<never> {
  await currentScope()?.progress?.carryOut(
    async () => ({ position: '000000000007' }),
    () => false,
  );
  throw new Rejected('UNAVAILABLE');
}

describe('realtime', () => {
  let one: TestApp;
  const sockets: Socket[] = [];
  const desk = (): Desk => one.app.get(Desk);
  const realtime = (): Realtime => one.app.get(Realtime);

  const tokenOf = (role: Parameters<typeof actorOf>[0], id: string): string =>
    one.headersOf(role, id).authorization?.slice('Bearer '.length) ?? '';

  const open = (
    channel: string,
    auth: object,
    extraHeaders: Record<string, string> = {},
  ): Socket => {
    const socket = io(`${one.url}/${channel}`, {
      auth,
      extraHeaders,
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    sockets.push(socket);
    return socket;
  };
  const opened = async (channel: string, auth: object): Promise<Socket> => {
    const socket = open(channel, auth);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  };
  const agent = (id = 'ada', more: object = {}): Promise<Socket> =>
    opened('application', { token: tokenOf('member', id), language: 'en', ...more });
  const failure = (socket: Socket): Promise<{ data?: { code: string; message: string } }> =>
    new Promise((resolve) => socket.once('connect_error', resolve));
  const ended = (socket: Socket): Promise<string> =>
    new Promise((resolve) => socket.once('disconnect', resolve));
  const ask = (socket: Socket, name: string, ...payload: unknown[]): Promise<unknown> =>
    socket.timeout(60_000).emitWithAck(name, ...payload);
  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await new Promise(setImmediate);
  };

  beforeAll(async () => {
    one = await bootTestApp({ providers: [Desk] });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(() => one.close());

  describe('a handshake', () => {
    test.each([
      ['without a token', {}, 'UNAUTHENTICATED'],
      ['with a token that is no text', { token: { $ne: null } }, 'UNAUTHENTICATED'],
      ['with an unknown token', { token: 'unknown' }, 'UNAUTHENTICATED'],
      ['with an ended token', { token: 'ended' }, 'MEMBER_DEACTIVATED'],
    ])('%s is refused with a code', async (_how, auth, code) => {
      one.authenticator.tokens.set('ended', 'MEMBER_DEACTIVATED');
      const { data } = await failure(open('application', auth));
      expect(data).toEqual({ code, message: expect.any(String) });
    });

    test.each(['', 'unknown', 'applicatio', 'application/x'])(
      'on the channel "%s" is refused',
      async (channel) => {
        await failure(open(channel, { token: tokenOf('member', 'ada') }));
      },
    );

    test.each([
      ['of another origin', 'https://evil.example', false],
      ['of no origin at all', 'null', false],
      ['of a trusted origin', 'https://trusted.example', true],
    ])('from a page %s', async (_what, origin, allowed) => {
      const socket = open('application', { token: tokenOf('member', 'ada') }, { origin });
      const connected = await Promise.race([
        new Promise((resolve) => socket.once('connect', () => resolve(true))),
        failure(socket).then(() => false),
      ]);
      expect(connected).toBe(allowed);
    });

    test('from a page of the server itself is let in', async () => {
      const socket = open('application', { token: tokenOf('member', 'ada') }, { origin: one.url });
      await new Promise<void>((resolve) => socket.once('connect', resolve));
    });

    test('tells gateways of connections that come and go, also when one fails', async () => {
      desk().log.length = 0;
      const socket = await agent('breaks');
      socket.disconnect();
      await until(() => desk().log.includes('breaks went'));
      expect(desk().log.filter((line) => line.startsWith('breaks'))).toEqual([
        'breaks came',
        'breaks went',
      ]);
    });
  });

  describe('a message', () => {
    test('gets its parsed payload, its actor and an acknowledgement cut to its schema', async () => {
      const tabId = '01890000-0000-7000-8000-0000000000ab';
      const socket = await agent('ada', { tabId });
      expect(await ask(socket, 'connectClient', { queueId: portal, clientId: visit })).toEqual({
        ok: true,
        callDetailId: visit,
      });
      const input = desk().inputs.at(-1);
      expect(input).toMatchObject({
        payload: { queueId: portal, clientId: visit, offerId: null },
        actor: { type: 'member', id: 'ada' },
        language: 'en',
        context: {
          actor: { id: 'ada' },
          commandId: expect.any(String),
          correlationId: expect.any(String),
        },
      });
      expect(input?.socket).toMatchObject({ tabId, channel: 'application', address: '127.0.0.1' });
    });

    test.each([
      ['unknown', 'noSuchMessage', [{}], 'NOT_FOUND'],
      ['of another channel', 'clientLogs', [{}], 'NOT_FOUND'],
      ['that only servers send', 'pickupCall', [{}], 'NOT_FOUND'],
      ['that is not listened to', 'leaveQueue', [{}], 'NOT_FOUND'],
      ['with nothing', 'connectClient', [], 'INVALID_INPUT'],
      ['with a text', 'connectClient', ['{}'], 'INVALID_INPUT'],
      ['with null', 'connectClient', [null], 'INVALID_INPUT'],
      ['with a list', 'connectClient', [[offer]], 'INVALID_INPUT'],
      ['with bytes', 'connectClient', [Buffer.from('{}')], 'INVALID_INPUT'],
      [
        'with an operator',
        'connectClient',
        [{ ...offer, queueId: { $ne: null } }],
        'INVALID_INPUT',
      ],
      ['with an extra field', 'connectClient', [{ ...offer, more: 1 }], 'INVALID_INPUT'],
      [
        'with a prototype',
        'connectClient',
        [JSON.parse(`{"__proto__":{},"queueId":"${portal}"}`)],
        'INVALID_INPUT',
      ],
      ['with two payloads', 'connectClient', [offer, offer], 'INVALID_INPUT'],
    ])('%s is acknowledged with its code', async (_how, name, payload: unknown[], code) => {
      expect(await ask(await agent(), name, ...payload)).toEqual({
        ok: false,
        code,
        message: expect.any(String),
      });
    });

    test('is refused if the role of its sender may not send it', async () => {
      const guest = await opened('application', { token: tokenOf('guest', visit) });
      expect(await ask(guest, 'connectClient', offer)).toMatchObject({
        ok: false,
        code: 'FORBIDDEN',
      });
    });

    test.each([
      ['late', { ok: false, code: 'VISITOR_TAKEN', message: 'Ada has taken this visitor.' }],
      ['bug', { ok: false, code: 'UNEXPECTED', message: expect.stringContaining('our side') }],
    ])('whose handler throws is acknowledged: %s', async (id, answer) => {
      expect(await ask(await agent(id), 'disconnectClient', offer)).toEqual(answer);
    });

    test.each([
      ['disconnectClient', { ok: true }],
      [
        'connectClient',
        {
          ok: true,
          code: 'SHOWN_LATER',
          message: expect.stringContaining('done'),
          position: '000000000007',
        },
      ],
    ])('%s that is done is no failure, though it cannot be shown yet', async (name, ack) => {
      expect(await ask(await agent('unseen'), name, offer)).toEqual(ack);
    });

    test('is acknowledged although its handler hangs, and the next one is read', async () => {
      let release = (): void => undefined;
      desk().gate = new Promise((resolve) => (release = resolve));
      const socket = await agent();
      const pending = one.clock.pending;
      const answer = ask(socket, 'disconnectClient', offer);
      const next = ask(socket, 'connectClient', offer);
      await until(() => one.clock.pending > pending);
      one.clock.advance(ANSWER_WITHIN_MS);
      expect(await answer).toMatchObject({ ok: false, code: 'UNAVAILABLE' });
      expect(await next).toMatchObject({ ok: true });
      release();
    });

    test.each([
      'error',
      'data',
      'close',
      'message',
      'end',
      '',
      '__proto__',
      'constructor',
      'toString',
    ])('named %j harms nobody', async (name) => {
      const socket = await agent();
      expect(await ask(socket, name, {})).toMatchObject({ ok: false, code: 'NOT_FOUND' });
      socket.emit(name);
      socket.emit(name, 'without an acknowledgement');
      expect(await ask(socket, 'connectClient', offer)).toMatchObject({ ok: true });
    });

    test.each(['disconnect', 'connect', 'disconnecting', 'newListener', 'connect_error'])(
      'that pretends to be %s ends only its own connection',
      async (name) => {
        const [rogue, bystander] = [await agent('rogue'), await agent('bystander')];
        const gone = ended(rogue);
        rogue.io.engine.write(`2/application,["${name}",{}]`);
        await gone;
        expect(await ask(bystander, 'connectClient', offer)).toMatchObject({ ok: true });
      },
    );

    test.each([
      ['deep', `["connectClient",${'['.repeat(60_000)}${']'.repeat(60_000)}]`],
      ['deep in an object', `["connectClient",${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}]`],
    ])('nested %s is acknowledged', async (_how, packet) => {
      const socket = await agent();
      const answered = new Promise((resolve) => {
        socket.io.engine.on('data', (data: unknown) => {
          if (String(data).startsWith('3/application,7')) resolve(data);
        });
      });
      socket.io.engine.write(`2/application,7${packet}`);
      expect(await answered).toContain('"code":"INVALID_INPUT"');
      expect(await ask(await agent('bystander'), 'connectClient', offer)).toMatchObject({
        ok: true,
      });
    });

    test.each([
      ['more attachments than come', '5999999999-/application,["connectClient"]'],
      [
        'an attachment that is none',
        '51-/application,["connectClient",{"_placeholder":true,"num":9}]',
      ],
      ['a type that is none', '9/application,["connectClient"]'],
      ['no name', '2/application,[]'],
      ['a name that is none', '2/application,[{"a":1}]'],
      ['half a document', '2/application,["connectClient"'],
      ['another channel', '2/monitoring,["connectClient"]'],
    ])('with %s harms nobody', async (_what, packet) => {
      const rogue = await agent('rogue');
      rogue.io.engine.write(packet);
      rogue.io.engine.write(new Uint8Array([1, 2, 3]));
      expect(await ask(await agent('bystander'), 'connectClient', offer)).toMatchObject({
        ok: true,
      });
    });

    test('too large ends its own connection before it is read', async () => {
      const [rogue, bystander] = [await agent('rogue'), await agent('bystander')];
      const gone = ended(rogue);
      rogue.emit('connectClient', { ...offer, fill: 'x'.repeat(MESSAGE_MAX_BYTES) });
      await gone;
      expect(await ask(bystander, 'connectClient', offer)).toMatchObject({ ok: true });
    });

    test.each(['terminal', 'serial', 'signaturepad', 'kiosk'])(
      'on the channel %s, which a kiosk serves itself, finds nothing',
      async (channel) => {
        const { message } = (await failure(open(channel, { token: tokenOf('device', 'one') }))) as {
          message?: string;
        };
        expect(message).toBe('Invalid namespace');
      },
    );

    test('is refused in a flood; time renews the budget', async () => {
      const [rogue, bystander] = [await agent('rogue'), await agent('bystander')];
      const answers = await Promise.all(
        Array.from({ length: 300 }, () => ask(rogue, 'connectClient', offer)),
      );
      const refused = answers.filter((answer) => !(answer as { ok: boolean }).ok);
      expect(refused).toHaveLength(100);
      expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
      one.clock.advance(1000);
      expect(await ask(rogue, 'connectClient', offer)).toMatchObject({ ok: true });
      expect(await ask(bystander, 'connectClient', offer)).toMatchObject({ ok: true });
    });

    test.each([
      ['of known messages', 'connectClient'],
      ['of unknown events', 'noSuchMessage'],
    ])('%s by the thousand is cut off, answered some hundred times at most', async (_, name) => {
      const [rogue, bystander] = [await agent(name), await agent('bystander')];
      const handled = desk().inputs.length;
      const ends = jest.spyOn(realtime(), 'end');
      let answers = 0;
      const gone = ended(rogue);
      for (let n = 0; n < 1_900; n += 1) rogue.emit(name, offer, () => (answers += 1));
      expect(await gone).toBe('io server disconnect');
      expect(answers).toBeLessThanOrEqual(400);
      expect(desk().inputs.length - handled).toBeLessThanOrEqual(200);
      expect(ends.mock.calls).toEqual([[expect.anything(), 'TOO_MANY_REQUESTS']]);
      ends.mockRestore();
      expect(await ask(bystander, 'connectClient', offer)).toMatchObject({ ok: true });
    });

    test('cuts off a client that asks for a channel by the thousand', async () => {
      const rogue = await agent('rogue');
      const authenticated = jest.spyOn(one.authenticator, 'authenticate');
      const gone = ended(rogue);
      for (let n = 0; n < 20_000; n += 1) rogue.io.engine.write('0/main,{"token":"unknown"}');
      await gone;
      expect(authenticated.mock.calls.length).toBeLessThanOrEqual(2_000);
      authenticated.mockRestore();
    });
  });

  describe('the connections of one person', () => {
    test.each([
      ['member', 'member:many'],
      ['guest', 'visit:many'],
    ] as const)('are limited on each channel: %s', async (role, room) => {
      const auth = { token: tokenOf(role, 'many') };
      const held = await Promise.all(
        Array.from({ length: CONNECTIONS_EACH }, () => opened('application', auth)),
      );
      expect((await failure(open('application', auth))).data?.code).toBe('UNAVAILABLE');
      await opened('main', auth);
      held[0]?.disconnect();
      await until(() => realtime().connectionsIn('application', room).length < held.length);
      await opened('application', auth);
    });

    test('are limited also where all come at once', async () => {
      const auth = { token: tokenOf('member', 'at-once') };
      const all = await Promise.allSettled(
        Array.from({ length: 2 * CONNECTIONS_EACH }, () => opened('application', auth)),
      );
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(CONNECTIONS_EACH);
    });
  });

  describe('what the server says', () => {
    const taken = {
      clientId: visit,
      queueId: portal,
      callDetailId: visit,
      agentId: portal,
      agentName: 'Ada',
    };
    const heard = (socket: Socket, name: string): Promise<unknown> =>
      new Promise((resolve) => socket.once(name, resolve));

    test('reaches a member on every tab, a visitor and a room, cut to its schema', async () => {
      const tabs = [await agent('ada'), await agent('ada')];
      const guest = await opened('application', { token: tokenOf('guest', visit) });
      const stranger = await agent('bob');
      stranger.onAny((name) => desk().log.push(`stranger heard ${String(name)}`));
      const hearing = [...tabs, guest].map((socket) => heard(socket, 'pickupCall'));
      const more = { ...taken, secret: 'never told' };
      realtime().push(pickupCall, 'member:ada', more);
      realtime().push(pickupCall, `visit:${visit}`, more);
      expect(await Promise.all(hearing)).toEqual([taken, taken, taken]);
      await ask(stranger, 'listenQueueAvailability', { queueId: portal });
      const opening = heard(stranger, 'listenQueueAvailability');
      realtime().push(listenQueueAvailability, `queue:${portal}`, {
        queueId: portal,
        onlineStatus: 'closed',
        nextOpening: null,
      });
      expect(await opening).toMatchObject({ queueId: portal, onlineStatus: 'closed' });
      expect(desk().log).not.toContain('stranger heard pickupCall');
    });

    test('may leave out the connection that it comes from', async () => {
      const [first, second] = [await agent('ada'), await agent('ada')];
      const [from] = realtime()
        .connectionsIn('application', 'member:ada')
        .filter(({ id }) => id === first.id);
      const got: string[] = [];
      first.onAny((name) => got.push(String(name)));
      const hearing = heard(second, 'pickupCall');
      realtime().push(pickupCall, 'member:ada', taken, { except: from! });
      await hearing;
      await ask(first, 'connectClient', offer);
      expect(got).toEqual([]);
    });

    test('is a fault and is not sent if it does not fit its schema', () => {
      expect(() => realtime().push(pickupCall, 'member:ada', {} as never)).toThrow(z.ZodError);
    });

    test('reaches no connection in an empty room', () => {
      realtime().push(pickupCall, 'member:nobody', taken);
      expect(realtime().connectionsIn('application', 'member:nobody')).toEqual([]);
    });
  });

  describe('a sign-in that ends', () => {
    test('closes all its connections, says why, and keeps others', async () => {
      const token = tokenOf('member', 'ada');
      const main = await opened('main', { token });
      const other = await opened('application', { token });
      const bystander = await agent('bob');
      const notified = new Promise((resolve) =>
        main.once(identityMessages.signedOut.name, resolve),
      );
      const gone = Promise.all([ended(main), ended(other)]);
      realtime().disconnect('member:ada', 'MEMBER_DEACTIVATED');
      expect(await notified).toEqual({ code: 'MEMBER_DEACTIVATED' });
      await gone;
      expect(bystander.connected).toBe(true);
      await until(() => desk().log.includes('ada was sent away'));
    });

    test('is found when its connections are checked again', async () => {
      const socket = await agent('cleo');
      const gone = ended(socket);
      one.authenticator.tokens.set(tokenOf('member', 'cleo'), 'SIGNED_OUT');
      one.authenticator.tokens.set('member.cleo', 'SIGNED_OUT');
      await realtime().refresh('member:cleo');
      await gone;
    });

    test('ends at the time its token says', async () => {
      one.authenticator.expiresAt = new Date(one.clock.now().getTime() + 60_000);
      const socket = await agent('dora');
      one.authenticator.expiresAt = new Date('2100-01-01T00:00:00.000Z');
      const gone = ended(socket);
      one.clock.advance(59_999);
      expect(await ask(socket, 'connectClient', offer)).toMatchObject({ ok: true });
      one.clock.advance(1);
      await gone;
    });

    test('a change of role takes effect on the open connection', async () => {
      const socket = await agent('eve');
      expect(await ask(socket, 'connectClient', offer)).toMatchObject({ ok: true });
      one.authenticator.tokens.set('member.eve', actorOf('none', 'eve'));
      await realtime().refresh('member:eve');
      expect(await ask(socket, 'connectClient', offer)).toMatchObject({
        ok: false,
        code: 'FORBIDDEN',
      });
    });
  });

  describe('what is not even socket.io', () => {
    test.each([
      ['an unknown transport', 'GET', '/socket.io/?EIO=4&transport=carrier'],
      ['an unknown version', 'GET', '/socket.io/?EIO=99&transport=polling'],
      ['an unknown session', 'POST', '/socket.io/?EIO=4&transport=polling&sid=unknown'],
      ['a method that is not used', 'DELETE', '/socket.io/?EIO=4&transport=polling'],
    ])('%s is refused', async (_what, method, path) => {
      const { status } = await send(one.url, {
        method,
        path,
        body: method === 'POST' ? '2' : undefined,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });

    test('half an upgrade and noise harm no other client', async () => {
      const { port } = new URL(one.url);
      const noise = connectTcp(Number(port), '127.0.0.1');
      await new Promise<void>((resolve) => noise.once('connect', resolve));
      noise.write(
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n\u0000\u0001',
      );
      noise.end();
      await new Promise<void>((resolve) => noise.once('close', () => resolve()).resume());
      expect(await ask(await agent(), 'connectClient', offer)).toMatchObject({ ok: true });
    });
  });
});

describe('the end of the program', () => {
  test('answers earlier messages, and does not tell gateways that clients go', async () => {
    const one = await bootTestApp({ providers: [Desk] });
    const desk = one.app.get(Desk);
    let release = (): void => undefined;
    desk.gate = new Promise((resolve) => (release = resolve));
    const token = one.headersOf('member', 'ada').authorization?.slice('Bearer '.length);
    const socket = io(`${one.url}/application`, { auth: { token }, reconnection: false });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const pending = one.clock.pending;
    const answer: Promise<unknown> = socket.timeout(60_000).emitWithAck('disconnectClient', offer);
    while (one.clock.pending === pending) await new Promise(setImmediate);
    const closing = one.close();
    release();
    expect(await answer).toEqual({ ok: true });
    await Promise.all([closing, gone]);
    expect(desk.log).toEqual(['ada came']);
  });
});

describe('a gateway', () => {
  const elsewhere = defineMessage({
    channel: 'main',
    name: 'elsewhere',
    from: 'client',
    summary: 'Belongs to another channel',
    policy: 'socket.own',
    payload: z.strictObject({}),
  });

  @Gateway('application')
  class Foreign {
    @Listens(elsewhere)
    async listen(): Promise<void> {
      return Promise.resolve();
    }
  }

  @Gateway('application')
  class First {
    @Listens(leaveQueue)
    async listen(): Promise<never> {
      throw new Rejected('VISIT_NOT_FOUND');
    }
  }

  @Gateway('application')
  class Second extends First {}

  test.each([
    ['of another channel', [Foreign], 'Foreign.listen cannot listen to application elsewhere'],
    [
      'that has a listener',
      [First, Second],
      'Second.listen cannot listen to application leaveQueue',
    ],
  ])('for a message %s keeps the program from starting', async (_what, providers, reason) => {
    await expect(bootTestApp({ providers })).rejects.toThrow(reason);
  });
});
