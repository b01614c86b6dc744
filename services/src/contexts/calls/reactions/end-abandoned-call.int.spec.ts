import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { SocketHub } from '#platform/realtime';
import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import type { OfficePage } from '#contexts/visits/testing/office-page.js';
import { ConferencePage } from '../testing/conference-page.js';
import { JoinCall, LoseConnection, SuperviseCall } from '../commands.js';

describe('a call', () => {
  let office: VisitsFixture;
  let kim: OfficePage;
  let ada: OfficePage;
  let leeId: string;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    const kimId = await office.member('kim.agent');
    leeId = await office.member('lee.agent');
    await office.portal([kimId, leeId]);
    kim = await office.agent('kim.agent', kimId);
    ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    await kim.take(ada.id, offerId);
  });
  afterEach(() => office.close());

  const join = (joinerId: string) =>
    office.execute((context) => new JoinCall(context, { callId: ada.id, joinerId }));
  const lose = (joinerId: string) =>
    office.execute(
      (context) =>
        new LoseConnection(context, {
          callId: ada.id,
          joinerId,
          since: office.clock.now().toISOString(),
        }),
    );
  const history = () => office.history(`call-${ada.id}`);
  const ended = () =>
    office.until('the call ends', async () => (await history()).includes('CallEnded'));
  const goesOn = async () => {
    // All due work is done before the next command is done.
    await join(kim.id);
    expect(await history()).not.toContain('CallEnded');
  };

  test('ends after 30 seconds if the visitor never joins, and the visitor waits again', async () => {
    await join(kim.id);
    office.clock.advance(29_000);
    await goesOn();
    office.clock.advance(1_000);
    await ended();
    await ada.seesVisit(({ position, connectionLost }) => position === 1 && connectionLost);
    // The visitor's own page was there all the time, so that it rings again at once.
    await kim.isRung(ada);
    expect(await history()).toEqual(['CallStarted', 'CallJoined', 'CallLeft', 'CallEnded']);
  });

  test('survives a connection that comes back in time, and ends with one that does not', async () => {
    await join(kim.id);
    await join(ada.id);
    await lose(ada.id);
    office.clock.advance(25_000);
    await join(ada.id);
    office.clock.advance(60_000);
    await goesOn();
    await lose(kim.id);
    office.clock.advance(30_000);
    await ended();
    expect((await history()).slice(-3)).toEqual(['CallLeft', 'CallLeft', 'CallEnded']);
  });

  test('puts the visitor first in line for another agent if the agent is permanently lost', async () => {
    const bob = await office.waitingVisitor();
    await join(kim.id);
    await join(ada.id);
    await lose(kim.id);
    kim.close();
    office.clock.advance(29_000);
    expect(await history()).not.toContain('CallEnded');
    office.clock.advance(1_000);
    await ended();
    await ada.seesVisit(
      ({ status, position, agentLost, endReason }) =>
        status === 'IN_WAITING' && position === 1 && agentLost && endReason === null,
    );
    await bob.seesVisit(({ position, agentLost }) => position === 2 && !agentLost);
    const lee = await office.agent('lee.agent', leeId);
    const { offerId } = await lee.isRung(ada);
    const { callDetailId } = await lee.take(ada.id, offerId);
    expect(callDetailId).not.toBe(ada.id);
    await ada.seesVisit(
      ({ status, agentLost, ...visit }) =>
        status === 'IN_CALL' && !agentLost && visit.callDetailId === callDetailId,
    );
  });

  test('keeps the first place for a returning page if the visitor is permanently lost', async () => {
    const bob = await office.waitingVisitor();
    await join(kim.id);
    await join(ada.id);
    await lose(ada.id);
    ada.close();
    office.clock.advance(30_000);
    await ended();
    // The next one is served meanwhile.
    const { offerId } = await kim.isRung(bob);
    await bob.seesVisit(({ position, connectionLost }) => position === 2 && !connectionLost);
    expect((await office.history(`visit-${ada.id}`)).at(-1)).toBe('VisitReturnedToLine');
    await kim.take(bob.id, offerId);
    office.clock.advance(60_000);
    await office.until('the place is given up', async () =>
      (await office.history(`visit-${ada.id}`)).includes('VisitEnded'),
    );
  });

  test('is over if the agent is lost at a portal that has closed meanwhile', async () => {
    await join(kim.id);
    await join(ada.id);
    await office.setOpen(false);
    await lose(kim.id);
    office.clock.advance(30_000);
    await ended();
    await ada.seesVisit(({ endReason }) => endReason === 'call-lost');
  });

  test('survives a restart of the server, after which both have 30 seconds to come back', async () => {
    await join(kim.id);
    await join(ada.id);
    await office.stop();
    office.clock.advance(600_000);
    await office.start();
    office.clock.advance(29_000);
    await join(kim.id);
    await join(ada.id);
    office.clock.advance(60_000);
    await goesOn();
    expect(await history()).toEqual([
      'CallStarted',
      'CallJoined',
      'CallJoined',
      'CallConnectionLost',
      'CallConnectionLost',
      'CallConnectionRestored',
      'CallConnectionRestored',
    ]);
    await office.stop();
    await office.start();
    office.clock.advance(30_000);
    await ended();
  });

  test('loses an agent who is deactivated at once', async () => {
    await join(kim.id);
    await join(ada.id);
    await office.app.member('root.admin', 'super-admin');
    const token = await office.app.signIn('root.admin');
    const body = { status: 'INACTIVE' };
    await office.app.call(`PUT /admin/members/${kim.id}`, { token, body });
    await ended();
    await office.until('the desk is closed', async () =>
      (await office.history(`desk-${kim.id}`)).includes('DeskClosed'),
    );
    await ada.seesVisit(
      ({ status, position, agentLost }) => status === 'IN_WAITING' && position === 1 && agentLost,
    );
  });

  test('loses a supervisor who joined and may supervise no longer, and notifies their page', async () => {
    await join(kim.id);
    await join(ada.id);
    await office.app.member('root.admin', 'super-admin');
    const root = await office.app.signIn('root.admin');
    for (const [userName, role] of [
      ['bo.boss', 'member'],
      ['jo.boss', 'none'],
    ] as const) {
      const bossId = await office.app.member(userName, 'admin');
      const token = await office.app.signIn(userName);
      const page = new ConferencePage(office.connect('conference', token));
      // By its command, since these two send directly to each other, of which the gateway keeps
      // others out.
      const supervising = {
        callId: ada.id,
        joinerId: bossId,
        mode: 'join',
        silent: false,
        isHere: false,
      } as const;
      await office.execute((context) => new SuperviseCall(context, supervising));
      expect(await page.enter(ada.id)).toMatchObject({ ok: true });
      await office.isShown('the supervisor');
      const body = { role };
      await office.app.call(`PUT /admin/members/${bossId}`, { token: root, body });
      await page.hears('leaveSessionCall', ({ reason }) => reason === 'removed');
      expect(await page.enter(ada.id)).toMatchObject({ ok: false });
      page.socket.disconnect();
    }
    await goesOn();
  });

  test('leaves out a supervisor who said that they join and did not come in time', async () => {
    for (const who of [kim.id, ada.id]) await join(who);
    const supervising = { callId: ada.id, joinerId: leeId, mode: 'join', silent: false } as const;
    await office.execute(
      (context) => new SuperviseCall(context, { ...supervising, isHere: false }),
    );
    expect((await history()).at(-1)).toBe('CallParticipantAdded');
    office.clock.advance(30_000);
    await office.until('the supervisor is out', async () => (await history()).includes('CallLeft'));
    await goesOn();
  });

  test('no longer has a supervisor whose page never comes, and keeps one whose page is there', async () => {
    for (const who of [kim.id, ada.id]) await join(who);
    const bossId = await office.app.member('bo.boss', 'admin');
    const socket = office.connect('conference', await office.app.signIn('bo.boss'));
    for (const joinerId of [leeId, bossId]) {
      const listening = { joinerId, mode: 'listen', silent: false, isHere: false } as const;
      await office.execute(
        (context) => new SuperviseCall(context, { callId: ada.id, ...listening }),
      );
    }
    // By hand, as these two send directly to each other, which leaves no room for the page of a supervisor.
    const hub = office.app.app.get(SocketHub, { strict: false });
    const page = () =>
      hub.all().find(({ actor, channel }) => actor.id === bossId && channel === 'conference');
    await office.until('the page is connected', () => page() !== undefined);
    page()?.join(`call:${ada.id}`);
    office.clock.advance(29_000);
    await goesOn();
    expect(await history()).not.toContain('CallSupervisionEnded');
    office.clock.advance(1_000);
    await office.until('the supervisor is out', async () =>
      (await history()).includes('CallSupervisionEnded'),
    );
    await goesOn();
    const ends = (await history()).filter((type) => type === 'CallSupervisionEnded');
    expect(ends).toHaveLength(1);
    socket.disconnect();
  });

  test.each(['none', 'auditor'] as const)(
    'loses an agent who is made %s and keeps one who is made an administrator',
    async (role) => {
      await join(kim.id);
      await join(ada.id);
      await office.app.member('root.admin', 'super-admin');
      const token = await office.app.signIn('root.admin');
      const make = (to: string) =>
        office.app.call(`PUT /admin/members/${kim.id}`, { token, body: { role: to } });
      expect(await make('admin')).toMatchObject({ status: 200 });
      await office.isShown('the new role');
      await goesOn();
      expect(await make(role)).toMatchObject({ status: 200 });
      await ended();
    },
  );
});
