import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { StreamType } from '@foyer/contracts/calls';

import { eventually } from '#platform/testing/eventually.js';
import { FragileRelay } from '#contexts/media/relay/testing/fragile-relay.js';
import { poolOfTwo } from '#contexts/media/relay/testing/pool-of-two.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

/**
 * Passes on as Janus does for all that matters here, which is by which relay the call says that it
 * goes.
 */
const asJanus = (): FragileRelay =>
  Object.assign(new FragileRelay(), { kind: 'janus' as never, participantsMax: Infinity });

describe('A relay that stays away', () => {
  let relays: ReturnType<typeof poolOfTwo>;
  let app: ConferenceApp;
  beforeEach(async () => {
    relays = poolOfTwo({ first: asJanus(), second: asJanus() });
    app = await ConferenceApp.boot(relays.pool);
  });
  afterEach(() => app.close());

  /** A call with both in it, and how its relay is replaced under it. */
  const meeting = async () => {
    const { callId, agentId, visitId } = await app.startCall();
    const [agent, visitor] = [await app.page('member', agentId), await app.page('guest', visitId)];
    for (const page of [agent, visitor])
      expect(await page.enter(callId)).toMatchObject({ ok: true });
    const replaced = async () => {
      relays.first.fail();
      for (const page of [agent, visitor]) {
        await page.hears('getSessionCalls', ({ relayUp }) => relayUp === false);
        await eventually('it is up', () => lastOf(page)?.relayUp === true);
      }
    };
    return { callId, agentId, visitId, agent, visitor, replaced };
  };
  const lastOf = (page: ConferencePage) => page.notified('getSessionCalls').at(-1);
  const ask = async (
    page: ConferencePage,
    from: ConferencePage,
    sessionCallId: string,
    mediaType: StreamType = 'userCam',
  ) =>
    page.emit('receiveVideoOffer', {
      ...{ step: 'ask', sessionCallId, mediaType, connectionId: randomUUID() },
      ...{ toUserCallId: page.userCallId, fromUserCallId: from.userCallId },
    });

  test('is replaced by another: all streams are gone, and published and received there', async () => {
    const { callId, visitId, agent, visitor, replaced } = await meeting();
    await visitor.announce(callId, visitId);
    await replaced();
    for (const page of [agent, visitor]) {
      expect(lastOf(page)).toMatchObject({
        sessionCallId: callId,
        participants: [{ streams: [] }, { streams: [] }],
      });
    }
    expect((await ask(agent, visitor, callId)).code).toBe('STREAM_NOT_FOUND');
    expect((await visitor.announce(callId, visitId)).answer.ok).toBe(true);
    expect(await ask(agent, visitor, callId)).toMatchObject({ ok: true });
    expect(relays.second.streams(callId)).toHaveLength(1);
    await eventually('it is written down', async () => {
      const types = (await app.history(callId)).slice(3).join(' ');
      return types === 'CallStreamStarted CallRelayLost CallRelayMoved CallStreamStarted';
    });
  });

  test('takes no whisper to others with it: the other relay keeps it for the agent', async () => {
    const { callId, agent, visitor, replaced } = await meeting();
    const bossId = randomUUID();
    const boss = await app.page('admin', bossId);
    await boss.emit('superviseCall', { sessionCallId: callId, mode: 'whisper', silent: false });
    await boss.enter(callId);
    await replaced();
    expect((await boss.announce(callId, bossId)).answer).toMatchObject({ ok: true });
    expect((await ask(visitor, boss, callId)).code).toBe('STREAM_NOT_FOUND');
    expect(await ask(agent, boss, callId)).toMatchObject({ ok: true });
    expect(JSON.stringify(visitor.pushes)).not.toContain(boss.userCallId);
  });

  test('lets a listening supervisor continue, of whom the visitor does not learn', async () => {
    const { callId, agentId, visitId, agent, visitor, replaced } = await meeting();
    const bossId = randomUUID();
    const boss = await app.page('admin', bossId);
    await boss.emit('superviseCall', { sessionCallId: callId, mode: 'listen', silent: false });
    expect(await boss.enter(callId)).toMatchObject({ ok: true });
    await replaced();
    await boss.hears('getSessionCalls', ({ relayUp }) => relayUp === false);
    await eventually('it is up', () => lastOf(boss)?.relayUp === true);
    expect((await boss.announce(callId, bossId)).answer.code).toBe('FORBIDDEN');
    for (const [page, id] of [[agent, agentId] as const, [visitor, visitId] as const]) {
      await page.announce(callId, id);
      expect(await ask(boss, page, callId)).toMatchObject({ ok: true });
    }
    expect(lastOf(agent)).toMatchObject({ supervisors: [{ mode: 'listen' }] });
    expect(JSON.stringify(visitor.notified('getSessionCalls'))).not.toContain(boss.userCallId);
  });

  test('leaves a visitor on hold there', async () => {
    const { callId, agentId, visitId, agent, visitor, replaced } = await meeting();
    const paused = { callId, joinerId: visitId, by: agentId, at: '2026-03-02T09:00:00.000Z' };
    await app.append(callId, 'CallParticipantPaused', paused);
    await visitor.hears('getSessionCalls', () => isPaused(visitor));
    await agent.announce(callId, agentId);
    await replaced();
    expect(isPaused(visitor)).toBe(true);
    expect((await visitor.announce(callId, visitId)).answer.code).toBe('CALL_PAUSED');
    await agent.announce(callId, agentId);
    expect((await ask(visitor, agent, callId)).code).toBe('CALL_PAUSED');
  });

  test('leaves a colleague who is consulted unknown to the visitor, and with the agent', async () => {
    const { callId, agentId, visitId, agent, visitor, replaced } = await meeting();
    const kimId = randomUUID();
    const at = '2026-03-02T09:00:00.000Z';
    const held = { callId, joinerId: visitId, by: agentId, at };
    await app.append(callId, 'CallParticipantPaused', held);
    const rung = { callId, joinerId: kimId, by: agentId, at, expiresAt: at };
    await app.append(callId, 'CallConsultStarted', rung);
    await app.append(callId, 'CallParticipantAdded', {
      ...{ callId, joinerId: kimId, joinerType: 'User', role: 'presenter' },
      ...{ admission: 'invited', addedBy: agentId, addedAt: at },
    });
    await app.append(callId, 'CallConsultAccepted', { callId, joinerId: kimId, at });
    const kim = await app.page('member', kimId);
    expect(await kim.enter(callId)).toMatchObject({ ok: true });
    await kim.announce(callId, kimId);
    await replaced();
    expect((await kim.announce(callId, kimId)).answer).toMatchObject({ ok: true });
    expect((await agent.announce(callId, agentId)).answer).toMatchObject({ ok: true });
    expect(await ask(agent, kim, callId)).toMatchObject({ ok: true });
    expect(await ask(kim, agent, callId)).toMatchObject({ ok: true });
    expect((await ask(visitor, kim, callId)).ok).toBe(false);
    expect(JSON.stringify(visitor.pushes)).not.toContain(kim.userCallId);
    expect(lastOf(agent)?.consult).toMatchObject({ callJoinerId: kimId, stage: 'talking' });
  });

  test('leaves a screen with the one who shares it', async () => {
    const ids = [randomUUID(), randomUUID()] as const;
    const callId = await app.startSessionCall(ids);
    const [kim, lee] = [await app.page('member', ids[0]), await app.page('member', ids[1])];
    for (const page of [kim, lee]) expect(await page.enter(callId)).toMatchObject({ ok: true });
    const shares = (page: ConferencePage, id: string) =>
      page.announce(callId, id, randomUUID(), 'screenCam');
    expect((await shares(kim, ids[0])).answer).toMatchObject({ ok: true });
    relays.first.fail();
    for (const page of [kim, lee]) await eventually('it is up', () => moved(page));
    expect(lastOf(lee)).toMatchObject({ screenShare: { userCallId: kim.userCallId } });
    expect((await shares(lee, ids[1])).answer.code).toBe('SCREEN_TAKEN');
    expect((await shares(kim, ids[0])).answer).toMatchObject({ ok: true });
    expect(await ask(lee, kim, callId, 'screenCam')).toMatchObject({ ok: true });
  });

  test('is replaced for four of a session, each of whom publishes and receives once more', async () => {
    const ids = Array.from({ length: 4 }, () => randomUUID());
    const callId = await app.startSessionCall(ids);
    const pages = await Promise.all(ids.map((id) => app.page('member', id)));
    for (const [n, page] of pages.entries()) {
      expect(await page.enter(callId)).toMatchObject({ ok: true });
      await page.announce(callId, ids[n] ?? '');
    }
    relays.first.fail();
    for (const page of pages) await eventually('it is up', () => moved(page));
    for (const [n, page] of pages.entries()) await page.announce(callId, ids[n] ?? '');
    for (const page of pages) {
      for (const other of pages) {
        if (other === page) continue;
        expect(await ask(page, other, callId)).toMatchObject({ ok: true });
      }
    }
    expect(relays.second.streams(callId)).toHaveLength(4);
    const moves = async () =>
      (await app.history(callId)).filter((type) => type === 'CallRelayMoved').length;
    await eventually('it is written down once', async () => (await moves()) === 1);
  });

  const moved = (page: ConferencePage) =>
    page.notified('getSessionCalls').some(({ relayUp }) => relayUp === false) &&
    lastOf(page)?.relayUp === true;

  const isPaused = (page: ConferencePage): boolean =>
    (lastOf(page)?.participants as { userCallId: string; paused: boolean }[]).some(
      ({ userCallId, paused }) => userCallId === page.userCallId && paused,
    );
});
