import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '../../../platform/testing/eventually.js';
import { FragileRelay } from '../../media/relay/testing/fragile-relay.js';
import { poolOfTwo } from '../../media/relay/testing/pool-of-two.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

/** Passes on as Janus does for all that matters here, which is by which relay the call says that it goes. */
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
  const ask = async (page: ConferencePage, from: ConferencePage, sessionCallId: string) =>
    page.emit('receiveVideoOffer', {
      ...{ step: 'ask', sessionCallId, mediaType: 'userCam', connectionId: randomUUID() },
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

  const isPaused = (page: ConferencePage): boolean =>
    (lastOf(page)?.participants as { userCallId: string; paused: boolean }[]).some(
      ({ userCallId, paused }) => userCallId === page.userCallId && paused,
    );
});
