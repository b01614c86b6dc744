import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CallRecord } from '@foyer/contracts/calls';

import { JoinCall } from '#contexts/calls';
import { VisitsFixture } from '../testing/visits-fixture.js';

describe('a visitor who rings', () => {
  let office: VisitsFixture;
  let kim: string;
  let lee: string;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    kim = await office.member('kim.agent');
    lee = await office.member('lee.agent');
    await office.portal([kim, lee]);
  });
  afterEach(() => office.close());

  const joinCall = (callId: string, joinerId: string) =>
    office.execute((context) => new JoinCall(context, { callId, joinerId }));

  test('is offered, offered to the next agent, taken, served and recorded, over a restart', async () => {
    const [kimsPage, leesPage] = [
      await office.agent('kim.agent', kim),
      await office.agent('lee.agent', lee),
    ];
    const ada = await office.waitingVisitor();
    await ada.seesVisit(({ position, ringing }) => position === 1 && ringing);

    const first = await kimsPage.isRung();
    expect(first.clientId).toBe(ada.id);
    expect(kimsPage.last('getQueueClients')).toMatchObject({
      line: [
        { clientId: ada.id, visitorName: 'Ada', position: 1, next: false, offer: { agentId: kim } },
      ],
    });
    expect(await leesPage.take(ada.id)).toMatchObject({
      ok: false,
      code: 'VISITOR_OFFERED_ELSEWHERE',
    });
    office.clock.advance(15_000);
    const second = await leesPage.isRung();
    expect(second).toMatchObject({ clientId: ada.id });
    await kimsPage.seesDesk(({ desk }) => desk.engagement.kind === 'free');

    await office.stop();
    await office.start();
    const back = await office.visitor(ada.id);
    await back.seesVisit(({ status, position }) => status === 'IN_WAITING' && position === 1);
    const leesNewPage = await office.agent('lee.agent', lee);
    const kept = await leesNewPage.isRung();
    expect(kept.offerId).toBe(second.offerId);

    expect(await leesNewPage.take(ada.id, kept.offerId)).toEqual({
      ok: true,
      callDetailId: ada.id,
    });
    for (const page of [back, leesNewPage]) {
      await page.hears('pickupCall', ({ callDetailId }: { callDetailId: string }) => {
        return callDetailId === ada.id;
      });
    }
    await back.seesVisit(
      ({ status, agentName }) => status === 'IN_CALL' && agentName === 'Ada Berger',
    );
    await joinCall(ada.id, lee);
    await joinCall(ada.id, ada.id);
    office.clock.advance(60_000);
    const token = await office.app.signIn('lee.agent');
    const ended = await office.app.call('POST /callDetail/callEnd', {
      token,
      body: { callDetailId: ada.id },
    });
    expect(ended.status).toBe(200);
    await leesNewPage.seesDesk(({ desk, line }) => {
      return desk.engagement.kind === 'free' && line.length === 0;
    });
    await back.seesVisit(({ status, endReason }) => status === 'IN_END' && endReason === 'served');
    const record = await office.app.call(`GET /callDetail/${ada.id}`, { token });
    expect(record.body).toMatchObject({
      state: 'ended',
      agentId: lee,
      visitorName: 'Ada',
      endReason: 'agent-ended',
    } satisfies Partial<CallRecord>);
    expect(await office.history(`line-${office.portalId}`)).toEqual([
      'VisitorJoinedLine',
      'VisitorOffered',
      'OfferEnded',
      'VisitorOffered',
      'VisitorTaken',
    ]);
    expect(await office.history(`visit-${ada.id}`)).toEqual([
      'VisitOpened',
      'VisitStatusChanged',
      'VisitStatusChanged',
      'VisitEnded',
    ]);
  });

  test('rings at no desk from the moment at which the page is closed, and again once it is back', async () => {
    const ada = await office.waitingVisitor();
    ada.close();
    await office.isGone(ada);
    const page = await office.agent('kim.agent', kim);
    const line = () => office.history(`line-${office.portalId}`);
    await office.until('the visitor is away', async () =>
      (await line()).includes('VisitorWentAway'),
    );
    expect(await line()).toEqual(['VisitorJoinedLine', 'VisitorWentAway']);
    const back = await office.visitor(ada.id);
    await page.isRung(back);
  });

  test('keeps the turn through a reload, before those behind', async () => {
    const [ada] = [await office.waitingVisitor(), await office.waitingVisitor()];
    ada.close();
    await office.isGone(ada);
    const page = await office.agent('kim.agent', kim);
    await office.isShown('the desk');
    const back = await office.visitor(ada.id);
    expect((await page.isRung()).clientId).toBe(back.id);
    const line = await office.history(`line-${office.portalId}`);
    expect(line).not.toContain('VisitorWentAway');
  });
});
