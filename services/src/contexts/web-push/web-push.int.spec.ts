import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { PUSH_SUBSCRIPTIONS_MAX } from '@foyer/contracts/web-push';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { v4 } from 'uuid';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { eventually } from '#platform/testing/eventually.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { EndNotice, RaiseNotice, WebPushModule } from './index.js';
import { PushService, type FakeBrowser } from './testing/push-service.js';

describe('notices on devices', () => {
  let service: PushService;
  let app: IdentityApp;
  let vault: MemoryVault;
  let log: MemoryEventLog;
  let [memberId, token] = ['', ''];
  let browser: FakeBrowser;

  const open = async (environment = {}) => {
    [vault, log] = [new MemoryVault(), new MemoryEventLog()];
    app = await bootIdentityApp({
      imports: [WebPushModule],
      environment: { WEB_PUSH_NETWORKS: '127.0.0.0/8,::1', ...environment },
      ...{ vault, eventLog: log },
    });
    memberId = await app.member('ada.berger');
    token = await app.signIn('ada.berger');
    browser = service.browser();
  };
  beforeAll(async () => (service = await PushService.start()));
  afterAll(() => service.close());
  beforeEach(() => open());
  afterEach(() => app.close());

  const keep = (body: object = browser.subscription, as = token) =>
    app.call('POST /profile/push', { token: as, body });
  const subscribed = async (of = browser, as = token) => {
    const { status, body } = await keep(of.subscription, as);
    expect(status).toBe(200);
    return (body as { subscriptionId: string }).subscriptionId;
  };
  const until = () => new Date(app.clock.now().getTime() + 15_000).toISOString();
  const raise = async (noticeId = v4(), more = {}) => {
    const data = { noticeId, memberId, kind: 'rings' as const, until: until(), ...more };
    await app.app.get(CommandBus).execute(new RaiseNotice(app.asSystem(), data));
    return noticeId;
  };
  const came = (count: number, to = browser) =>
    eventually(`${count.toString()} notices`, async () => to.received.length === count);
  const kept = async () => {
    const ids: string[] = [];
    for await (const { kind, id } of vault.all()) if (kind === 'push-subscription') ids.push(id);
    return ids;
  };
  const history = async () => {
    const events: { type: string; data: Record<string, unknown> }[] = [];
    for await (const { type, data } of log.readAll()) events.push({ type, data });
    return events;
  };
  const ends = async () =>
    (await history())
      .filter(({ type }) => type === 'PushSubscriptionEnded')
      .map(({ data }) => data.reason);

  test('come encrypted to a browser that subscribed, with ids and without any name', async () => {
    await subscribed();
    const [portalId, callId] = [v4(), v4()];
    const tag = await raise(undefined, { portalId, callId });
    await came(1);
    const [{ payload, headers }] = browser.received as [(typeof browser.received)[number]];
    expect(payload).toEqual({ kind: 'rings', tag, portalId, callId, language: 'de' });
    expect(headers).toMatchObject({ ttl: '15', urgency: 'high', topic: tag.replaceAll('-', '') });
    expect(service.faults).toEqual([]);
  });

  test('have their address in the vault, and in no event', async () => {
    await subscribed();
    await raise();
    await came(1);
    const { endpoint, keys } = browser.subscription;
    const events = JSON.stringify(await history());
    for (const secret of [endpoint, new URL(endpoint).pathname, keys.auth, keys.p256dh])
      expect(events).not.toContain(secret);
    expect(await kept()).toHaveLength(1);
  });

  test('have one key for good, which its browser needs', async () => {
    const key = async () => (await app.call('GET /profile/push', { token })).body;
    const { publicKey } = (await key()) as { publicKey: string };
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(await key()).toEqual({ publicKey });
  });

  test('are known once, however often the page says so', async () => {
    const id = await subscribed();
    expect(await subscribed()).toBe(id);
    expect(await kept()).toEqual([id]);
    await subscribed(browser, await app.signIn('ada.berger'));
    expect(await ends()).toEqual(['replaced']);
    expect(await kept()).toHaveLength(1);
  });

  test('are taken away once the matter is over, and not sent after that', async () => {
    await subscribed();
    const noticeId = await raise();
    await came(1);
    const over = { noticeId, memberId, until: until() };
    await app.app.get(CommandBus).execute(new EndNotice(app.asSystem(), over));
    await came(2);
    expect(browser.received[1]?.payload).toMatchObject({ tag: noticeId, over: true });
    await raise(noticeId, { nth: 2 });
    expect((await history()).filter(({ type }) => type === 'PushNoticeDue')).toHaveLength(1);
  });

  test('cost no event where nobody has them', async () => {
    const before = (await history()).length;
    await raise();
    expect(await history()).toHaveLength(before);
  });

  test.each([404, 410])('end with an answer of %d', async (status) => {
    await subscribed();
    browser.status = status;
    await raise();
    await eventually('an end', async () => (await ends()).length === 1);
    expect(await ends()).toEqual(['gone']);
    await eventually('an empty vault', async () => (await kept()).length === 0);
  });

  test('are tried again where the push service is busy', async () => {
    await subscribed();
    browser.status = 503;
    await raise();
    await eventually('a failed try', async () =>
      (await history()).some(({ type }) => type === 'JobAttemptFailed'),
    );
    browser.status = 201;
    app.clock.advance(2_000);
    await came(1);
    expect(await ends()).toEqual([]);
  });

  test('end with the sign-in of their browser, and with no other', async () => {
    const other = service.browser();
    await subscribed();
    const second = await app.signIn('ada.berger');
    await subscribed(other, second);
    expect((await app.call('POST /logout', { token })).status).toBeLessThan(300);
    await eventually('an end', async () => (await ends()).length === 1);
    expect(await ends()).toEqual(['sign-in-ended']);
    await raise();
    await came(1, other);
    expect(browser.received).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });

  test('do not come to a browser whose sign-in ran out', async () => {
    await subscribed();
    app.clock.advance(400 * 24 * 3_600_000);
    await raise();
    await eventually('an end', async () => (await ends()).length === 1);
    expect(await ends()).toEqual(['sign-in-ended']);
    expect([browser.received, await kept()]).toEqual([[], []]);
  });

  test('end when their reader turns them off, and nobody else can', async () => {
    const id = await subscribed();
    await app.member('ben.fox');
    const ben = await app.signIn('ben.fox');
    await app.call(`DELETE /profile/push/${id}`, { token: ben });
    expect(await kept()).toEqual([id]);
    expect((await app.call(`POST /profile/push/${id}/test`, { token: ben })).status).toBe(404);
    expect((await app.call(`DELETE /profile/push/${id}`, { token })).status).toBe(204);
    expect([await kept(), await ends()]).toEqual([[], ['asked']]);
  });

  test('are tried at once on request, within a budget', async () => {
    const id = await subscribed();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => app.call(`POST /profile/push/${id}/test`, { token })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(tries.find(({ status }) => status === 200)?.body).toEqual({ taken: true });
    expect(browser.received).toHaveLength(5);
    expect(browser.received[0]?.payload).toMatchObject({ kind: 'test', language: 'de' });
  });

  test.each([
    ['https://10.0.0.1/send', 422],
    ['https://169.254.169.254/latest', 422],
    ['https://[::ffff:10.0.0.1]/send', 422],
    ['http://localhost/send', 400],
    ['https://kim:secret@push.example.org/', 400],
    ['ftp://push.example.org/', 400],
  ])('do not go to %s: %d', async (endpoint, status) => {
    expect(await keep({ ...browser.subscription, endpoint })).toMatchObject({ status });
    expect(await kept()).toEqual([]);
  });

  test('do not go to the own machine, unless its network is named', async () => {
    await app.close();
    await open({ WEB_PUSH_NETWORKS: '' });
    expect(await keep()).toMatchObject({ status: 422 });
  });

  test('need keys by which they can be encrypted', async () => {
    const keys = { ...browser.subscription.keys, p256dh: 'A'.repeat(87) };
    expect(await keep({ ...browser.subscription, keys })).toMatchObject({
      status: 422,
      body: { errors: { code: 'PUSH_KEYS_INVALID' } },
    });
  });

  test('can be turned off for the whole installation', async () => {
    await app.close();
    await open({ WEB_PUSH: 'off' });
    expect(await app.call('GET /profile/push', { token })).toMatchObject({
      body: { publicKey: null },
    });
    expect(await keep()).toMatchObject({ status: 409 });
  });

  test('go to so many browsers, and the oldest makes room', async () => {
    const ids: string[] = [];
    for (let n = 0; n <= PUSH_SUBSCRIPTIONS_MAX; n += 1) {
      app.clock.advance(10_000);
      ids.push(await subscribed(service.browser()));
    }
    expect(await ends()).toEqual(['too-many']);
    expect(new Set(await kept())).toEqual(new Set(ids.slice(1)));
  });
});
