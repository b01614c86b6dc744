import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { VISIT_GOODBYE_MS } from '@foyer/contracts/visits';

import { eventually } from '#platform/testing/eventually.js';
import type { OfficePage } from '../testing/office-page.js';
import { CLIENT_SECRET, VisitsFixture } from '../testing/visits-fixture.js';

const MINUTE = 60_000;
const id = '01990000-0000-7000-8000-000000000001';
const failure = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe('a visit that lasts longer than its token', () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    await office.portal([]);
  });
  afterEach(() => office.close());

  const renew = (clientSecret = CLIENT_SECRET, _id = id) =>
    office.app.call('POST /callDetail/clientToken', { body: { _id, clientSecret } });
  const rate = (token: string) =>
    office.app.call('POST /queue/feedback', { body: { clientId: id, rating: 5 }, token });
  const tokenOf = ({ body }: { body: unknown }) => (body as { token: string }).token;

  const isCut = ({ socket }: OfficePage) =>
    eventually('the connection is closed', () => !socket.connected);

  test('continues over its connection as long as its page renews its token', async () => {
    const opened = tokenOf(await office.openVisit(id));
    const ada = await office.visitor(id);
    await ada.ring();
    for (let time = 0; time < 4; time += 1) {
      office.clock.advance(10 * MINUTE);
      expect(await renew()).toMatchObject({ status: 200 });
    }
    expect(await rate(opened)).toMatchObject(failure(401, 'UNAUTHENTICATED'));

    expect(ada.socket.connected).toBe(true);
    expect(await ada.emit('leaveQueue', { clientId: id })).toMatchObject({ ok: true });
    expect(await rate(tokenOf(await renew()))).toMatchObject({ status: 200 });
  });

  test('has no connection any more once its token is past', async () => {
    const ada = await office.visitor(id);
    office.clock.advance(16 * MINUTE);
    await isCut(ada);
    await (await office.visitorWith(tokenOf(await renew()), id)).ring();
  });

  test('has none once it is over, nor gets another one', async () => {
    const ada = await office.visitor(id);
    const token = tokenOf(await renew());
    await ada.ring();
    await ada.emit('leaveQueue', { clientId: id });
    await ada.seesVisit(({ status }) => status === 'IN_END');
    await office.isShown('its end');
    office.clock.advance(2_000);
    await isCut(ada);
    await expect(office.visitorWith(token, id)).rejects.toMatchObject({
      data: { code: 'VISIT_OVER' },
    });
    expect(await rate(token)).toMatchObject({ status: 200 });
  });

  test('is where it was after a reload and a restart', async () => {
    await (await office.visitor(id)).ring();
    office.clock.advance(40 * MINUTE);
    await office.stop();
    await office.start();
    const again = await office.visitorWith(tokenOf(await renew()), id);
    await again.seesVisit(({ status, position }) => status === 'IN_WAITING' && position === 1);
  });

  test('leaves an error where it is: only a new start ends it', async () => {
    const ada = await office.visitor(id);
    await ada.reports('IN_ERROR', 'Stream is frozen');
    expect(await renew()).toMatchObject({ status: 200 });
    await ada.seesVisit(({ status }) => status === 'IN_ERROR');
    expect(await office.history(`visit-${id}`)).toEqual([
      'VisitOpened',
      'VisitStatusChanged',
      'VisitFaultNoted',
    ]);
  });

  test('gives tokens only to who knows its secret, and only while there is something to say', async () => {
    const ada = await office.visitor(id);
    expect(await renew('x'.repeat(43))).toMatchObject(failure(404, 'VISIT_NOT_FOUND'));
    const unknown = '01990000-0000-7000-8000-000000000002';
    expect(await renew(CLIENT_SECRET, unknown)).toMatchObject(failure(404, 'VISIT_NOT_FOUND'));
    await ada.ring();
    await ada.emit('leaveQueue', { clientId: id });
    office.clock.advance(VISIT_GOODBYE_MS - 1000);
    expect(await renew()).toMatchObject({ status: 200 });
    office.clock.advance(1000);
    expect(await renew()).toMatchObject(failure(410, 'VISIT_OVER'));
  });
});
