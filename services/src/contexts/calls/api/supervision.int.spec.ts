import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permits, type Role } from '@foyer/contracts/identity';

import { soundCandidate, soundDescription } from '#contexts/media/relay/testing/text-peer.js';
import { DirectRelay } from '#contexts/media';
import { eventually } from '#platform/testing/eventually.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';
import { conferenceAttempts } from '../testing/conference-attempts.js';

const modes = ['listen', 'whisper', 'join'] as const;
const roles: readonly Role[] = ['none', 'member', 'support', 'auditor', 'admin', 'super-admin'];

/**
 * Passes on as Janus does for all that matters here, which is by which relay the call says that it
 * goes.
 */
const asJanus = (): DirectRelay =>
  Object.assign(new DirectRelay(), { kind: 'janus' as never, participantsMax: Infinity });

describe('A supervisor at a call', () => {
  let app: ConferenceApp;
  beforeAll(async () => {
    app = await ConferenceApp.boot(asJanus());
  });
  afterAll(() => app.close());

  const supervise = (page: ConferencePage, sessionCallId: string, mode: string, silent = false) =>
    page.emit('superviseCall', { sessionCallId, mode, silent });
  const begun = async () => {
    const { callId, agentId, visitId } = await app.startCall();
    const [agent, visitor] = [await app.page('member', agentId), await app.page('guest', visitId)];
    for (const page of [agent, visitor])
      expect(await page.enter(callId)).toMatchObject({ ok: true });
    const bossId = randomUUID();
    const boss = await app.page('admin', bossId);
    return { callId, agentId, visitId, agent, visitor, boss, bossId };
  };
  const supervisorsOf = (page: ConferencePage) =>
    page.notified('getSessionCalls').at(-1)?.supervisors as { mode: string }[] | undefined;
  const everythingSaidTo = (page: ConferencePage) => JSON.stringify(page.pushes);

  test.each(modes)('needs the right to do any of it: %s', async (mode) => {
    const answers: Partial<Record<Role, boolean>> = {};
    for (const role of [...roles, 'guest' as const]) {
      const { callId } = await begun();
      const page = await app.page(role, randomUUID());
      const { code } = await supervise(page, callId, mode);
      expect(code).not.toBe('INVALID_INPUT');
      answers[role] = code !== 'FORBIDDEN';
    }
    expect(answers).toEqual(
      Object.fromEntries(
        [...roles, 'guest' as const].map((role) => [role, permits('calls.supervise', role)]),
      ),
    );
  });

  test('listens: receives, is visible to the agent alone, and sends nothing', async () => {
    const { callId, agentId, agent, visitor, boss, bossId } = await begun();
    await agent.announce(callId, agentId);
    expect((await boss.enter(callId)).code).toBe('NOT_IN_CALL');
    expect(await supervise(boss, callId, 'listen')).toMatchObject({ ok: true });
    expect(await boss.enter(callId)).toMatchObject({ ok: true });
    await agent.hears('getSessionCalls', (call) => (call.supervisors as object[]).length === 1);
    const ask = { step: 'ask', sessionCallId: callId, mediaType: 'userCam' };
    const connection = { connectionId: randomUUID(), toUserCallId: boss.userCallId };
    expect(
      await boss.emit('receiveVideoOffer', {
        ...ask,
        ...connection,
        fromUserCallId: agent.userCallId,
      }),
    ).toMatchObject({ ok: true });
    expect((await boss.announce(callId, bossId)).answer.code).toBe('FORBIDDEN');
    for (const { name, says, payload } of conferenceAttempts) {
      const isOpen = ['getSessionCalls', 'leaveSessionCall', 'receiveVideoOffer'].includes(name);
      if (isOpen || ['clientIceCandidate', 'stopStream', 'watchStreams'].includes(name)) continue;
      const tried = payload({
        sessionCallId: callId,
        userCallId: boss.userCallId,
        callJoinerId: bossId,
        other: agent.userCallId,
        sdp: soundDescription(),
        candidate: soundCandidate,
      });
      expect([name, says, (await boss.emit(name, tried)).ok]).toEqual([name, says, false]);
    }
    expect(everythingSaidTo(visitor)).not.toContain(boss.userCallId);
    expect(await boss.emit('leaveSessionCall', { sessionCallId: callId })).toMatchObject({
      ok: true,
    });
    await agent.hears('getSessionCalls', () => supervisorsOf(agent)?.length === 0);
    await boss.hears('leaveSessionCall');
    expect(everythingSaidTo(visitor)).not.toContain(boss.userCallId);
    expect(await app.history(callId)).toEqual(
      expect.arrayContaining(['CallSupervisionStarted', 'CallSupervisionEnded']),
    );
    expect(await app.history(callId)).not.toContain('CallEnded');
  });

  test.each(['listen', 'whisper'] as const)(
    'is announced to the visitor, without a name, for as long as they %s',
    async (mode) => {
      const { callId, agent, visitor, boss } = await begun();
      const isTold = (page: ConferencePage) =>
        page.notified('getSessionCalls').at(-1)?.isListenedTo;
      expect(isTold(visitor)).not.toBe(true);
      await supervise(boss, callId, mode);
      await boss.enter(callId);
      await visitor.hears('getSessionCalls', ({ isListenedTo }) => isListenedTo === true);
      expect(isTold(agent)).toBe(false);
      expect(everythingSaidTo(visitor)).not.toContain(boss.userCallId);
      await boss.emit('leaveSessionCall', { sessionCallId: callId });
      await eventually('the visitor reads that it is over', () => isTold(visitor) === false);
    },
  );

  test('is not announced to the visitor if an administrator chose so explicitly', async () => {
    await app.tellOfListeners(false);
    const { callId, agent, visitor, boss } = await begun();
    await supervise(boss, callId, 'listen');
    await boss.enter(callId);
    await agent.hears('getSessionCalls', (call) => (call.supervisors as object[]).length === 1);
    const told = visitor.notified('getSessionCalls').map(({ isListenedTo }) => isListenedTo);
    expect(told).not.toContain(true);
    await app.tellOfListeners(true);
  });

  test('whispers to the agent: no other participant sees or receives it', async () => {
    const { callId, agent, visitor, boss, bossId } = await begun();
    await supervise(boss, callId, 'listen');
    await boss.enter(callId);
    expect(await supervise(boss, callId, 'whisper')).toMatchObject({ ok: true });
    await boss.hears('getSessionCalls', () => supervisorsOf(boss)?.[0]?.mode === 'whisper');
    expect((await boss.announce(callId, bossId)).answer).toMatchObject({ ok: true });
    for (const mediaType of ['secondaryCam', 'screenCam'] as const) {
      const { answer } = await boss.announce(callId, bossId, randomUUID(), mediaType);
      expect(answer.code).toBe('FORBIDDEN');
    }
    await agent.hears('addStream', ({ userCallId }) => userCallId === boss.userCallId);
    const asks = (page: ConferencePage) =>
      page.emit('receiveVideoOffer', {
        step: 'ask',
        sessionCallId: callId,
        connectionId: randomUUID(),
        fromUserCallId: boss.userCallId,
        toUserCallId: page.userCallId,
        mediaType: 'userCam',
      });
    expect(await asks(agent)).toMatchObject({ ok: true });
    // A page that guesses the name of the stream receives no stream either.
    expect((await asks(visitor)).code).toBe('STREAM_NOT_FOUND');
    expect(await supervise(boss, callId, 'listen')).toMatchObject({ ok: true });
    await agent.hears('stopStream');
    expect((await asks(agent)).code).toBe('STREAM_NOT_FOUND');
    expect(everythingSaidTo(visitor)).not.toContain(boss.userCallId);
  });

  test('joins as a participant whom all others see', async () => {
    const { callId, visitor, boss, bossId } = await begun();
    await supervise(boss, callId, 'listen');
    await boss.enter(callId);
    expect(await supervise(boss, callId, 'join')).toMatchObject({ ok: true });
    await visitor.hears('getSessionCalls', ({ participants }) =>
      (participants as { callJoinerId: string }[]).some((one) => one.callJoinerId === bossId),
    );
    expect((await boss.announce(callId, bossId)).answer).toMatchObject({ ok: true });
    await visitor.hears('addStream');
  });

  test('is in the call by a page alone, whether they said so before or after entering', async () => {
    const { callId, visitor, boss, bossId } = await begun();
    expect(await supervise(boss, callId, 'join')).toMatchObject({ ok: true });
    const joinedBy = async () =>
      (await app.history(callId)).filter((type) => type === 'CallJoined').length;
    expect(await joinedBy()).toBe(2);
    expect(await boss.enter(callId)).toMatchObject({ ok: true });
    expect(await joinedBy()).toBe(3);
    await visitor.hears('getSessionCalls', ({ participants }) =>
      (participants as { callJoinerId: string }[]).some((one) => one.callJoinerId === bossId),
    );
  });

  test('is refused silence where the portal does not allow it', async () => {
    const { callId, boss } = await begun();
    expect((await supervise(boss, callId, 'listen', true)).code).toBe('SILENT_NOT_ALLOWED');
    expect(await app.history(callId)).not.toContain('CallSupervisionStarted');
  });

  test('is gone with the connection, and with the call', async () => {
    const { callId, boss } = await begun();
    await supervise(boss, callId, 'listen');
    await boss.enter(callId);
    boss.socket.disconnect();
    await eventually('that is written', async () =>
      (await app.history(callId)).includes('CallSupervisionEnded'),
    );
  });

  test.each(modes)('cannot %s where calls go directly between two browsers', async (mode) => {
    const direct = await ConferenceApp.boot();
    try {
      const { callId, visitId } = await direct.startCall();
      const boss = await direct.page('admin', randomUUID());
      const before = await direct.history(callId);
      // Before anyone came to the call, and after.
      expect((await supervise(boss, callId, mode)).code).toBe('RELAY_NEEDED');
      const visitor = await direct.page('guest', visitId);
      await visitor.enter(callId);
      expect((await supervise(boss, callId, mode)).code).toBe('RELAY_NEEDED');
      expect((await direct.history(callId)).slice(0, before.length)).toEqual(before);
      expect(await direct.history(callId)).not.toContain('CallSupervisionStarted');
      expect(await direct.history(callId)).not.toContain('CallParticipantAdded');
    } finally {
      await direct.close();
    }
  });
});
