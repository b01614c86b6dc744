import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Session } from '@foyer/contracts/sessions';

import { stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { Call, JoinCall, StartCall } from '#contexts/calls';
import { SessionsFixture, type Person } from './testing/sessions-fixture.js';

describe('the lobby of a running session', () => {
  let fixture: SessionsFixture;
  let ada: Person;
  let eve: Person;

  beforeAll(async () => {
    fixture = await SessionsFixture.open();
    ada = await fixture.person('ada.berger');
    eve = await fixture.person('eve.stranger');
  });
  afterAll(() => fixture.app.close());

  const set = ({ _id: sessionId }: Session, accessMode: string) =>
    fixture.app.call('PATCH /session/updateAccessSettings', {
      token: ada.token,
      body: { sessionId, accessMode },
    });
  const callOf = async (callId: string) => {
    const call = await fixture.app.core.commandRunner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') throw new Error('The call is over');
    return call;
  };

  /** A call of a session at whose door Eve knocks. */
  const knockedAt = async (sessionType: 'public' | 'private') => {
    const session = await fixture.session(ada, { sessionType, sessionName: sessionType });
    expect((await set(session, 'knock')).status).toBe(200);
    const callId = fixture.app.core.newId.next();
    await fixture.run(
      new StartCall(fixture.app.asSystem(), {
        callId,
        origin: { kind: 'session', id: session._id },
        participants: [{ joinerId: ada.id, joinerType: 'User', role: 'admin' }],
      }),
    );
    await fixture.run(new JoinCall(fixture.app.asSystem(), { callId, joinerId: ada.id }));
    const joinerDetail = { joinerId: eve.id, displayName: 'Eve' };
    const body = { sessionId: session._id, isMeeting: false, joinerDetail };
    const joined = await fixture.app.call('POST /callDetail/callJoin', { token: eve.token, body });
    expect(joined.body).toMatchObject({ knockingStatus: 'KNOCKING' });
    return { session, callId };
  };

  test('lets in those who wait when the session opens', async () => {
    const { session, callId } = await knockedAt('public');
    await set(session, 'open');
    await eventually('Eve may come in', async () => {
      return (await callOf(callId)).participants[eve.id]?.admission === 'admitted';
    });
  });

  test('turns away those who wait when the session closes', async () => {
    const { session, callId } = await knockedAt('private');
    await set(session, 'open');
    await eventually('Eve is turned away', async () => {
      return (await callOf(callId)).knockers[eve.id]?.status === 'KNOCKING_REJECT';
    });
    expect((await callOf(callId)).participants[eve.id]).toBeUndefined();
  });
});
