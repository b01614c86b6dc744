import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';

import { DESK_BLINK_MS, type DeskView } from '@foyer/contracts/visits';

import { EndCall } from '#contexts/calls';
import { DeletePortal } from '#contexts/portals';
import { ChangeMember } from '#contexts/identity/testing/change-member.js';
import { eventually } from '#platform/testing/eventually.js';
import { VisitsFixture } from '../testing/visits-fixture.js';
import type { OfficePage } from '../testing/office-page.js';

describe("an agent's page", () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
  });
  afterEach(() => office.close());

  /** Agents who belong to the portal, each with a page. */
  const staff = async (...userNames: string[]): Promise<OfficePage[]> => {
    const ids: string[] = [];
    for (const userName of userNames) ids.push(await office.member(userName));
    await office.portal(ids);
    const pages: OfficePage[] = [];
    for (const [index, userName] of userNames.entries()) {
      pages.push(await office.agent(userName, ids[index]!));
    }
    for (const page of pages) await page.seesDesk(({ portals }) => portals.length === 1);
    return pages;
  };
  const set = (page: OfficePage, availability: string) =>
    page.emit('setAvailability', { availability });

  test("shows the agent's own desk and the lines of their own portals", async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    await set(kim, 'manual');
    const ada = await office.waitingVisitor();
    const view = await kim.seesDesk(({ line }) => line.length === 1);
    expect(view).toMatchObject({
      desk: { memberId: kim.id, availability: 'manual', engagement: { kind: 'free' } },
      portals: [{ queueId: office.portalId, name: 'Front desk', deactivated: false, waiting: 1 }],
      line: [{ clientId: ada.id, visitorName: 'Ada', position: 1, away: false, next: true }],
    });
    expect(await kim.emit('getQueueClients')).toEqual({
      ok: true,
      view: { ...view, asOf: expect.any(Number) },
    });
  });

  test('shows a first visitor at once, and many who come together in few messages', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    await set(kim, 'manual');
    const visitors = [];
    for (let n = 0; n < 6; n += 1) visitors.push(await office.visitor());
    const [ada, ...others] = visitors as [OfficePage, ...OfficePage[]];
    // Earlier changes are shown first; then the time for gathered changes passes.
    for (const round of ['told', 'gathered', 'quiet']) {
      await office.isShown(round);
      office.clock.advance(1_000);
    }
    let notifications = 0;
    kim.socket.on('getQueueClients', () => (notifications += 1));
    await ada.ring();
    // Time stands still.
    await eventually('the desk shows the first', () => {
      return (kim.last('getQueueClients') as DeskView).line.length === 1;
    });
    await Promise.all(others.map((visitor) => visitor.ring()));
    await kim.seesDesk(({ line }) => line.length === 6);
    expect(notifications).toBeLessThanOrEqual(4);
  });

  test('no longer shows a portal that is deleted while its agent looks', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    await office.setOpen(false);
    await kim.seesDesk(({ portals }) => portals[0]?.deactivated === true);
    await office.execute((context) => new DeletePortal(context, { portalId: office.portalId }));
    await kim.seesDesk(({ portals }) => portals.length === 0);
  });

  test('gives one visitor to one of ten agents, and tells the other nine who it is', async () => {
    const pages = await staff(...Array.from({ length: 10 }, (_, index) => `agent.no${index}`));
    for (const page of pages) await set(page, 'manual');
    const ada = await office.waitingVisitor();
    const answers = await Promise.all(pages.map((page) => page.take(ada.id)));
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, callDetailId: ada.id }]);
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 9 }, () => ({
        ok: false,
        code: 'VISITOR_TAKEN',
        message: 'Ada Berger has taken this visitor.',
      })),
    );
    expect(await office.history(`line-${office.portalId}`)).toEqual([
      'VisitorJoinedLine',
      'VisitorTaken',
    ]);
  });

  test('rejects an offer, which goes to the next agent and then waits for any agent', async () => {
    const [kim, lee] = (await staff('kim.agent', 'lee.agent')) as [OfficePage, OfficePage];
    const ada = await office.waitingVisitor();
    const offer = await kim.isRung();
    const reject = () =>
      kim.emit('disconnectClient', {
        queueId: office.portalId,
        clientId: ada.id,
        offerId: offer.offerId,
      });
    expect(await reject()).toEqual({ ok: true });
    expect(await reject()).toEqual({ ok: true });
    expect((await lee.isRung()).clientId).toBe(ada.id);
    expect(await kim.take(ada.id, offer.offerId)).toMatchObject({ code: 'OFFER_OVER' });
    await set(lee, 'away');
    await kim.seesDesk(({ line }) => line[0]?.next === true);
    expect(await kim.take(ada.id)).toMatchObject({ ok: true });
    expect(await lee.take(ada.id)).toMatchObject({ code: 'VISITOR_TAKEN' });
  });

  test('is offered the visitor it turned down again after a minute, and meanwhile no younger one', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    const bob = await office.waitingVisitor();
    const rejected = { queueId: office.portalId, clientId: ada.id, offerId };
    expect(await kim.emit('disconnectClient', rejected)).toEqual({ ok: true });
    await kim.seesDesk(({ desk, line }) => desk.engagement.kind === 'free' && line.length === 2);
    office.clock.advance(59_000);
    await office.isShown('nobody rings');
    expect(kim.last('getQueueClients')).toMatchObject({ desk: { engagement: { kind: 'free' } } });
    office.clock.advance(1_000);
    expect((await kim.isRung(ada)).offerId).not.toBe(offerId);
    expect(await office.history(`visit-${bob.id}`)).toEqual(['VisitOpened', 'VisitStatusChanged']);
  });

  test('is offered no visitor after letting it ring, until the agent is back', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    await office.waitingVisitor();
    office.clock.advance(15_000);
    await kim.seesDesk(({ desk }) => desk.notRespondingSince !== null);
    office.clock.advance(120_000);
    await office.isShown('nobody rings');
    expect(kim.last('getQueueClients')).toMatchObject({
      desk: { availability: 'auto', engagement: { kind: 'free' } },
    });
    expect(await set(kim, 'auto')).toMatchObject({ ok: true, desk: { notRespondingSince: null } });
    expect((await kim.isRung(ada)).offerId).not.toBe(offerId);
  });

  test('gets the one who has waited longest as soon as it is free', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung();
    await kim.take(ada.id, offerId);
    const [bob, cleo] = [await office.waitingVisitor(), await office.waitingVisitor()];
    expect(await kim.take(cleo.id)).toMatchObject({ code: 'AGENT_BUSY' });
    await office.execute((context) => new EndCall(context, { callId: ada.id, endedBy: kim.id }));
    await kim.isRung(bob);
  });

  test('shows visitors how long they will wait', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const first = await office.waitingVisitor();
    await first.seesVisit(({ estimatedWaitSeconds }) => estimatedWaitSeconds === 15);
    let ada = first;
    for (let call = 0; call < 3; call += 1) {
      const { offerId } = await kim.isRung(ada);
      await kim.take(ada.id, offerId);
      office.clock.advance(29_000);
      const next = await office.waitingVisitor();
      const { id } = ada;
      await office.execute((context) => new EndCall(context, { callId: id, endedBy: kim.id }));
      ada = next;
    }
    await kim.isRung(ada);
    const bob = await office.waitingVisitor();
    const { estimatedWaitSeconds } = await bob.seesVisit(({ position }) => position === 2);
    expect(estimatedWaitSeconds).toBeGreaterThanOrEqual(29);
    expect(estimatedWaitSeconds).toBeLessThan(35);
    await set(kim, 'away');
    await bob.seesVisit((visit) => visit.estimatedWaitSeconds === null);
  });

  test('may be loaded again; without one for a minute the desk closes, and opens as it was', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    await set(kim, 'manual');
    kim.close();
    office.clock.advance(4_000);
    const again = await office.agent('kim.agent', kim.id);
    again.close();
    const desk = `desk-${kim.id}`;
    expect(await office.history(desk)).toEqual(['DeskOpened', 'AvailabilityChanged']);
    await office.isGone(kim);
    office.clock.advance(60_000);
    await office.until('the desk is closed', async () =>
      (await office.history(desk)).includes('DeskClosed'),
    );
    const back = await office.agent('kim.agent', kim.id);
    await back.seesDesk((view) => view.desk.availability === 'manual');
  });

  test('shows a lost connection at once, is not rung, and is back with the page', async () => {
    const [kim, lee] = (await staff('kim.agent', 'lee.agent')) as [OfficePage, OfficePage];
    await set(lee, 'away');
    const ada = await office.waitingVisitor();
    await kim.isRung(ada);
    kim.close();
    await office.isGone(kim);
    office.clock.advance(5_000);
    const desk = `desk-${kim.id}`;
    await office.until('the desk is lost', async () =>
      (await office.history(desk)).includes('DeskConnectionLost'),
    );
    expect((await office.history(desk)).slice(-2)).toEqual([
      'AgentOfferEnded',
      'DeskConnectionLost',
    ]);
    await set(lee, 'auto');
    await lee.isRung(ada);
    await office.agent('kim.agent', kim.id);
    await office.until('the desk is back', async () =>
      (await office.history(desk)).includes('DeskConnectionRestored'),
    );
    expect(await office.history(desk)).not.toContain('DeskClosed');
  });

  test('is necessary for any offer', async () => {
    const [kim, lee] = (await staff('kim.agent', 'lee.agent')) as [OfficePage, OfficePage];
    kim.close();
    await office.isGone(kim);
    await office.waitingVisitor();
    await lee.isRung();
  });

  /** An agent with a page by a sign-in of which the test has the token. */
  const signedIn = async () => {
    const id = await office.member('kim.agent');
    await office.portal([id]);
    const token = await office.app.signIn('kim.agent');
    const page = await office.agentWith(token, id);
    await page.seesDesk(({ portals }) => portals.length === 1);
    return { id, token, page };
  };
  const signOut = (token: string) => office.app.call('POST /logout', { token });
  const ofDesk = (id: string) => office.history(`desk-${id}`);

  test('closes the desk at once when it signs out', async () => {
    const { id, token, page } = await signedIn();
    await signOut(token);
    await office.until('the desk is closed', async () => (await ofDesk(id)).includes('DeskClosed'));
    expect(page.socket.connected).toBe(false);
  });

  test('keeps its desk when it comes in a moment by another sign-in than the one that ended', async () => {
    const { id, token } = await signedIn();
    const other = await office.app.signIn('kim.agent');
    await signOut(token);
    await office.isShown('the end of the first');
    await office.agentWith(other, id);
    office.clock.advance(DESK_BLINK_MS);
    await office.isShown('the time after the moment');
    expect(await ofDesk(id)).not.toContain('DeskClosed');
  });

  test('does not lose its desk to the end of another sign-in while it is away', async () => {
    const { id, page } = await signedIn();
    const other = await office.app.signIn('kim.agent');
    page.close();
    await office.isGone(page);
    await signOut(other);
    await office.isShown('the end of the other');
    office.clock.advance(DESK_BLINK_MS);
    await office.until('the desk is lost', async () =>
      (await ofDesk(id)).includes('DeskConnectionLost'),
    );
    expect(await ofDesk(id)).not.toContain('DeskClosed');
  });

  test('closes its desk after a moment when only a sign-in without a page still runs', async () => {
    const { id, token } = await signedIn();
    await office.app.signIn('kim.agent');
    await signOut(token);
    await office.isShown('the end of the first');
    office.clock.advance(DESK_BLINK_MS);
    await office.until('the desk is closed', async () => (await ofDesk(id)).includes('DeskClosed'));
    expect(await ofDesk(id)).not.toContain('DeskConnectionLost');
  });

  test('sets availability by HTTP too', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const token = await office.app.signIn('kim.agent');
    const answer = await office.app.call('PUT /users/onlineStatus', {
      token,
      body: { onlineStatus: 'away' },
    });
    expect(answer).toMatchObject({ status: 200, body: { onlineStatus: 'away' } });
    await kim.seesDesk(({ desk }) => desk.availability === 'away');
    expect(await kim.take(kim.id)).toMatchObject({ code: 'VISIT_NOT_FOUND' });
  });

  test('is rung only while the agent is available and not busy', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const token = await office.app.signIn('kim.agent');
    const say = (callStatus: string) =>
      office.app.call('PUT /users/callStatus', { token, body: { callStatus } });
    expect(await say('busy')).toMatchObject({ status: 200, body: { callStatus: 'busy' } });
    await kim.seesDesk(({ desk }) => desk.callStatus === 'busy');
    const ada = await office.waitingVisitor();
    await kim.seesDesk(({ line }) => line.length === 1);
    office.clock.advance(5_000);
    expect(await kim.emit('getQueueClients')).toMatchObject({
      view: { desk: { engagement: { kind: 'free' } }, line: [{ offer: null }] },
    });
    expect(await kim.emit('updateCallStatus', { callStatus: 'available' })).toMatchObject({
      ok: true,
      callStatus: 'available',
    });
    await kim.seesDesk(({ desk }) => desk.engagement.kind === 'offered');
    expect(await kim.take(ada.id)).toMatchObject({ ok: true });
    await kim.seesDesk(({ desk }) => desk.callStatus === 'busy');
    // A page may say what the server knows.
    expect(await say('available')).toMatchObject({ body: { callStatus: 'busy' } });
  });

  test('takes a visitor before their turn for a reason, and leaves the order to supervisors', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    await set(kim, 'manual');
    await office.waitingVisitor();
    const bob = await office.waitingVisitor();
    const who = { queueId: office.portalId, clientId: bob.id };
    expect(await kim.emit('connectClient', who)).toMatchObject({ code: 'VISITOR_NOT_NEXT' });
    const reason = 'Has a train to catch';
    expect(await kim.emit('moveToFront', { ...who, reason })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await kim.emit('connectClient', { ...who, reason })).toMatchObject({ ok: true });
    expect(await office.history(`line-${office.portalId}`)).toEqual([
      'VisitorJoinedLine',
      'VisitorJoinedLine',
      'VisitorPickedOutOfTurn',
      'VisitorTaken',
    ]);
  });

  test('says what a break is for', async () => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const lunch = { availability: 'away', breakKind: 'lunch' };
    expect(await kim.emit('setAvailability', lunch)).toMatchObject({ ok: true, desk: lunch });
    expect(await set(kim, 'auto')).toMatchObject({ desk: { breakKind: null } });
  });

  test('is for members of the portal', async () => {
    await staff('kim.agent');
    const stranger = await office.member('mia.agent');
    const mia = await office.agent('mia.agent', stranger);
    const ada = await office.waitingVisitor();
    expect(await mia.take(ada.id)).toMatchObject({ ok: false, code: 'NOT_A_PORTAL_MEMBER' });
    expect(await mia.emit('getQueueClients')).toMatchObject({ view: { portals: [], line: [] } });
  });

  test.each(['auditor'] as const)(
    'gives its desk up with the right to one, as %s',
    async (role) => {
      const [kim] = (await staff('kim.agent')) as [OfficePage];
      await set(kim, 'auto');
      const ada = await office.waitingVisitor();
      await kim.seesDesk(({ desk }) => desk.engagement.kind === 'offered');
      await office.execute(
        (context) => new ChangeMember(context, { memberId: kim.id, details: {}, role }),
      );
      const closed = async (): Promise<unknown> => {
        const { data, type } = (await office.app.eventLog.lastOf(`desk-${kim.id}`)) ?? {};
        return type === 'DeskClosed' && data?.reason;
      };
      await office.until('the desk is closed', async () => (await closed()) === 'not-permitted');
      await office.isShown('the desk is closed');
      expect(await closed()).toBe('not-permitted');
      await ada.seesVisit((visit) => visit.nobodyOnDuty);
    },
  );

  test.each([
    ['deactivated', 'MemberDeactivated', {}],
    ['made an auditor', 'MemberRoleChanged', { role: 'auditor' }],
  ])('is missed by no one after a start if its agent was %s before', async (_, type, change) => {
    const [kim] = (await staff('kim.agent')) as [OfficePage];
    const ada = await office.waitingVisitor();
    await office.stop();
    const log = openSqliteEventLog({ path: office.logPath });
    const id = randomUUID();
    const actor = { type: 'system', id: 'test' } as const;
    const at = office.clock.now().toISOString();
    const metadata = { causationId: id, correlationId: id, actor, at, schemaVersion: 1 };
    const events = [{ id, type, data: { memberId: kim.id, ...change }, metadata }];
    await log.append([{ stream: `member-${kim.id}`, expectedRevision: 'any', events }]);
    await log.close();
    await office.start();
    await eventually('the desk is closed', async () =>
      (await office.history(`desk-${kim.id}`)).includes('DeskClosed'),
    );
    const { body } = await office.openVisit(ada.id);
    expect(body).toMatchObject({ visit: { status: 'IN_WAITING', nobodyOnDuty: true } });
  });
});
