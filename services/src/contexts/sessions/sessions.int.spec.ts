import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Session } from '@foyer/contracts/sessions';

import { SessionsFixture, type Person } from './testing/sessions-fixture.js';

describe('sessions', () => {
  let fixture: SessionsFixture;
  let call: SessionsFixture['app']['call'];
  let ada: Person;
  let tom: Person;
  let cleo: Person;
  const id = () => fixture.app.core.newId.next();

  beforeAll(async () => {
    fixture = await SessionsFixture.open();
    call = (...args) => fixture.app.call(...args);
    ada = await fixture.person('ada.berger');
    tom = await fixture.person('tom.kern');
    cleo = await fixture.person('cleo.admin', 'admin');
  });
  afterAll(() => fixture.app.close());

  test('are led by who makes them, and are the same again by their name', async () => {
    const body = { _id: id(), sessionName: 'Weekly', sessionType: 'public' };
    const made = await call('POST /session', { token: ada.token, body });
    expect(made).toMatchObject({
      status: 201,
      body: {
        sessionNameId: 'weekly',
        shortlink: 'weekly',
        conferenceLink: '/vblh/live-session/weekly/',
        ownRole: 'admin',
        members: [{ memberId: ada.id, role: 'admin', displayName: expect.any(String) }],
        accessMode: 'open',
        hasPin: false,
      },
    });
    // The same request again is no second session.
    expect(await call('POST /session', { token: ada.token, body })).toMatchObject({ status: 201 });
    const again = { ...body, _id: id(), sessionName: 'WEEKLY ' };
    expect(await call('POST /session', { token: tom.token, body: again })).toMatchObject({
      status: 202,
      body: { _id: body._id, ownRole: null },
    });
    expect(await call('GET /shortlink/weekly')).toMatchObject({
      body: { redirectId: body._id, redirectRefType: 'session' },
    });
  });

  test('are not made with the id of a call', async () => {
    const session = await fixture.session(ada, { sessionName: 'With a call' });
    const inCall = { _id: id(), sessionId: session._id };
    expect(await call('POST /callDetail/call', { token: ada.token, body: inCall })).toMatchObject({
      status: 200,
    });
    const body = { _id: inCall._id, sessionName: 'Trap', sessionType: 'private' };
    expect(await call('POST /session', { token: tom.token, body })).toMatchObject({
      status: 409,
      body: { errors: { code: 'ID_ALREADY_USED' } },
    });
    const direct = { _id: inCall._id, memberId: ada.id };
    expect(
      await call('POST /session/createDirect', { token: cleo.token, body: direct }),
    ).toMatchObject({ status: 409, body: { errors: { code: 'ID_ALREADY_USED' } } });
  });

  test('hides private sessions from others, also by their name', async () => {
    const session = await fixture.session(ada, { sessionName: 'Board' });
    const body = { _id: id(), sessionName: 'board', sessionType: 'private' };
    expect(await call('POST /session', { token: tom.token, body })).toMatchObject({
      status: 409,
      body: { errors: { code: 'SESSION_NAME_TAKEN' } },
    });
    const path = `GET /session/manage/${session._id}` as const;
    expect(await call(path, { token: tom.token })).toMatchObject({ status: 404 });
    expect(await call(path, { token: cleo.token })).toMatchObject({ status: 200 });
    expect(await call('GET /session/link/board')).toMatchObject({ status: 404 });
  });

  test('of two people are one, and are called by the other', async () => {
    const open = (by: Person, other: Person) =>
      call('POST /session/createDirect', {
        token: by.token,
        body: { _id: id(), memberId: other.id },
      });
    const first = await open(ada, tom);
    const second = await open(tom, ada);
    expect([first.status, second.status]).toEqual([201, 202]);
    const [hers, his] = [first.body as Session, second.body as Session];
    expect(his._id).toBe(hers._id);
    const nameOf = (session: Session, { id: memberId }: Person) =>
      session.members.find((one) => one.memberId === memberId)?.displayName;
    expect(hers.sessionName).toBe(nameOf(hers, tom));
    expect(his.sessionName).toBe(nameOf(hers, ada));
    const chat = await call('POST /session/createChat', {
      token: ada.token,
      body: { _id: id(), memberIds: [tom.id, cleo.id] },
    });
    expect(chat.status).toBe(201);
    expect((chat.body as Session).sessionName.split(', ')).toHaveLength(2);
    const rename = { sessionId: hers._id, sessionName: 'Us' };
    expect(
      await call('PATCH /session/updateGeneral', { token: ada.token, body: rename }),
    ).toMatchObject({ status: 409, body: { errors: { code: 'SESSION_IS_DIRECT' } } });
    expect(
      await call('POST /session/leaveSessions', { token: ada.token, body: { ids: [hers._id] } }),
    ).toMatchObject({ status: 409 });
  });

  test('are listed public, private, direct, each by name without regard to case', async () => {
    const lea = await fixture.person('lea.wolf');
    await fixture.session(lea, { sessionName: 'zebra', sessionType: 'public' });
    await fixture.session(lea, { sessionName: 'Ähre', sessionType: 'public' });
    await fixture.session(lea, { sessionName: 'Inner' });
    await call('POST /session/createDirect', {
      token: lea.token,
      body: { _id: id(), memberId: tom.id },
    });
    const names = await fixture.names('?page=1&limit=999', lea);
    expect(names.slice(0, 3)).toEqual(['Ähre', 'zebra', 'Inner']);
    expect(names).toHaveLength(4);
    expect(await fixture.names('?types=private', lea)).toEqual(['Inner']);
    expect(await fixture.names('/manageOwn', lea)).toHaveLength(4);
    expect(await fixture.names('/getAllSessionForJoin?limit=999', tom)).toEqual(
      expect.arrayContaining(['Ähre', 'zebra']),
    );
    expect(await fixture.names('/getAllSessionForJoin?limit=999', lea)).not.toContain('zebra');
    expect((await fixture.names('/manageAll?limit=999', cleo)).slice(0, 1)).toEqual(['Ähre']);
    expect(await call('GET /session/manageAll', { token: lea.token })).toMatchObject({
      status: 403,
    });
    expect(await fixture.names('/manageable?limit=999', cleo)).toContain('Inner');
    expect(await fixture.names('/manageable', tom)).not.toContain('Inner');
  });

  test('are joined where they are public, and led on when their admin leaves', async () => {
    const session = await fixture.session(ada, { sessionName: 'Hall', sessionType: 'public' });
    const ids = [session._id];
    const joined = await call('POST /session/joinSessions', { token: tom.token, body: { ids } });
    expect(joined).toMatchObject({ status: 200, body: [{ ownRole: 'viewer' }] });
    const left = await call('POST /session/leaveSessions', { token: ada.token, body: { ids } });
    expect(left.body).toMatchObject([{ session: session._id, members: [{ memberId: tom.id }] }]);
    const now = await call(`GET /session/manage/${session._id}`, { token: tom.token });
    expect(now.body).toMatchObject({ ownRole: 'admin', members: [{ memberId: tom.id }] });
  });

  test('let no one in by joining who is not asked to', async () => {
    const closed = await fixture.session(ada, { sessionName: 'Closed' });
    const join = (sessionId: string) =>
      call('POST /session/joinSessions', { token: tom.token, body: { ids: [sessionId] } });
    expect(await join(closed._id)).toMatchObject({ status: 404 });
    const knock = await fixture.session(ada, { sessionName: 'Knock', sessionType: 'public' });
    const body = { sessionId: knock._id, accessMode: 'knock' };
    await call('PATCH /session/updateAccessSettings', { token: ada.token, body });
    expect(await join(knock._id)).toMatchObject({
      status: 403,
      body: { errors: { code: 'SESSION_CLOSED' } },
    });
  });

  test('open by their PIN to who knows it, within a budget of attempts', async () => {
    const session = await fixture.session(ada, {
      sessionName: 'Locked',
      sessionType: 'public',
      pin: '2468',
    });
    expect(session).toMatchObject({ hasPin: true, accessMode: 'pin' });
    const ids = [session._id];
    const join = () => call('POST /session/joinSessions', { token: tom.token, body: { ids } });
    const verify = (pin: string, token?: string) =>
      call('POST /session/pin/verify', { token, body: { sessionId: session._id, pin } });
    expect(await join()).toMatchObject({
      status: 401,
      body: { errors: { code: 'SESSION_PIN_REQUIRED' } },
    });
    expect(await verify('1111', tom.token)).toMatchObject({
      status: 200,
      body: { result: false, error: 'SESSION_PIN_WRONG' },
    });
    expect(await verify('2468', tom.token)).toMatchObject({ body: { result: true } });
    expect(await join()).toMatchObject({ status: 200 });
    const unknown = { sessionId: id(), pin: '2468' };
    expect(await call('POST /session/pin/verify', { body: unknown })).toMatchObject({
      status: 200,
      body: { result: false },
    });
    const guesses = [];
    for (let pin = 3000; pin < 3012; pin += 1) guesses.push((await verify(String(pin))).status);
    expect(guesses.at(-1)).toBe(429);
  });

  test('are set by their admins only, part by part', async () => {
    const session = await fixture.session(ada, {
      sessionName: 'Studio',
      members: [{ memberId: tom.id, role: 'moderator' }],
    });
    const sessionId = session._id;
    const changes: readonly [string, object][] = [
      ['updateGeneral', { sessionName: 'Studio 2', sessionType: 'public' }],
      ['updateVideoSettings', { cameraRoles: ['admin'], quality: '4K' }],
      ['updateAudioSettings', { microphoneRoles: ['admin', 'moderator'], startMuted: true }],
      ['updateInfo', { description: 'Where we record' }],
      ['updateAccessSettings', { accessMode: 'knock' }],
    ];
    for (const [name, change] of changes) {
      const body = { sessionId, ...change };
      const by = (person: Person) => call(`PATCH /session/${name}`, { token: person.token, body });
      expect([name, await by(tom)]).toMatchObject([name, { status: 403 }]);
      expect([name, await by(ada)]).toMatchObject([name, { status: 200, body: change }]);
    }
    expect(await call(`GET /session/manage/${sessionId}`, { token: ada.token })).toMatchObject({
      body: Object.assign({}, ...changes.map(([, change]) => change)) as object,
    });
    expect(
      await call('PATCH /session/updateAccessSettings', {
        token: ada.token,
        body: { sessionId, accessMode: 'pin' },
      }),
    ).toMatchObject({ status: 409, body: { errors: { code: 'SESSION_NEEDS_PIN' } } });
    // The old name is free again.
    expect(await fixture.session(tom, { sessionName: 'Studio' })).toMatchObject({
      sessionNameId: 'studio-2',
    });
  });

  test('have members whom their moderators change, and admins whom only admins do', async () => {
    const session = await fixture.session(ada, {
      sessionName: 'Crew',
      members: [{ memberId: tom.id, role: 'moderator' }],
    });
    const sessionId = session._id;
    const post = (name: string, by: Person, body: object) =>
      call(`POST /session/${name}`, { token: by.token, body: { sessionId, ...body } });
    const one = (role: string) => ({ members: [{ memberId: cleo.id, role }] });
    expect(await post('addSessionMember', tom, one('admin'))).toMatchObject({ status: 403 });
    expect(await post('addSessionMember', tom, one('viewer'))).toMatchObject({ status: 200 });
    expect(
      await post('updateSessionMember', tom, { memberId: cleo.id, role: 'presenter' }),
    ).toMatchObject({ status: 200 });
    expect(await post('deleteSessionMember', tom, { memberId: ada.id })).toMatchObject({
      status: 403,
    });
    expect(
      await post('updateSessionMember', ada, { memberId: ada.id, role: 'viewer' }),
    ).toMatchObject({ status: 409, body: { errors: { code: 'SESSION_NEEDS_ADMIN' } } });
    expect(await post('deleteSessionMember', ada, { memberId: cleo.id })).toMatchObject({
      status: 200,
      body: { members: [{ memberId: ada.id }, { memberId: tom.id }] },
    });
    expect(
      await post('addSessionMember', ada, { members: [{ memberId: id(), role: 'viewer' }] }),
    ).toMatchObject({ status: 404, body: { errors: { code: 'MEMBER_NOT_FOUND' } } });
    const roles = { sessionId, members: [{ memberId: tom.id, role: 'viewer' }] };
    expect(
      await call('PATCH /session/updateMembersSettings', { token: ada.token, body: roles }),
    ).toMatchObject({ body: { members: [{}, { memberId: tom.id, role: 'viewer' }] } });
  });

  test('are deleted by who may, and their names are free then', async () => {
    const session = await fixture.session(ada, { sessionName: 'Gone' });
    const ids = [session._id];
    const remove = (by: Person) => call('POST /session/delete', { token: by.token, body: { ids } });
    expect(await remove(tom)).toMatchObject({ status: 404 });
    expect(await remove(ada)).toMatchObject({ status: 200, body: { failed: [] } });
    expect(await fixture.session(tom, { sessionName: 'Gone' })).toMatchObject({
      sessionNameId: 'gone',
      ownRole: 'admin',
    });
  });

  test('are taken care of in the console', async () => {
    const session = await fixture.session(ada, { sessionName: 'Console' });
    const filter = encodeURIComponent(JSON.stringify({ q: 'consol' }));
    const list = await call(`GET /admin/sessions?filter=${filter}`, { token: cleo.token });
    expect(list.body).toMatchObject([{ id: session._id, memberCount: 1, live: false }]);
    const path = `/admin/sessions/${session._id}` as const;
    const members = [{ memberId: tom.id, role: 'admin' }];
    const body = { sessionName: 'Desk talk', accessMode: 'knock', members };
    expect(await call(`PUT ${path}`, { token: cleo.token, body })).toMatchObject({
      status: 200,
      body: { sessionName: 'Desk talk', accessMode: 'knock', members },
    });
    expect(await call(`DELETE ${path}`, { token: cleo.token })).toMatchObject({ status: 200 });
    expect(await call(`GET ${path}`, { token: cleo.token })).toMatchObject({ status: 404 });
    expect(await call(`GET /admin/sessions`, { token: ada.token })).toMatchObject({ status: 403 });
  });

  test('keep what their owner has set while a form of the console was open', async () => {
    const session = await fixture.session(ada, { sessionName: 'Console' });
    const path = `/admin/sessions/${session._id}` as const;
    const put = (body: object) => call(`PUT ${path}`, { token: cleo.token, body });
    const opened = await call(`GET ${path}`, { token: cleo.token });
    const { revision } = opened.body as { revision: number };
    const members = [{ memberId: ada.id, role: 'admin' }];
    const others = {
      description: 'Ours',
      members: [...members, { memberId: tom.id, role: 'viewer' }],
    };
    expect(await put({ ...others, revision })).toMatchObject({ status: 200 });
    const untouched = { startMuted: true, revision };
    expect(await put(untouched)).toMatchObject({ status: 200, body: { description: 'Ours' } });
    const same = { description: 'Theirs', members };
    expect(await put({ ...same, revision })).toMatchObject({
      status: 409,
      body: {
        errors: {
          code: 'CHANGED_MEANWHILE',
          fields: { description: expect.any(String), members: expect.any(String) },
        },
      },
    });
  });

  test.each([
    ['updateGeneral', { sessionName: 'Theirs' }, { sessionName: 'Mine' }],
    ['updateVideoSettings', { quality: 'SD' }, { quality: 'Full HD' }],
    [
      'updateAudioSettings',
      { startMuted: true, microphoneRoles: [] },
      { microphoneRoles: ['admin'] },
    ],
    ['updateAccessSettings', { accessMode: 'knock' }, { accessMode: 'pin', pin: '1234' }],
    ['updateInfo', { description: 'Theirs' }, { description: 'Mine' }],
  ] as const)('take nothing back by an old form of their owner: %s', async (path, theirs, mine) => {
    const { _id: sessionId, revision } = await fixture.session(ada, { sessionName: 'Owned' });
    const save = (body: object) =>
      call(`PATCH /session/${path}`, { token: ada.token, body: { sessionId, ...body } });
    const put = { token: cleo.token, body: theirs };
    expect(await call(`PUT /admin/sessions/${sessionId}`, put)).toMatchObject({ status: 200 });
    const refused = await save({ ...mine, revision });
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: { code: 'CHANGED_MEANWHILE' } },
    });
    const shown = await call(`GET /session/manage/${sessionId}`, { token: ada.token });
    expect(shown.body).toMatchObject(theirs);
    const now = (shown.body as { revision: number }).revision;
    expect(await save({ ...mine, revision: now })).toMatchObject({ status: 200 });
  });
});
