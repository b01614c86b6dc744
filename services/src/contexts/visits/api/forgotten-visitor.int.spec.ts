import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { CLIENT_SECRET, VisitsFixture } from '../testing/visits-fixture.js';

const id = '01990000-0000-7000-8000-000000000001';

describe('a visitor who is forgotten', () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    await office.portal([]);
    await office.app.member('super.admin', 'super-admin');
  });
  afterEach(() => office.close());

  test('rates no more', async () => {
    const ada = await office.visitor(id);
    const renewed = await office.app.call('POST /callDetail/clientToken', {
      body: { _id: id, clientSecret: CLIENT_SECRET },
    });
    const { token } = renewed.body as { token: string };
    await ada.ring();
    await ada.emit('leaveQueue', { clientId: id });
    await ada.seesVisit(({ status }) => status === 'IN_END');
    const rate = () =>
      office.app.call('POST /queue/feedback', { token, body: { clientId: id, rating: 1 } });
    expect((await rate()).status).toBe(200);
    const as = await office.app.signIn('super.admin');
    await office.app.call(`POST /admin/people/${id}/forget`, { token: as });
    const comment = { clientId: id, rating: 1, comment: 'Words after all were forgotten' };
    expect(await office.app.call('POST /queue/feedback', { token, body: comment })).toMatchObject({
      status: 401,
      body: { errors: { code: 'UNAUTHENTICATED' } },
    });
  });

  test('has no connection any more, nor gets another one', async () => {
    const ada = await office.visitor(id);
    const renew = () =>
      office.app.call('POST /callDetail/clientToken', {
        body: { _id: id, clientSecret: CLIENT_SECRET },
      });
    const { token } = (await renew()).body as { token: string };
    await ada.ring();
    await ada.emit('leaveQueue', { clientId: id });
    await ada.seesVisit(({ status }) => status === 'IN_END');
    const as = await office.app.signIn('super.admin');
    const forgotten = await office.app.call(`POST /admin/people/${id}/forget`, { token: as });
    expect(forgotten.status).toBe(200);
    // The clock stands still: the second for which an ended visit keeps its connection is never
    // over.
    await eventually('the connection is closed', () => !ada.socket.connected);
    await expect(office.visitorWith(token, id)).rejects.toThrow();
    // A visit that is over gives tokens so that it can be rated, unless its visitor was forgotten.
    const refused = await renew();
    expect(refused.body).toMatchObject({ errors: { code: 'VISIT_OVER' } });
    expect(refused.body).not.toHaveProperty('token');
  });
});
