import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { PushService } from '#contexts/web-push/testing/push-service.js';
import { eventually } from '#platform/testing/eventually.js';
import { asMember, CalendarFixture, type Person } from './testing/calendar-fixture.js';

let service: PushService;
let fixture: CalendarFixture;

beforeAll(async () => {
  service = await PushService.start();
  fixture = await CalendarFixture.open({ WEB_PUSH_NETWORKS: '127.0.0.0/8,::1' });
});
afterAll(async () => {
  await fixture.close();
  await service.close();
});

const subscribed = async ({ token }: Person) => {
  const browser = service.browser();
  const body = browser.subscription;
  await fixture.app.call('POST /profile/push', { token, body });
  return browser;
};

test('devices of who is expected say that a meeting begins, without its name', async () => {
  const [ada, tom, tim] = [
    await fixture.person('ada.berger'),
    await fixture.person('tom.winter'),
    await fixture.person('tim.sommer'),
  ];
  const [adas, toms, tims] = [await subscribed(ada), await subscribed(tom), await subscribed(tim)];
  const startTime = new Date(fixture.app.clock.now().getTime() + 10 * 60_000).toISOString();
  const endTime = new Date(Date.parse(startTime) + 30 * 60_000).toISOString();
  const { _id } = await fixture.planned(ada, [asMember(tom), asMember(tim)], {
    ...{ startTime, endTime, name: 'Advice on insurance' },
  });
  const answer = { token: tim.token, body: { answer: 'declined' } };
  expect((await fixture.app.call(`PUT /calendarEvent/${_id}/answer`, answer)).status).toBe(200);
  await eventually('it begins', () => {
    if (adas.received.length > 0 && toms.received.length > 0) return true;
    if (fixture.app.clock.now().toISOString() < startTime) fixture.app.clock.advance(30_000);
    return false;
  });
  const [notice] = toms.received;
  expect(notice?.payload).toMatchObject({ kind: 'meeting', callId: _id });
  expect(notice?.text).not.toContain('insurance');
  expect(fixture.app.clock.now().toISOString() >= startTime).toBe(true);
  expect(tims.received).toEqual([]);
});
