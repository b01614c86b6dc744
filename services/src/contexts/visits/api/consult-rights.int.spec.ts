import { afterEach, beforeEach, expect, test } from '@jest/globals';

import type { ColleaguesView } from '@foyer/contracts/visits';

import { JoinCall } from '#contexts/calls';
import { ChangePortal } from '#contexts/portals';
import { VisitsFixture } from '../testing/visits-fixture.js';

const NEVER = '01990000-0000-7000-8000-0000000000ff';

let office: VisitsFixture;
beforeEach(async () => {
  office = await VisitsFixture.open();
});
afterEach(() => office.close());

test('shows changes of colleagues only to the agent who chooses a colleague', async () => {
  const lee = await office.member('lee.agent');
  const kim = await office.member('kim.agent');
  const mia = await office.member('mia.agent');
  await office.portal([lee, kim]);
  await office.anotherPortal('Elsewhere', [mia]);
  const leesPage = await office.agent('lee.agent', lee);
  const ada = await office.waitingVisitor();
  const { offerId } = await leesPage.isRung(ada);
  await leesPage.take(ada.id, offerId);
  await leesPage.seesDesk(({ desk }) => desk.engagement.kind === 'inCall');
  const colleagues = { callDetailId: ada.id };
  expect(await leesPage.emit('getColleagues', colleagues)).toMatchObject({
    view: { callDetailId: ada.id, colleagues: [] },
  });
  const sees = (fits: (states: readonly string[]) => boolean) =>
    leesPage.hears<ColleaguesView>('getColleagues', (view) =>
      fits(view.colleagues.map(({ memberId, state }) => `${memberId} ${state}`)),
    );
  // At another portal, which is not looked at.
  await office.agent('mia.agent', mia);
  const kimsPage = await office.agent('kim.agent', kim);
  await sees((states) => states.join() === `${kim} free`);
  await kimsPage.emit('setAvailability', { availability: 'away', breakKind: 'lunch' });
  await sees((states) => states.join() === `${kim} break`);
  kimsPage.close();
  await sees((states) => states.length === 0 || states.join() === `${kim} connectionLost`);
  expect(kimsPage.last('getColleagues')).toBeUndefined();
});

test('consulting and transferring are for the agent of the call, and answering for who is rung', async () => {
  const lee = await office.member('lee.agent');
  const kim = await office.member('kim.agent');
  const mia = await office.member('mia.agent');
  await office.portal([lee]);
  await office.anotherPortal('Elsewhere', [kim, mia]);
  const leesPage = await office.agent('lee.agent', lee);
  const kimsPage = await office.agent('kim.agent', kim);
  const ada = await office.waitingVisitor();
  const { offerId } = await leesPage.isRung(ada);
  expect(await leesPage.take(ada.id, offerId)).toMatchObject({ ok: true });
  await leesPage.seesDesk(({ desk }) => desk.engagement.kind === 'inCall');
  const consultEvents = async (): Promise<number> => {
    let count = 0;
    for await (const { type } of office.app.eventLog.readAll()) {
      count += /Consult|HandedOver/.test(type) ? 1 : 0;
    }
    return count;
  };
  const messages = (callDetailId: string) =>
    [
      ['getColleagues', { callDetailId }],
      ['consultColleague', { callDetailId, memberId: mia }],
      ['answerConsult', { callDetailId, accept: true }],
      ['openConsult', { callDetailId }],
      ['endConsult', { callDetailId }],
      ['handOver', { callDetailId }],
    ] as const;

  for (const [name, payload] of messages(ada.id)) {
    const byVisitor = await ada.emit(name, payload);
    expect([name, byVisitor.ok, byVisitor.code]).toEqual([name, false, 'FORBIDDEN']);
    const byForeigner = await kimsPage.emit(name, payload);
    expect([name, byForeigner.ok]).toEqual([name, false]);
    expect(['CALL_NOT_FOUND', 'NOT_IN_CALL', 'CONSULT_OVER']).toContain(byForeigner.code);
  }
  for (const [name, payload] of messages(NEVER)) {
    expect([name, (await leesPage.emit(name, payload)).ok]).toEqual([name, false]);
  }
  // A member of another portal cannot be asked either.
  expect(
    await leesPage.emit('consultColleague', { callDetailId: ada.id, memberId: kim }),
  ).toMatchObject({ ok: false });
  expect(await consultEvents()).toBe(0);
});

test('an agent who is taken from the portal in mid-call has no colleagues there, nor its line', async () => {
  const lee = await office.member('lee.agent');
  const kim = await office.member('kim.agent');
  await office.portal([lee, kim]);
  const elsewhere = await office.anotherPortal('Elsewhere', [lee, kim]);
  const leesPage = await office.agent('lee.agent', lee);
  const ada = await office.waitingVisitor();
  const { offerId } = await leesPage.isRung(ada);
  await leesPage.take(ada.id, offerId);
  await office.execute((context) => new JoinCall(context, { callId: ada.id, joinerId: lee }));
  await office.agent('kim.agent', kim);
  const { portalId } = office;
  await office.execute((context) => new ChangePortal(context, { portalId, memberIds: [kim] }));
  await office.isShown('who is left at the portal');
  const call = { callDetailId: ada.id };
  expect(await leesPage.emit('getColleagues', call)).toMatchObject({ view: { colleagues: [] } });
  const refused = { ok: false, code: 'NOT_A_PORTAL_MEMBER' };
  const reason = 'Belongs elsewhere';
  for (const [name, payload] of [
    ['consultColleague', { ...call, memberId: kim }],
    ['handBack', call],
    ['handBack', { ...call, toQueueId: elsewhere, reason }],
  ] as const) {
    expect([name, await leesPage.emit(name, payload)]).toMatchObject([name, refused]);
  }
});
