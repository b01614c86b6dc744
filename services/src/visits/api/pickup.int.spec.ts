import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CommandBus } from '@nestjs/cqrs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CallRecord } from '@foyer/contracts/calls';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';

import { JoinCall } from '../../calls/index.js';
import { FrontOffice, type OfficePage } from '../testing/front-office.js';

describe('a visitor who rings', () => {
  let folder: string;
  let office: FrontOffice;
  let kim: string;
  let lee: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-office-'));
    office = await FrontOffice.open(() => openSqliteEventLog({ path: join(folder, 'log.db') }));
    kim = await office.member('kim.agent');
    lee = await office.member('lee.agent');
    await office.portal([kim, lee]);
  });
  afterEach(async () => {
    await office.stop();
    await rm(folder, { recursive: true });
  });

  const offerAt = async (page: OfficePage) => {
    const { desk } = await page.seesDesk((view) => view.desk.engagement.kind === 'offered');
    if (desk.engagement.kind !== 'offered') throw new Error('unreachable');
    return desk.engagement;
  };
  const take = (page: OfficePage, clientId: string, offerId: string | null = null) =>
    page.emit('connectClient', { queueId: office.portalId, clientId, offerId });
  const joinCall = (callId: string, joinerId: string) =>
    office.app.app
      .get(CommandBus)
      .execute(new JoinCall(office.app.asSystem(), { callId, joinerId }));

  test('is offered, offered to the next agent, taken, served and recorded, over a restart', async () => {
    const [kimsPage, leesPage] = [
      await office.agent('kim.agent', kim),
      await office.agent('lee.agent', lee),
    ];
    const ada = await office.waitingVisitor();
    await ada.seesVisit(({ position, ringing }) => position === 1 && ringing);

    const first = await offerAt(kimsPage);
    expect(first.clientId).toBe(ada.id);
    expect(kimsPage.last('getQueueClients')).toMatchObject({
      line: [
        { clientId: ada.id, visitorName: 'Ada', position: 1, next: false, offer: { agentId: kim } },
      ],
    });
    expect(await take(leesPage, ada.id)).toMatchObject({
      ok: false,
      code: 'VISITOR_OFFERED_ELSEWHERE',
    });
    office.clock.advance(15_000);
    const second = await offerAt(leesPage);
    expect(second).toMatchObject({ clientId: ada.id });
    await kimsPage.seesDesk(({ desk }) => desk.engagement.kind === 'free');

    await office.stop();
    await office.start();
    const back = await office.visitor(ada.id);
    await back.seesVisit(({ status, position }) => status === 'IN_WAITING' && position === 1);
    const leesNewPage = await office.agent('lee.agent', lee);
    const kept = await offerAt(leesNewPage);
    expect(kept.offerId).toBe(second.offerId);

    expect(await take(leesNewPage, ada.id, kept.offerId)).toEqual({
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
});
