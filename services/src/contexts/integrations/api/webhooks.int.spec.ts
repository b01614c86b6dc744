import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { permits } from '@foyer/contracts/identity';
import { WEBHOOKS_MAX, type WebhookDelivery } from '@foyer/contracts/integrations';

import { Receiver } from '../testing/receiver.js';
import { WebhookApp } from '../testing/webhook-app.js';

describe('webhooks in the console', () => {
  let hooks: WebhookApp;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.start();
    hooks = await WebhookApp.start();
  });
  afterEach(async () => {
    await hooks.app.close();
    await receiver.close();
  });

  test('show their secret once, and keep it in the vault alone', async () => {
    const { id, secret } = await hooks.add(receiver.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { status, body } = await hooks.call('POST', `/${id}/secret`);
    expect([status, body]).toMatchObject([200, { secret: expect.stringMatching(/^whsec_/) }]);
    expect((body as { secret: string }).secret).not.toBe(secret);
    const shown = JSON.stringify(await hooks.webhook(id));
    const kept: unknown[] = [];
    for await (const event of hooks.app.eventLog.readAll()) kept.push(event);
    for (const text of [shown, JSON.stringify(kept)]) expect(text).not.toContain('whsec_');
  });

  test('are changed, listed, turned off and deleted', async () => {
    const { id, revision } = await hooks.add(receiver.url);
    const changed = await hooks.call('PUT', `/${id}`, {
      enabled: false,
      description: 'B',
      revision,
    });
    expect(changed).toMatchObject({ status: 200, body: { enabled: false, offReason: 'asked' } });
    expect(await hooks.call('PUT', `/${id}`, { description: 'C', revision })).toMatchObject({
      status: 409,
      body: { errors: { code: 'CHANGED_MEANWHILE' } },
    });
    expect(await hooks.call('GET', '')).toMatchObject({ body: [{ id, description: 'B' }] });
    expect(await hooks.call('DELETE', `/${id}`)).toMatchObject({ status: 200 });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/secret'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
    ] as const) {
      expect(await hooks.call(method, `/${id}${path}`)).toMatchObject({
        status: 404,
        body: { errors: { code: 'WEBHOOK_NOT_FOUND' } },
      });
    }
  });

  test('are refused with the same id, and where there are too many', async () => {
    const { id } = await hooks.add(receiver.url);
    const again = { id, url: receiver.url, eventTypes: ['*'] };
    expect(await hooks.call('POST', '', again)).toMatchObject({
      status: 409,
      body: { errors: { code: 'ID_ALREADY_USED' } },
    });
    for (let n = 1; n < WEBHOOKS_MAX; n += 1) await hooks.add(receiver.url);
    expect(await hooks.call('POST', '', { ...again, id: undefined })).toMatchObject({
      status: 409,
      body: { errors: { code: 'WEBHOOKS_FULL' } },
    });
  });

  test.each([
    ['http://93.184.215.14/', 422],
    ['https://10.0.0.1/', 422],
    ['https://[::1]/', 422],
    ['https://[::ffff:10.0.0.1]/', 422],
    ['https://[64:ff9b::a00:1]/', 422],
    ['https://169.254.169.254/latest', 422],
    ['https://2130706433/', 201],
    ['https://kim:secret@example.org/', 400],
    ['https://kim@example.org/', 400],
    ['https://example.org/#part', 400],
    ['ftp://example.org/', 400],
    ['file:///etc/passwd', 400],
    ['https://example.org/hook', 201],
  ])('have the address %s or are refused: %d', async (url, status) => {
    expect(await hooks.call('POST', '', { url, eventTypes: ['*'] })).toMatchObject({ status });
  });

  test.each([
    [undefined, 'https://localhost/', 422],
    [undefined, 'https://127.0.0.1/', 422],
    ['127.0.0.0/8', 'https://127.0.0.1/', 201],
    // A name that nothing answers for yet is judged when it is sent to.
    [undefined, 'https://receiver.invalid/', 201],
  ])('in a network of %s have the address %s or are refused: %d', async (networks, url, status) => {
    await hooks.app.close();
    hooks = await WebhookApp.start({
      environment: networks === undefined ? {} : { WEBHOOK_NETWORKS: networks },
    });
    const answer = await hooks.call('POST', '', { url, eventTypes: ['*'] });
    expect(answer).toMatchObject({ status });
    if (status === 422) {
      expect(answer).toMatchObject({
        body: {
          errors: { code: 'WEBHOOK_ADDRESS_NOT_ALLOWED', fields: { url: expect.any(String) } },
        },
      });
    }
  });

  test('are refused a barred address and an unknown event in a change as well', async () => {
    const { id } = await hooks.add(receiver.url, ['foyer.Visit*']);
    const change = (body: object) => hooks.call('PUT', `/${id}`, body);
    expect(await change({ url: 'https://10.0.0.1/' })).toMatchObject({
      status: 422,
      body: { errors: { code: 'WEBHOOK_ADDRESS_NOT_ALLOWED', fields: { url: expect.anything() } } },
    });
    expect(await change({ eventTypes: ['foyer.Visit*', 'foyer.VisitEndet'] })).toMatchObject({
      status: 422,
      body: {
        errors: {
          code: 'WEBHOOK_EVENT_UNKNOWN',
          fields: { 'eventTypes.1': expect.any(String) },
        },
      },
    });
  });

  test.each([
    ['*', 201],
    ['foyer.*', 201],
    ['foyer.VisitEnded', 201],
    ['foyer.Visit*', 201],
    ['foyer.VisitEndet', 422],
    ['foyer.Visitt*', 422],
    ['foyer.visitEnded', 422],
    ['VisitEnded', 400],
  ])('are for events that there are: %s is answered with %d', async (type, status) => {
    const answer = await hooks.call('POST', '', { url: receiver.url, eventTypes: [type] });
    expect(answer).toMatchObject({ status });
  });

  test('are sent a test at once, and tell what came of it', async () => {
    const { id } = await hooks.add(receiver.url);
    expect((await hooks.call('POST', `/${id}/test`)).body).toMatchObject({
      ...{ kind: 'test', state: 'delivered', status: 204, eventType: 'WebhookTest' },
    });
    receiver.answers.push({ status: 500 });
    expect((await hooks.call('POST', `/${id}/test`)).body).toMatchObject({
      ...{ kind: 'test', state: 'failed', status: 500, failure: 'REFUSED' },
    });
    const [body] = receiver.received.map((one) => JSON.parse(one.body) as unknown);
    expect(body).toMatchObject({ type: 'foyer.WebhookTest', data: { webhookId: id } });
    expect((await hooks.deliveries(id)).map(({ number }) => number)).toEqual([1, 0]);
  });

  test('are for administrators', async () => {
    for (const role of ['anonymous', 'guest', 'device', 'member', 'auditor', 'admin'] as const) {
      const { status } = await hooks.call('GET', '', undefined, role);
      expect([role, status === 200]).toEqual([role, permits('webhooks.manage', role)]);
    }
  });

  test('spend of a budget for what they send by hand', async () => {
    const { id } = await hooks.add(receiver.url);
    const sent = await Promise.all(
      Array.from({ length: 15 }, () => hooks.call('POST', `/${id}/test`)),
    );
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(5);
    const rows: readonly WebhookDelivery[] = await hooks.deliveries(id);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(10);
  });
});
