import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { VisitsFixture } from '../testing/visits-fixture.js';

const NEVER = '01990000-0000-7000-8000-0000000000ff';

let office: VisitsFixture;
beforeEach(async () => {
  office = await VisitsFixture.open();
});
afterEach(() => office.close());

test('a call cannot be read, left, ended or rated by a person who only knows its id', async () => {
  const lee = await office.member('lee.agent');
  const kim = await office.member('kim.agent');
  await office.member('mia.agent');
  await office.portal([lee, kim]);
  const leesPage = await office.agent('lee.agent', lee);
  const ada = await office.waitingVisitor();
  const { offerId } = await leesPage.isRung(ada);
  expect(await leesPage.take(ada.id, offerId)).toMatchObject({ ok: true });
  const tokenOf = async (visitId: string): Promise<string> => {
    const { body } = await office.openVisit(visitId, { visitorName: 'Bob' });
    return (body as { token: string }).token;
  };
  const bobId = office.app.core.newId.next();
  const bob = await tokenOf(bobId);
  const colleague = await office.app.signIn('kim.agent');
  const stranger = await office.app.signIn('mia.agent');
  const events = async (): Promise<number> => {
    let count = 0;
    for await (const { stream } of office.app.eventLog.readAll()) {
      count += stream.endsWith(ada.id) ? 1 : 0;
    }
    return count;
  };
  const before = await events();

  const body = { callDetailId: ada.id };
  for (const id of [ada.id, NEVER]) {
    const attempts = [
      ...[colleague, stranger].flatMap((token) => [
        office.app.call(`GET /callDetail/${id}`, { token }),
        office.app.call('POST /callDetail/callEnd', { token, body: { callDetailId: id } }),
        office.app.call('POST /callDetail/callLeave', { token, body: { callDetailId: id } }),
      ]),
      office.app.call('POST /callDetail/clientCallLeave', {
        token: bob,
        body: { callDetailId: id },
      }),
      office.app.call('POST /queue/feedback', { token: bob, body: { clientId: id, rating: 1 } }),
      office.app.call(`GET /callDetail/${id}`, { token: bob }),
    ];
    for (const { status } of await Promise.all(attempts)) expect([403, 404]).toContain(status);
  }
  expect(await events()).toBe(before);
  await leesPage.seesDesk(({ desk }) => desk.engagement.kind === 'inCall');
  // The agent of the call may read and end it.
  const own = await office.app.signIn('lee.agent');
  expect(await office.app.call(`GET /callDetail/${ada.id}`, { token: own })).toMatchObject({
    status: 200,
  });
  expect(await office.app.call('POST /callDetail/callEnd', { token: own, body })).toMatchObject({
    status: 200,
  });
});
