import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { DirectRelay } from '#contexts/media';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

const DOCUMENT = '01990000-0000-7000-8000-0000000000d0';

/**
 * Passes on as Janus does for all that matters here, which is by which relay the call says that it
 * goes.
 */
const asJanus = (): DirectRelay =>
  Object.assign(new DirectRelay(), { kind: 'janus' as never, participantsMax: Infinity });

describe('What a visitor on hold is told of the colleague who is consulted', () => {
  let app: ConferenceApp;
  let callId: string;
  let kimId: string;
  let agentId: string;
  let visitorId: string;
  let [agent, kim, visitor] = [] as unknown as [ConferencePage, ConferencePage, ConferencePage];
  const at = '2026-03-02T09:00:00.000Z';

  beforeAll(async () => {
    app = await ConferenceApp.boot(asJanus());
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    kimId = randomUUID();
    const begun = await app.startCall();
    ({ callId, agentId, visitId: visitorId } = begun);
    [agent, visitor] = [await app.page('member', agentId), await app.page('guest', begun.visitId)];
    for (const page of [agent, visitor])
      expect(await page.enter(callId)).toMatchObject({ ok: true });
    const held = { callId, joinerId: begun.visitId, by: agentId, at };
    await app.append(callId, 'CallParticipantPaused', held);
    const rung = { callId, joinerId: kimId, by: agentId, at, expiresAt: at };
    await app.append(callId, 'CallConsultStarted', rung);
    await app.append(callId, 'CallParticipantAdded', {
      ...{ callId, joinerId: kimId, joinerType: 'User', role: 'presenter' },
      ...{ admission: 'invited', addedBy: agentId, addedAt: at },
    });
    await app.append(callId, 'CallConsultAccepted', { callId, joinerId: kimId, at });
    kim = await app.page('member', kimId);
    expect(await kim.enter(callId)).toMatchObject({ ok: true });
    await agent.hears('getSessionCalls', (call) => JSON.stringify(call).includes(kim.userCallId));
    await doesAllItCan();
  });

  const says = async (page: ConferencePage, name: string, payload: object = {}) =>
    expect([name, await page.emit(name, { sessionCallId: callId, ...payload })]).toEqual([
      name,
      expect.objectContaining({ ok: true }),
    ]);
  const doesAllItCan = async () => {
    const { userCallId } = kim;
    const participantProperties = { streamStatus: {} };
    await says(kim, 'updateParticipantProperties', { userCallId, participantProperties });
    expect((await kim.announce(callId, kimId)).answer).toMatchObject({ ok: true });
    await says(kim, 'closedCaptionAction', { closedCaptionEnabled: true, spokenLanguage: 'de-DE' });
    await says(kim, 'updateWhiteboardStatus', { isOpen: true, minimised: false });
    await says(kim, 'updateScreenShareStatus', { sharing: true, minimised: false });
    await says(agent, 'updateCallDocuments', { documents: [DOCUMENT] });
    await says(kim, 'stopStream', { userCallId, mediaType: 'userCam' });
    await agent.hears('stopStream');
  };
  const toldOfKim = (page: ConferencePage) => {
    const told = JSON.stringify(page.pushes);
    return [kim.userCallId, kimId, DOCUMENT].filter((id) => told.includes(id));
  };
  const view = (page: ConferencePage) => page.notified('getSessionCalls').at(-1);
  const shown = { whiteboard: { isOpen: true }, documents: [DOCUMENT] };
  const nothingShown = { screenShare: null, whiteboard: { isOpen: false }, documents: [] };

  test('shows the visitor no action of the colleague, while the agent sees all of them', async () => {
    expect(toldOfKim(agent)).toHaveLength(3);
    expect(view(agent)).toMatchObject({ ...shown, screenShare: { userCallId: kim.userCallId } });
    expect(toldOfKim(visitor)).toEqual([]);
    expect(view(visitor)).toMatchObject(nothingShown);
    const actionFor = visitor.userCallId;
    const asked = { actionType: 'unmute', actionValue: null, mediaType: 'userCam', actionFor };
    const asking = { sessionCallId: callId, ...asked, actionBy: kim.userCallId };
    expect((await kim.emit('remoteActionRequest', asking)).ok).toBe(false);
    expect(visitor.notified('remoteActionRequest')).toEqual([]);
  });

  test('is nothing when the colleague leaves either, and nothing shown stays', async () => {
    await app.append(callId, 'CallLeft', { callId, joinerId: kimId, reason: 'left' });
    await app.append(callId, 'CallConsultEnded', { callId, joinerId: kimId, reason: 'returned' });
    await kim.hears('leaveSessionCall');
    await agent.hears('leaveSessionCall');
    await visitor.hears('getSessionCalls');
    await agent.hears('getSessionCalls', ({ documents }) => (documents as object[]).length === 0);
    expect(toldOfKim(visitor)).toEqual([]);
    expect(view(visitor)).toMatchObject(nothingShown);
  });

  test('is everything once the agent has brought them together', async () => {
    await app.append(callId, 'CallConsultOpened', { callId, joinerId: kimId, by: agentId });
    const back = { callId, joinerId: visitorId, by: agentId, heldMs: 0 };
    await app.append(callId, 'CallParticipantResumed', back);
    await visitor.hears('getSessionCalls', ({ documents }) => (documents as object[]).length > 0);
    expect(view(visitor)).toMatchObject({ ...shown, screenShare: { userCallId: kim.userCallId } });
    await says(kim, 'updateParticipantProperties', {
      userCallId: kim.userCallId,
      participantProperties: { streamStatus: {} },
    });
    await visitor.hears('updateParticipantProperties');
    expect(toldOfKim(visitor)).toHaveLength(3);
  });
});
