import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LinesView } from '@foyer/contracts/visits';
import { io, type Socket } from 'socket.io-client';

import { JoinCall, PauseParticipant } from '#contexts/calls';
import { eventually } from '#platform/testing/eventually.js';
import { OfficePage } from '../testing/office-page.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

describe("a supervisor's page", () => {
  let office: VisitsFixture;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    office = await VisitsFixture.open();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await office.close();
  });

  /** A page on the channel of those who watch. */
  async function watcher(token: string): Promise<OfficePage> {
    const socket = io(`${office.app.url}/monitoring`, {
      auth: { token, language: 'en' },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const { portalId } = office;
    const until = (what: string, holds: () => boolean) => office.until(what, holds);
    return new OfficePage({ id: 'boss', socket, portalId, until });
  }
  const boss = async () => {
    await office.app.member('the.boss', 'admin');
    return watcher(await office.app.signIn('the.boss'));
  };
  const sees = (page: OfficePage, fits: (line: LinesView['lines'][number]) => boolean) =>
    page.hears<LinesView>('watchLines', ({ lines }) => lines[0] !== undefined && fits(lines[0]));

  test('shows every line and who is at work, as it changes', async () => {
    const kimId = await office.member('kim.agent');
    await office.portal([kimId]);
    const page = await boss();
    expect(await page.emit('watchLines')).toMatchObject({
      view: { lines: [{ name: 'Front desk', open: true, line: [], agents: [] }] },
    });
    const kim = await office.agent('kim.agent', kimId);
    await sees(page, ({ agents }) => agents[0]?.state === 'free');
    const ada = await office.waitingVisitor();
    await sees(page, ({ agents }) => agents[0]?.state === 'offered');
    expect(page.last('watchLines')).toMatchObject({
      lines: [
        {
          line: [{ clientId: ada.id, position: 1, offer: { agentId: kimId } }],
          agents: [{ memberId: kimId, visitorName: 'Ada' }],
        },
      ],
    });
    const { offerId } = await kim.isRung();
    await kim.take(ada.id, offerId);
    await sees(page, ({ line, agents }) => line.length === 0 && agents[0]?.state === 'inCall');
    office.clock.advance(5_000);
    const heldSince = office.clock.now().toISOString();
    await office.execute((context) => new JoinCall(context, { callId: ada.id, joinerId: kimId }));
    const hold = (paused: boolean) =>
      office.execute(
        (context) =>
          new PauseParticipant(context, { callId: ada.id, joinerId: ada.id, by: kimId, paused }),
      );
    await hold(true);
    await sees(page, ({ agents }) => agents[0]?.onHold === true && agents[0].since === heldSince);
    await hold(false);
    await sees(page, ({ agents }) => agents[0]?.onHold === false && agents[0].since !== heldSince);
    kim.close();
  });

  test('puts a line into another order for a reason, which is kept', async () => {
    await office.portal([]);
    const page = await boss();
    await page.emit('watchLines');
    await office.waitingVisitor();
    const bob = await office.waitingVisitor();
    const move = { queueId: office.portalId, clientId: bob.id };
    expect(await page.emit('reorderLine', { ...move, reason: ' ' })).toMatchObject({ ok: false });
    expect(await page.emit('reorderLine', { ...move, reason: 'Has a child' })).toEqual({
      ok: true,
    });
    await sees(page, ({ line }) => line[0]?.clientId === bob.id);
    expect(await office.history(`line-${office.portalId}`)).toContain('VisitorMovedToFront');
  });

  test('moves a visitor to any place, and to the line of another portal with the time waited', async () => {
    await office.portal([]);
    const hallId = await office.anotherPortal('Hall');
    const page = await boss();
    await page.emit('watchLines');
    const ada = await office.waitingVisitor();
    office.clock.advance(1_000);
    const bob = await office.waitingVisitor();
    office.clock.advance(1_000);
    const cleo = await office.waitingVisitor();
    const of = { queueId: office.portalId, reason: 'Only a question' };
    const order = (...ids: readonly string[]) =>
      sees(page, ({ line }) => line.map(({ clientId }) => clientId).join() === ids.join());
    expect(await page.emit('reorderLine', { ...of, clientId: ada.id, position: 2 })).toEqual({
      ok: true,
    });
    await order(bob.id, ada.id, cleo.id);
    await office.isShown('the order');
    const before = (page.last('watchLines') as LinesView).lines
      .flatMap(({ line }) => line)
      .find(({ clientId }) => clientId === ada.id);
    const transfer = { ...of, clientId: ada.id, toQueueId: hallId };
    expect(await page.emit('transferVisitor', { ...transfer, reason: '' })).toMatchObject({
      ok: false,
    });
    expect(await page.emit('transferVisitor', { ...transfer, toQueueId: ada.id })).toMatchObject({
      code: 'PORTAL_NOT_FOUND',
    });
    expect(await page.emit('transferVisitor', transfer)).toEqual({ ok: true });
    await order(bob.id, cleo.id);
    const there = await page.hears<LinesView>('watchLines', ({ lines }) =>
      lines.some(({ queueId, line }) => queueId === hallId && line.length === 1),
    );
    const hall = there.lines.find(({ queueId }) => queueId === hallId);
    expect(hall?.line[0]).toMatchObject({
      clientId: ada.id,
      waitingSince: before?.waitingSince,
    });
    expect(await page.emit('transferVisitor', transfer)).toMatchObject({
      code: 'VISITOR_NOT_WAITING',
    });
    expect(await office.history(`line-${office.portalId}`)).toEqual(
      expect.arrayContaining(['VisitorMovedInLine', 'VisitorTransferred']),
    );
  });

  test('sets the state of an agent, who learns who did it; not while in a call', async () => {
    const kimId = await office.member('kim.agent');
    await office.portal([kimId]);
    const page = await boss();
    await page.emit('watchLines');
    const kim = await office.agent('kim.agent', kimId);
    const set = (state: string, breakKind?: string) =>
      page.emit('setAgentState', { memberId: kimId, state, breakKind });
    expect(await set('break', 'training')).toEqual({ ok: true });
    await sees(page, ({ agents }) => agents[0]?.breakKind === 'training');
    await kim.seesDesk(({ desk }) => typeof desk.setBy?.name === 'string');
    expect(await set('available')).toEqual({ ok: true });
    await sees(page, ({ agents }) => agents[0]?.state === 'free');
    const ada = await office.waitingVisitor();
    await kim.take(ada.id, (await kim.isRung()).offerId);
    await sees(page, ({ agents }) => agents[0]?.state === 'inCall');
    await kim.seesDesk(({ desk }) => desk.setBy === null);
    expect(await set('offline')).toMatchObject({ ok: false, code: 'AGENT_IN_CALL' });
    const history = await office.history(`desk-${kimId}`);
    expect(history.filter((type) => type === 'AgentStateSet')).toHaveLength(2);
    kim.close();
  });

  test('shows nothing more once its owner is no supervisor any longer', async () => {
    await office.portal([]);
    const formerId = await office.app.member('the.former', 'admin');
    const former = await watcher(await office.app.signIn('the.former'));
    const page = await boss();
    for (const one of [former, page]) await one.emit('watchLines');
    await office.app.member('the.owner', 'super-admin');
    const token = await office.app.signIn('the.owner');
    const body = { role: 'member' };
    const changed = await office.app.call(`PUT /admin/members/${formerId}`, { token, body });
    expect(changed).toMatchObject({ status: 200 });
    const asks = () => former.emit('watchLines');
    await eventually('the role counts', async () => (await asks()).code === 'FORBIDDEN');
    await office.waitingVisitor();
    await sees(page, ({ line }) => line.length === 1);
    // Earlier messages to the page have arrived before this answer.
    await asks();
    expect(JSON.stringify(former.last('watchLines') ?? null)).not.toContain('Ada');
  });

  test('is for supervisors alone', async () => {
    await office.member('kim.agent');
    const page = await watcher(await office.app.signIn('kim.agent'));
    expect(await page.emit('watchLines')).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(
      await page.emit('reorderLine', {
        queueId: '01990000-0000-7000-8000-00000000000a',
        clientId: '01990000-0000-7000-8000-00000000000b',
        reason: 'Because I want to',
      }),
    ).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    const other = { memberId: '01990000-0000-7000-8000-00000000000a', state: 'offline' };
    expect(await page.emit('setAgentState', other)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
