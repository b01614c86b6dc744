import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Session } from '@foyer/contracts/sessions';
import { io } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import { JoinCall, LeaveCall } from '#contexts/calls';
import { SessionsFixture, type Person } from './testing/sessions-fixture.js';

interface Pass {
  readonly token: string;
  readonly guestId: string;
}

describe('a guest of sessions', () => {
  let fixture: SessionsFixture;
  let call: SessionsFixture['app']['call'];
  let ada: Person;
  let open: Session;
  let locked: Session;

  beforeAll(async () => {
    fixture = await SessionsFixture.open();
    call = (...args) => fixture.app.call(...args);
    ada = await fixture.person('ada.berger');
    open = await fixture.session(ada, { sessionName: 'Open', sessionType: 'public' });
    const more = { sessionName: 'Locked', sessionType: 'public', pin: '2468' };
    locked = await fixture.session(ada, more);
  });
  afterAll(() => fixture.app.close());

  const enter = (sessionId: string, more: object = {}) =>
    call('POST /session/guest', { body: { sessionId, displayName: 'Gil', ...more } });
  const codeOf = ({ body }: { body: unknown }) =>
    (body as { errors?: { code?: string } }).errors?.code;
  const passOf = async (sessionId: string, more: object = {}) =>
    (await enter(sessionId, more)).body as Pass;
  const start = async ({ _id: sessionId }: Session) => {
    const _id = fixture.app.core.newId.next();
    await call('POST /callDetail/call', { token: ada.token, body: { _id, sessionId } });
    return _id;
  };
  const join = (pass: Pass, sessionId: string) =>
    call('POST /callDetail/callJoin', {
      token: pass.token,
      body: {
        sessionId,
        isMeeting: false,
        joinerDetail: { joinerId: pass.guestId, displayName: 'Gil' },
      },
    });

  test('comes in by name and joins its call, under that name', async () => {
    const callDetailId = await start(open);
    const gil = await passOf(open._id);
    expect(await join(gil, open._id)).toMatchObject({
      status: 200,
      body: {
        callDetailId,
        callJoiner: { joinerType: 'Guest', joinerRole: 'guest', displayName: 'Gil' },
      },
    });
    const seen = await call(`GET /session/manage/${open._id}`, { token: ada.token });
    expect((seen.body as Session).callInfo.currentCallDetailId?.callJoiners).toContainEqual(
      expect.objectContaining({ joinerId: gil.guestId, displayName: 'Gil' }),
    );
  });

  test('knows nothing of a session but while in its call, and not after being put out', async () => {
    const gil = await passOf(open._id);
    const stranger = await passOf(open._id);
    await start(open);
    const reads = async ({ token }: Pass, { _id }: Session) => [
      (await call(`GET /session/liveSessionInfo/${_id}`, { token })).status,
      (await call(`GET /session/documents?sessionId=${_id}&order=1`, { token })).status,
    ];
    const { callDetailId } = (await join(gil, open._id)).body as { callDetailId: string };
    // Let in, and not come yet: what is shown in a call is for those who are in it.
    expect(await reads(gil, open)).toEqual([200, 403]);
    const part = { callId: callDetailId, joinerId: gil.guestId };
    for (const joinerId of [ada.id, gil.guestId]) {
      await fixture.run(new JoinCall(fixture.app.asSystem(), { ...part, joinerId }));
    }
    expect(await reads(gil, open)).toEqual([200, 200]);
    expect(await reads(gil, locked)).toEqual([404, 404]);
    expect(await reads(stranger, open)).toEqual([404, 404]);
    const shown = async () =>
      (await call(`GET /session/manage/${open._id}`, { token: ada.token })).body as Session;
    expect(JSON.stringify(await shown())).toContain(gil.guestId);
    const because = { reason: 'removed' } as const;
    await fixture.run(new LeaveCall(fixture.app.asSystem(), { ...part, because }));
    expect(await reads(gil, open)).toEqual([404, 404]);
    expect(codeOf(await join(gil, open._id))).toBe('NOT_IN_CALL');
  });

  test('has to know the PIN where there is one', async () => {
    expect(codeOf(await enter(locked._id))).toBe('SESSION_PIN_WRONG');
    expect(codeOf(await enter(locked._id, { pin: '1111' }))).toBe('SESSION_PIN_WRONG');
    const gil = await passOf(locked._id, { pin: '2468' });
    await start(locked);
    expect(await join(gil, locked._id)).toMatchObject({ status: 200 });
  });

  test('knocks after a few wrong PINs of strangers, no matter what is typed', async () => {
    const guessed = await fixture.session(ada, {
      ...{ sessionName: 'Guessed', sessionType: 'public', pin: '2468' },
    });
    await start(guessed);
    for (const pin of ['0001', '0002', '0003']) {
      expect(codeOf(await enter(guessed._id, { pin }))).toBe('SESSION_PIN_WRONG');
    }
    for (const pin of ['0004', '2468']) {
      const pass = await passOf(guessed._id, { pin });
      expect((await join(pass, guessed._id)).body).toMatchObject({ knockingStatus: 'KNOCKING' });
    }
  });

  test('gets into no other session by that, nor to what members do', async () => {
    const gil = await passOf(open._id);
    expect(codeOf(await join(gil, locked._id))).toBe('CALL_NOT_FOUND');
    expect(await call('GET /session', { token: gil.token })).toMatchObject({ status: 403 });
    const secret = await fixture.session(ada, { sessionName: 'Secret' });
    expect(codeOf(await enter(secret._id))).toBe('SESSION_NOT_FOUND');
  });

  test('gets a fresh token by the present one, as no one else does', async () => {
    const gil = await passOf(open._id);
    const renewed = await call('POST /session/guest/renew', { token: gil.token });
    expect(renewed).toMatchObject({ status: 200, body: { guestId: gil.guestId } });
    expect(codeOf(await call('POST /session/guest/renew', { token: ada.token }))).toBe('FORBIDDEN');
    expect(await call('POST /session/guest/renew')).toMatchObject({ status: 401 });
  });

  test('has to give a name that can be read', async () => {
    expect(codeOf(await enter(open._id, { displayName: ' ' }))).toBe('INVALID_INPUT');
    expect(codeOf(await enter(open._id, { displayName: '\u0007\u200f' }))).toBe('INVALID_INPUT');
  });

  test('is out once forgotten', async () => {
    const gil = await passOf(open._id);
    const admin = await fixture.person('abe.admin', 'admin');
    const forget = `POST /admin/people/${gil.guestId}/forget` as const;
    expect(await call(forget, { token: admin.token })).toMatchObject({ status: 200 });
    expect(await call('POST /session/guest/renew', { token: gil.token })).toMatchObject({
      status: 401,
    });
  });

  test('is out once the session is gone', async () => {
    const brief = await fixture.session(ada, { sessionName: 'Brief', sessionType: 'public' });
    const gil = await passOf(brief._id);
    await call('POST /session/delete', { token: ada.token, body: { ids: [brief._id] } });
    expect(await call('POST /session/guest/renew', { token: gil.token })).toMatchObject({
      status: 401,
    });
  });

  test('has no connection once the session is gone, unlike guests of others', async () => {
    const brief = await fixture.session(ada, { sessionName: 'Brief', sessionType: 'public' });
    const connected = async ({ token }: Pass) => {
      const socket = io(`${fixture.app.url}/conference`, {
        auth: { token },
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      });
      await eventually('the guest is connected', () => socket.connected);
      return socket;
    };
    const gone = await connected(await passOf(brief._id));
    const staying = await connected(await passOf(open._id));
    await call('POST /session/delete', { token: ada.token, body: { ids: [brief._id] } });
    await eventually('the guest is out', () => !gone.connected);
    expect(staying.connected).toBe(true);
    staying.disconnect();
  });
});
