import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { VisitView } from '@foyer/contracts/visits';

import { ChangePortal } from '#contexts/portals';
import { VisitViews } from '../queries.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

describe("a visitor's page", () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    await office.portal([]);
  });
  afterEach(() => office.close());

  const endedBy = (reason: VisitView['endReason']) => (visit: VisitView) =>
    visit.status === 'IN_END' && visit.endReason === reason;

  test('moves through the portal and shows the place in line', async () => {
    const [ada, bob] = [await office.visitor(), await office.visitor()];
    expect(await ada.reports('IN_START')).toMatchObject({
      ok: true,
      visit: { status: 'IN_START' },
    });
    expect(await ada.ring()).toMatchObject({ visit: { status: 'IN_WAITING', position: 1 } });
    expect(await bob.ring()).toMatchObject({ visit: { status: 'IN_WAITING', position: 2 } });
    // A page that is loaded again reports from the front and loses nothing.
    expect(await ada.reports('IN_PERMISSION')).toMatchObject({
      visit: { status: 'IN_WAITING', position: 1 },
    });
    expect(await ada.emit('leaveQueue', { clientId: ada.id })).toMatchObject({
      visit: { status: 'IN_END', endReason: 'left' },
    });
    await bob.seesVisit(({ position }) => position === 1);
  });

  test('rings without the PIN that the portal got during the device check', async () => {
    const ada = await office.visitor();
    await ada.reports('IN_START');
    const { portalId } = office;
    await office.execute((context) => new ChangePortal(context, { portalId, pin: '123456' }));
    expect(await ada.ring()).toMatchObject({ ok: true, visit: { status: 'IN_WAITING' } });
    expect(await office.openVisit(portalId)).toMatchObject({
      body: { errors: { code: 'PIN_REQUIRED' } },
    });
  });

  test('leaves the call where an agent was faster than the word of leaving', async () => {
    const kimId = await office.member('kim.agent');
    const { portalId } = office;
    const change = { portalId, memberIds: [kimId] };
    await office.execute((context) => new ChangePortal(context, change));
    const kim = await office.agent('kim.agent', kimId);
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    await kim.take(ada.id, offerId);
    // A read model may not show the call yet.
    const views = office.app.app.get(VisitViews, { strict: false });
    const behind = async (id: string) => ({ ...(await seen(id))!, callDetailId: null });
    const seen = views.of.bind(views);
    jest.spyOn(views, 'of').mockImplementation(behind);
    expect(await ada.emit('leaveQueue', { clientId: ada.id })).toMatchObject({ ok: true });
    await ada.seesVisit(({ status }) => status === 'IN_END');
    await kim.seesDesk(({ desk }) => desk.engagement.kind === 'free');
    expect((await office.history(`call-${ada.id}`)).at(-1)).toBe('CallEnded');
  });

  test('learns of new settings of the portal, in line and in a call', async () => {
    const kimId = await office.member('kim.agent');
    const { portalId } = office;
    const change = (changes: object) =>
      office.execute((context) => new ChangePortal(context, { portalId, ...changes }));
    await change({ memberIds: [kimId] });
    const kim = await office.agent('kim.agent', kimId);
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    const bob = await office.waitingVisitor();
    await kim.take(ada.id, offerId);
    await ada.seesVisit(({ status }) => status === 'IN_CALL');
    const revision = async () =>
      (await office.app.app.get(VisitViews, { strict: false }).of(ada.id))?.portalRevision ?? 0;
    const before = await revision();
    await change({ name: 'Town hall' });
    for (const page of [ada, bob])
      await page.seesVisit(({ portalRevision }) => portalRevision > before);
  });

  test('speaks for its own visit only', async () => {
    const [ada, bob] = [await office.visitor(), await office.visitor()];
    for (const [name, payload] of [
      ['updateClientStatus', { clientId: bob.id, status: 'IN_WAITING' }],
      ['leaveQueue', { clientId: bob.id }],
      ['getQueueClients', {}],
      ['connectClient', { queueId: office.portalId, clientId: bob.id }],
      ['setAvailability', { availability: 'auto' }],
    ] as const) {
      expect(await ada.emit(name, payload)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    }
    expect(
      await ada.emit('updateClientStatus', { clientId: ada.id, status: 'IN_CALL' }),
    ).toMatchObject({
      ok: false,
      code: 'INVALID_INPUT',
    });
    expect(await office.history(`line-${office.portalId}`)).toEqual([]);
  });

  test('may be loaded again without a visible effect', async () => {
    let ada = await office.waitingVisitor();
    for (let load = 0; load < 5; load += 1) {
      ada.close();
      await office.isGone(ada);
      office.clock.advance(4_000);
      ada = await office.visitor(ada.id);
      await ada.seesVisit(({ position }) => position === 1);
    }
    expect(await office.history(`line-${office.portalId}`)).toEqual(['VisitorJoinedLine']);
  });

  test('keeps its place for a minute after it is closed', async () => {
    const [ada, bob] = [await office.waitingVisitor(), await office.waitingVisitor()];
    ada.close();
    await office.isGone(ada);
    office.clock.advance(5_000);
    const line = `line-${office.portalId}`;
    await office.until('it is noticed', async () =>
      (await office.history(line)).includes('VisitorWentAway'),
    );
    office.clock.advance(50_000);
    const back = await office.visitor(ada.id);
    await back.seesVisit(({ position }) => position === 1);
    await office.until('the return is noticed', async () =>
      (await office.history(line)).includes('VisitorCameBack'),
    );
    back.close();
    await office.isGone(back);
    office.clock.advance(5_000);
    await bob.seesVisit(({ position }) => position === 2);
    await office.until(
      'it is noticed again',
      async () => (await office.history(line)).length === 5,
    );
    office.clock.advance(60_000);
    await bob.seesVisit(({ position }) => position === 1);
    expect((await office.history(`visit-${ada.id}`)).at(-1)).toBe('VisitEnded');
  });

  test('has a minute to come back after a restart, however long the server was down', async () => {
    const [ada, bob] = [await office.waitingVisitor(), await office.waitingVisitor()];
    await office.stop();
    office.clock.advance(3_600_000);
    await office.start();
    office.clock.advance(50_000);
    const back = await office.visitor(bob.id);
    await back.seesVisit(({ position }) => position === 2);
    office.clock.advance(10_000);
    await back.seesVisit(({ position }) => position === 1);
    expect(await office.openVisit(ada.id)).toMatchObject({ status: 410 });
  });

  test('is notified when the portal closes', async () => {
    const ada = await office.waitingVisitor();
    const admission = await office.visitor();
    expect(await admission.emit('listenQueueAvailability', { queueId: office.portalId })).toEqual({
      ok: true,
      onlineStatus: 'online',
      nextOpening: null,
    });
    await office.setOpen(false);
    await ada.seesVisit(endedBy('portal-closed'));
    await admission.hears(
      'listenQueueAvailability',
      ({ onlineStatus }: { onlineStatus: string }) => {
        return onlineStatus === 'closed';
      },
    );
    expect(await admission.ring()).toMatchObject({ ok: false, code: 'PORTAL_CLOSED' });
    expect(
      await admission.emit('listenQueueAvailability', { queueId: admission.id }),
    ).toMatchObject({
      code: 'PORTAL_NOT_FOUND',
    });
  });

  test('gives up its place after an error, and may begin again', async () => {
    const ada = await office.waitingVisitor();
    expect(await ada.reports('IN_ERROR', 'Stream is frozen')).toMatchObject({
      visit: { status: 'IN_ERROR', note: 'Stream is frozen', position: null },
    });
    expect(await ada.ring()).toMatchObject({ visit: { status: 'IN_ERROR' } });
    expect(await office.openVisit(ada.id)).toMatchObject({
      body: { visit: { status: 'IN_PERMISSION', note: null } },
    });
    expect(await ada.ring()).toMatchObject({ visit: { status: 'IN_WAITING', position: 1 } });
  });

  test('rates the visit once it is over', async () => {
    const { body } = await office.openVisit('01990000-0000-7000-8000-000000000001');
    const { token, visit } = body as { token: string; visit: VisitView };
    const rate = (clientId: string, rating: number) =>
      office.app.call('POST /queue/feedback', { token, body: { clientId, rating } });
    expect(await rate(visit.clientId, 5)).toMatchObject({
      status: 409,
      body: { errors: { code: 'VISIT_NOT_OVER' } },
    });
    const page = await office.visitor(visit.clientId);
    await page.emit('leaveQueue', { clientId: page.id });
    expect(await rate(visit.clientId, 5)).toMatchObject({ status: 200, body: { rated: true } });
    expect(await rate(visit.clientId, 0)).toMatchObject({ status: 200, body: { rated: true } });
    expect(await rate(office.portalId, 5)).toMatchObject({ status: 403 });
    expect(await rate(visit.clientId, 6)).toMatchObject({ status: 400 });
    expect(await office.history(`visit-${page.id}`)).toEqual([
      'VisitOpened',
      'VisitEnded',
      'VisitRated',
    ]);
  });
});
