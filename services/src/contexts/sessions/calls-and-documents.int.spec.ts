import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Session } from '@foyer/contracts/sessions';
import { isSameValue } from '@foyer/contracts/schema';
import sharp from 'sharp';
import { io } from 'socket.io-client';

import { CommandRunner, stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { Call, CallEntrances, EndCall, JoinCall, LeaveCall, StartCall } from '#contexts/calls';
import { UnreadMessages } from './index.js';
import { SessionsFixture, type Person } from './testing/sessions-fixture.js';

describe('within a session', () => {
  let fixture: SessionsFixture;
  let call: SessionsFixture['app']['call'];
  let ada: Person;
  let tom: Person;
  let eve: Person;
  let session: Session;

  beforeAll(async () => {
    fixture = await SessionsFixture.open();
    call = (...args) => fixture.app.call(...args);
    ada = await fixture.person('ada.berger');
    tom = await fixture.person('tom.kern');
    eve = await fixture.person('eve.admin', 'admin');
    const members = [{ memberId: tom.id, role: 'presenter' }];
    session = await fixture.session(ada, { sessionName: 'Team', members });
  });
  afterAll(() => fixture.app.close());

  const run: SessionsFixture['run'] = (command) => fixture.run(command);
  const start = (callId: string) =>
    new StartCall(fixture.app.asSystem(), {
      callId,
      origin: { kind: 'session', id: session._id },
      participants: [
        { joinerId: ada.id, joinerType: 'User', role: 'admin' },
        { joinerId: tom.id, joinerType: 'User', role: 'presenter' },
      ],
    });

  test('goes one call at a time, which its members see', async () => {
    const callId = fixture.app.core.newId.next();
    await run(start(callId));
    await expect(run(start(fixture.app.core.newId.next()))).rejects.toMatchObject({
      code: 'SESSION_LIVE',
    });
    await run(new JoinCall(fixture.app.asSystem(), { callId, joinerId: ada.id }));
    const current = await call('GET /session/current', { token: ada.token });
    expect(current.body).toMatchObject({
      _id: session._id,
      callInfo: {
        currentCallDetailId: {
          _id: callId,
          callJoiners: [
            { joinerId: ada.id, joinerRole: 'admin', isAdmin: true, callStatus: true },
            { joinerId: tom.id, joinerRole: 'presenter', isAdmin: false, callStatus: false },
          ],
          invitedMembers: [tom.id],
        },
      },
    });
    expect((await call('GET /session/current', { token: tom.token })).body).toBeNull();
    expect(await fixture.names('/live', tom)).toEqual(['Team']);
    expect(await fixture.names('/live', eve)).toEqual([]);
    const info = await call(`GET /session/liveSessionInfo/${session._id}`, { token: tom.token });
    expect(info.body).toMatchObject({ sessionName: 'Team' });
    const ids = [session._id];
    const deleted = await call('POST /session/delete', { token: ada.token, body: { ids } });
    expect(deleted).toMatchObject({ status: 409, body: { errors: { code: 'SESSION_LIVE' } } });
    await run(new EndCall(fixture.app.asSystem(), { callId, endedBy: ada.id }));
    expect(await fixture.names('/live', tom)).toEqual([]);
    await run(start(fixture.app.core.newId.next()));
  });

  test('lets each person find their own way into a call', async () => {
    const entrance = fixture.app.app.get(CallEntrances).of('session');
    const wayOf = async ({ id }: Person) => {
      const { way, role, mayStart } = await entrance.of(session._id, {
        joinerId: id,
        joinerType: 'User',
      });
      return [way, role, mayStart];
    };
    expect(await wayOf(tom)).toEqual(['enter', 'presenter', true]);
    expect(await wayOf(eve)).toEqual(['closed', 'viewer', false]);
    const body = { sessionId: session._id, accessMode: 'knock' };
    await call('PATCH /session/updateAccessSettings', { token: ada.token, body });
    expect(await wayOf(eve)).toEqual(['knock', 'viewer', false]);
    await expect(
      entrance.of(fixture.app.core.newId.next(), { joinerId: ada.id, joinerType: 'User' }),
    ).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  });

  test('a picture is changed by its admins', async () => {
    const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
    const content = new Uint8Array(await sharp({ create }).png().toBuffer());
    const put = (by: Person) =>
      fixture.upload(
        'PATCH /session/updateSessionAvatar',
        by,
        { sessionId: session._id },
        {
          field: 'avatar',
          content,
          name: 'team.png',
          type: 'image/png',
        },
      );
    expect(await put(tom)).toMatchObject({ status: 403 });
    expect(await put(ada)).toMatchObject({
      status: 200,
      body: { avatarDocumentId: expect.any(String) },
    });
  });

  test('unread messages are those that others count', async () => {
    const counts = () => call('GET /session/unreadCounts', { token: ada.token });
    expect((await counts()).body).toEqual({ [session._id]: 0 });
    const seen: string[] = [];
    fixture.app.app.get(UnreadMessages).register((memberId, ids) => {
      seen.push(memberId);
      return Promise.resolve(new Map([[ids[0] ?? '', 3]]));
    });
    expect((await counts()).body).toEqual({ [session._id]: 3 });
    expect(seen).toEqual([ada.id]);
  });

  test('keeps a person out of a session who is no member of the fixture any more', async () => {
    const gone = await fixture.person('ian.gone');
    const members = [{ memberId: gone.id, role: 'moderator' }];
    const body = { sessionId: session._id, members };
    await call('POST /session/addSessionMember', { token: ada.token, body });
    const deleted = await call('POST /users/delete', {
      token: eve.token,
      body: { deleteUsers: [gone.id] },
    });
    expect(deleted.status).toBe(200);
    await eventually('the former member has left the session', async () => {
      const { body: now } = await call(`GET /session/manage/${session._id}`, { token: ada.token });
      return (now as Session).members.every(({ memberId }) => memberId !== gone.id);
    });
  });

  test('keeps the call to its members, and to what they are there', async () => {
    const members = [{ memberId: tom.id, role: 'presenter' }];
    const room = await fixture.session(ada, { sessionName: 'Room', members });
    const { _id: sessionId } = room;
    const callId = fixture.app.core.newId.next();
    await call('POST /callDetail/call', { token: ada.token, body: { _id: callId, sessionId } });
    for (const { id: joinerId } of [ada, tom]) {
      await run(new JoinCall(fixture.app.asSystem(), { callId, joinerId }));
    }
    const toms = async () => {
      const state = await fixture.app.app.get(CommandRunner).stateOf(stream(Call, callId));
      return state.stage === 'on' ? state.participants[tom.id] : undefined;
    };
    const calls: unknown[] = [];
    const socket = io(`${fixture.app.url}/application`, {
      auth: { token: tom.token },
      transports: ['websocket'],
      forceNew: true,
    });
    socket.on('sessionCallChanged', (push: { callInfo: unknown }) => calls.push(push.callInfo));
    await eventually('he is connected', () => socket.connected);
    const about = { sessionId, memberId: tom.id };
    const change = { ...about, role: 'viewer' };
    await call('POST /session/updateSessionMember', { token: ada.token, body: change });
    await eventually('he is a viewer', async () => (await toms())?.role === 'viewer');
    await call('POST /session/deleteSessionMember', { token: ada.token, body: about });
    await eventually('he is out', async () => (await toms())?.admission === 'removed');
    expect(await toms()).toMatchObject({ joined: false, streams: {} });
    const none = { currentCallDetailId: null };
    await eventually('he hears that it is no longer his', () => isSameValue(calls.at(-1), none));
    socket.disconnect();
  });

  test('lets the next lead the call whose only admin is deleted in it', async () => {
    const owner = await fixture.person('olga.owner');
    const members = [{ memberId: tom.id, role: 'presenter' }];
    const room = await fixture.session(owner, { sessionName: 'Handed over', members });
    const { _id: sessionId } = room;
    const callId = fixture.app.core.newId.next();
    await call('POST /callDetail/call', { token: owner.token, body: { _id: callId, sessionId } });
    for (const { id: joinerId } of [owner, tom]) {
      await run(new JoinCall(fixture.app.asSystem(), { callId, joinerId }));
    }
    const body = { deleteUsers: [owner.id] };
    expect((await call('POST /users/delete', { token: eve.token, body })).status).toBe(200);
    await eventually('he leads the call', async () => {
      const state = await fixture.app.app.get(CommandRunner).stateOf(stream(Call, callId));
      return state.stage === 'on' && state.participants[tom.id]?.role === 'admin';
    });
    const changes: unknown[] = [];
    for await (const { type, data } of fixture.app.eventLog.readStream(`call-${callId}`)) {
      if (type === 'CallRoleChanged') changes.push(data);
    }
    expect(changes).toEqual([{ callId, joinerId: tom.id, role: 'admin', by: null }]);
  });

  test('lets the next by rank lead the call whose only admin leaves it, and the session keep its own', async () => {
    const owner = await fixture.person('olga.out');
    const members = [
      { memberId: eve.id, role: 'viewer' },
      { memberId: tom.id, role: 'presenter' },
    ];
    const { _id: sessionId } = await fixture.session(owner, { sessionName: 'Left', members });
    const callId = fixture.app.core.newId.next();
    await call('POST /callDetail/call', { token: owner.token, body: { _id: callId, sessionId } });
    for (const { id: joinerId } of [owner, eve, tom]) {
      await run(new JoinCall(fixture.app.asSystem(), { callId, joinerId }));
    }
    const because = { reason: 'left' } as const;
    await run(new LeaveCall(fixture.app.asSystem(), { callId, joinerId: owner.id, because }));
    const roles = async () => {
      const state = await fixture.app.app.get(CommandRunner).stateOf(stream(Call, callId));
      return state.stage === 'on'
        ? [tom, eve].map(({ id }) => state.participants[id]?.role)
        : undefined;
    };
    await eventually('he leads the call', async () => (await roles())?.[0] === 'admin');
    expect(await roles()).toEqual(['admin', 'viewer']);
    const led = (await call(`GET /admin/sessions/${sessionId}`, { token: eve.token })).body;
    expect((led as Session).members).toContainEqual(
      expect.objectContaining({ memberId: owner.id, role: 'admin' }),
    );
  });

  test.each(['auditor', 'INACTIVE'])(
    'passes its lead on, in the call too, when the only admin becomes %s',
    async (lost) => {
      const owner = await fixture.person(`owner.${lost.toLowerCase()}`);
      const members = [
        { memberId: eve.id, role: 'viewer' },
        { memberId: tom.id, role: 'presenter' },
      ];
      const room = await fixture.session(owner, { sessionName: `Led by ${lost}`, members });
      const { _id: sessionId } = room;
      const callId = fixture.app.core.newId.next();
      await call('POST /callDetail/call', { token: owner.token, body: { _id: callId, sessionId } });
      for (const { id: joinerId } of [owner, tom]) {
        await run(new JoinCall(fixture.app.asSystem(), { callId, joinerId }));
      }
      const body = lost === 'auditor' ? { role: lost } : { status: lost };
      const changed = await call(`PUT /admin/members/${owner.id}`, { token: eve.token, body });
      expect(changed.status).toBe(200);
      await eventually('he leads the call', async () => {
        const state = await fixture.app.app.get(CommandRunner).stateOf(stream(Call, callId));
        return state.stage === 'on' && state.participants[tom.id]?.role === 'admin';
      });
      const led = (await call(`GET /admin/sessions/${sessionId}`, { token: eve.token })).body;
      expect((led as Session).members).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ memberId: tom.id, role: 'admin' }),
          expect.objectContaining({ memberId: owner.id, role: 'presenter' }),
        ]),
      );
    },
  );
});
