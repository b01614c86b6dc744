import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';

import { eventually } from '#platform/testing/eventually.js';
import { ProcessRoles } from '#platform/cluster/process-roles/process-roles.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { exampleReceiver } from '../testing/example-receiver.js';
import { Receiver, type Answer } from '../testing/receiver.js';
import { append } from '../testing/sample-log.js';
import { WebhookApp } from '../testing/webhook-app.js';

const DAY_MS = 24 * 3_600_000;

describe('events on their way to a webhook', () => {
  let hooks: WebhookApp;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.start();
    // Receivers look whether a message is of now.
    const clock = new ManualClock(new Date().toISOString());
    hooks = await WebhookApp.start({ clock });
  });
  afterEach(async () => {
    receiver.release();
    await hooks.app.close();
    await receiver.close();
  });

  const got = (count: number) =>
    eventually(`${count.toString()} messages`, () => receiver.received.length >= count);
  const rows = async (id: string, state: string, count: number) => {
    await eventually(`${count.toString()} ${state}`, async () => {
      const all = await hooks.deliveries(id);
      return all.filter((row) => row.state === state).length === count;
    });
    return hooks.deliveries(id);
  };
  const again = async (count: number) => {
    await eventually('the next try', () => {
      hooks.app.clock.advance(1_000);
      return receiver.received.length >= count;
    });
  };

  test('arrive signed, in the form of the feed, and in their order', async () => {
    await hooks.happens();
    const { id, secret } = await hooks.add(receiver.url);
    const sent: string[] = [];
    for (let n = 0; n < 5; n += 1) sent.push(await hooks.happens());
    await hooks.happens('CallEnded');
    await got(5);
    expect(receiver.ids).toEqual(sent);
    for (const { body, headers, id: eventId } of receiver.received) {
      expect(new Verifier(secret).verify(body, headers)).toMatchObject({ id: eventId });
      expect(headers['content-type']).toBe('application/cloudevents+json');
    }
    const feed = await fetch(`${hooks.app.url}/api/v2/events?type=foyer.VisitEnded`, {
      headers: hooks.app.headersOf('admin'),
    });
    const { events } = (await feed.json()) as { events: readonly object[] };
    expect(receiver.received.map(({ body }) => JSON.parse(body) as object)).toEqual(
      events.slice(1),
    );
    await rows(id, 'delivered', 5);
    await eventually('it is shown', async () => (await hooks.webhook(id)).deliveredAt !== null);
  });

  test('are taken by the receiver of the documents, also with the former secret', async () => {
    const { id, secret } = await hooks.add(receiver.url);
    const taken: string[] = [];
    const server = exampleReceiver(secret, ({ type }) => taken.push(type));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await hooks.call('PUT', `/${id}`, { url: `http://127.0.0.1:${port.toString()}/` });
    await hooks.call('POST', `/${id}/secret`);
    await hooks.happens();
    await rows(id, 'delivered', 1);
    expect(taken).toEqual(['foyer.VisitEnded']);
    // The second replacement ends the first secret.
    await hooks.call('POST', `/${id}/secret`);
    expect((await hooks.call('POST', `/${id}/test`)).body).toMatchObject({ status: 400 });
    server.close();
  });

  test('do not lead to further events without end', async () => {
    const { id } = await hooks.add(receiver.url, ['*']);
    const eventId = await hooks.happens();
    await rows(id, 'delivered', 1);
    const later = await hooks.happens();
    await rows(id, 'delivered', 2);
    expect(receiver.ids).toEqual([eventId, later]);
  });

  test.each<[string, Answer, number | null, string]>([
    ['500', { status: 500 }, 500, 'REFUSED'],
    ['404', { status: 404 }, 404, 'REFUSED'],
    ['a redirect', { status: 302, headers: { location: '/other' } }, 302, 'REDIRECTED'],
    ['the end of the connection', 'closes', null, 'UNREACHABLE'],
    ['a part of an answer', 'closes-midway', 500, 'REFUSED'],
  ])(
    'are sent again after %s, and the next one waits for them',
    async (_what, answer, status, failure) => {
      const { id } = await hooks.add(receiver.url);
      receiver.answers.push(answer);
      const first = await hooks.happens();
      const [row] = await rows(id, 'waiting', 1);
      expect(row).toMatchObject({ eventId: first, status, failure, attempt: 1 });
      expect(row?.retryAt).not.toBeNull();
      const second = await hooks.happens();
      expect(receiver.ids).toEqual([first]);
      await again(3);
      expect(receiver.ids).toEqual([first, first, second]);
      const after = await rows(id, 'delivered', 2);
      expect(after.map(({ attempt, number }) => [number, attempt])).toEqual([
        [1, 1],
        [0, 2],
      ]);
    },
  );

  test('wait for as long as a busy receiver asks', async () => {
    const { id } = await hooks.add(receiver.url);
    receiver.answers.push({ status: 429, headers: { 'retry-after': '600' } });
    await hooks.happens();
    const [row] = await rows(id, 'waiting', 1);
    const asked = hooks.app.clock.now().getTime() + 600_000;
    expect(row?.retryAt).toBe(new Date(asked).toISOString());
    hooks.app.clock.advance(599_000);
    expect(receiver.received).toHaveLength(1);
    await again(2);
  });

  test('end with a receiver that is gone, and continue where they ended once it is turned on', async () => {
    const { id } = await hooks.add(receiver.url);
    receiver.answers.push({ status: 410 });
    const first = await hooks.happens();
    await eventually('it is off', async () => !(await hooks.webhook(id)).enabled);
    expect(await hooks.webhook(id)).toMatchObject({ offReason: 'gone', retryAt: null });
    const second = await hooks.happens();
    hooks.app.clock.advance(DAY_MS);
    expect(receiver.ids).toEqual([first]);
    await hooks.call('PUT', `/${id}`, { enabled: true });
    await got(3);
    expect(receiver.ids).toEqual([first, first, second]);
  });

  test('end after days without success', async () => {
    const { id } = await hooks.add(receiver.url);
    receiver.answers.push(...Array.from({ length: 60 }, () => ({ status: 503 })));
    for (let n = 0; n < 6; n += 1) await hooks.happens();
    await eventually('it is off', async () => {
      hooks.app.clock.advance(3_600_000);
      return !(await hooks.webhook(id)).enabled;
    });
    expect(await hooks.webhook(id)).toMatchObject({ offReason: 'failing' });
    expect((await hooks.deliveries(id)).map(({ state }) => state)).toContain('failed');
  });

  test('go to a slow receiver once, while its webhook is changed', async () => {
    const { id } = await hooks.add(receiver.url);
    receiver.hold();
    const first = await hooks.happens();
    await eventually('it has the message', () => receiver.isHolding);
    await hooks.call('PUT', `/${id}`, { description: 'changed' });
    receiver.release();
    const second = await hooks.happens();
    await got(2);
    await rows(id, 'delivered', 2);
    expect(receiver.ids).toEqual([first, second]);
  });

  test('are sent again one by one, or all from a place on', async () => {
    const { id } = await hooks.add(receiver.url);
    const sent = [await hooks.happens(), await hooks.happens(), await hooks.happens()];
    await rows(id, 'delivered', 3);
    const one = await hooks.call('POST', `/${id}/deliveries/1/send`);
    expect(one.body).toMatchObject({ kind: 'repeat', eventId: sent[1], state: 'delivered' });
    expect(receiver.ids).toEqual([...sent, sent[1]]);
    const feed = await fetch(`${hooks.app.url}/api/v2/events?type=foyer.VisitEnded&limit=1`, {
      headers: hooks.app.headersOf('admin'),
    });
    const { next } = (await feed.json()) as { next: string };
    expect((await hooks.call('POST', `/${id}/set-back`, { after: next })).status).toBe(200);
    await got(6);
    expect(receiver.ids.slice(4)).toEqual([sent[1], sent[2]]);
    expect(await hooks.call('POST', `/${id}/set-back`, { after: '99999999' })).toMatchObject({
      status: 409,
    });
  });

  test('go to no address that is barred, whatever a name leads to', async () => {
    const { port } = new URL(receiver.url);
    const { eventLog, core } = hooks.app;
    const { id } = await hooks.add(`https://localhost:${port}/`);
    await hooks.app.app.close();
    await core.readModels.stop();
    // The network was named when the address was saved, and is not any more.
    hooks = await WebhookApp.start({ environment: {}, eventLog, vault: core.vault });
    await hooks.app.core.readModels.untilCurrent();
    const { body } = await hooks.call('POST', `/${id}/test`);
    expect(body).toMatchObject({ state: 'failed', failure: 'ADDRESS_NOT_ALLOWED', status: null });
    expect(receiver.received).toEqual([]);
  });

  test('are sent again after a stop in the middle, and no other one is', async () => {
    const { eventLog, core, clock } = hooks.app;
    const { id } = await hooks.add(receiver.url);
    const first = await hooks.happens();
    await rows(id, 'delivered', 1);
    receiver.hold();
    const second = await hooks.happens();
    await eventually('it has the message', () => receiver.isHolding);
    await hooks.app.app.close();
    await core.readModels.stop();
    receiver.release();
    hooks = await WebhookApp.start({ eventLog, vault: core.vault, clock });
    const third = await append(eventLog, 'visit-1', { type: 'VisitEnded', data: { visitId: 'v' } });
    await got(4);
    expect(receiver.ids).toEqual([first, second, second, third]);
  });

  test('are sent by the process that does background jobs, and by no other', async () => {
    const { eventLog, core, clock } = hooks.app;
    const serving = new ProcessRoles({ servesPeople: true, runsBackgroundJobs: false });
    const other = await WebhookApp.start({
      ...{ eventLog, clock, vault: core.vault, processRoles: serving },
    });
    const { id } = await hooks.add(receiver.url);
    const sent: string[] = [];
    for (let n = 0; n < 20; n += 1) sent.push(await hooks.happens());
    await rows(id, 'delivered', 20);
    expect(receiver.ids).toEqual(sent);
    await other.app.app.close();
    await other.app.core.readModels.stop();
  });

  test('are noted once where two nodes send them at the same time', async () => {
    const { eventLog, core, clock } = hooks.app;
    const { id } = await hooks.add(receiver.url);
    const other = await WebhookApp.start({ eventLog, vault: core.vault, clock });
    const sent: string[] = [];
    for (let n = 0; n < 20; n += 1) sent.push(await hooks.happens());
    await eventually('all are noted', async () => {
      clock.advance(1_000);
      const all = await hooks.deliveries(id);
      return all.filter(({ state }) => state === 'delivered').length >= 20;
    });
    const noted: string[] = [];
    for await (const { type, data } of eventLog.readAll()) {
      if (type !== 'WebhookEventsDelivered') continue;
      noted.push(...(data.deliveries as { eventId: string }[]).map(({ eventId }) => eventId));
    }
    expect(noted).toEqual(sent);
    expect(new Set(receiver.ids)).toEqual(new Set(sent));
    await other.app.app.close();
    await other.app.core.readModels.stop();
  });
});
