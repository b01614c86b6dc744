import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { CallParticipant } from '@foyer/contracts/calls';

import { idsOf } from '#contexts/identity';
import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import { JoinCall } from '../commands.js';
import { Conferences } from '../conference/conferences.js';
import { CallEntrances, type Entrance } from '../ports/call-entrances.js';
import { CallOrigins } from '../ports/call-origins.js';

type Person = 'kim' | 'lee' | 'mel';

describe('The calls of a session', () => {
  let office: VisitsFixture;
  const ids = {} as Record<Person, string>;
  const tokens = {} as Record<Person, string>;
  const sessionId = randomUUID();
  let callId: string;
  let runs: string | null;

  const asPart = (who: Person, role: CallParticipant['role']): CallParticipant => ({
    joinerId: ids[who],
    joinerType: 'User',
    role,
  });
  /** A session of Kim, who leads it, and Lee; anybody else has to knock. */
  const entrance = (joinerId: string): Entrance => ({
    name: 'Standup',
    callId: runs,
    way: joinerId === ids.mel ? 'knock' : 'enter',
    role: joinerId === ids.kim ? 'admin' : 'viewer',
    mayStart: joinerId === ids.kim,
    belonging: [asPart('kim', 'admin'), asPart('lee', 'viewer')],
  });

  beforeAll(async () => {
    office = await VisitsFixture.open();
    for (const who of ['kim', 'lee', 'mel'] as const) {
      ids[who] = await office.member(`${who}.agent`);
      tokens[who] = await office.app.signIn(`${who}.agent`);
    }
    const { app } = office.app;
    app.get(CallOrigins).register({
      kind: 'session',
      streams: () => ({}),
      ids: idsOf('call'),
    });
    app.get(CallEntrances).register('session', {
      of: async (_, { joinerId }) => entrance(joinerId),
    });
  });
  afterAll(() => office.close());

  const post = async (who: Person, path: string, body: object) => {
    const token = tokens[who];
    const answer = await office.app.call(`POST /callDetail/${path}`, { token, body });
    return { status: answer.status, body: answer.body as Record<string, unknown> };
  };
  const codeOf = ({ body }: { body: Record<string, unknown> }) =>
    (body as { errors?: { code?: string } }).errors?.code;
  const join = (who: Person, as = ids[who]) =>
    post(who, 'callJoin', {
      ...{ sessionId, isMeeting: false },
      joinerDetail: { joinerId: as, displayName: who },
    });
  const comesIn = (who: Person) =>
    office.execute((context) => new JoinCall(context, { callId, joinerId: ids[who] }));
  const history = () => office.history(`call-${callId}`);

  beforeEach(async () => {
    callId = randomUUID();
    runs = null;
    const started = await post('kim', 'call', { _id: callId, sessionId });
    expect(started).toMatchObject({
      status: 200,
      body: {
        callDetailId: callId,
        callJoiner: {
          joinerId: ids.kim,
          joinerRole: 'admin',
          isAdmin: true,
          sessionName: 'Standup',
        },
      },
    });
    runs = callId;
    await comesIn('kim');
  });

  test('are started by who may, once at a time', async () => {
    const again = await post('kim', 'call', { _id: randomUUID(), sessionId });
    expect(again.body.callDetailId).toBe(callId);
    runs = null;
    expect(codeOf(await post('lee', 'call', { _id: randomUUID(), sessionId }))).toBe('CALL_CLOSED');
    expect(codeOf(await join('lee'))).toBe('CALL_NOT_FOUND');
  });

  test("are not started by the id of a visit, nor is a visit opened by a call's", async () => {
    const mine = { _id: randomUUID(), sessionId };
    await office.portal([ids.lee]);
    expect(await office.openVisit(mine._id)).toMatchObject({ status: 201 });
    runs = null;
    expect(codeOf(await post('kim', 'call', mine))).toBe('ID_ALREADY_USED');
    const visit = await office.openVisit(callId);
    expect(visit).toMatchObject({ status: 409, body: { errors: { code: 'ID_ALREADY_USED' } } });
  });

  test('are joined by the people who belong there, in their own names only', async () => {
    expect((await join('lee')).body).toMatchObject({
      callDetailId: callId,
      knockingStatus: 'NOT_SET',
    });
    expect(codeOf(await join('lee', ids.kim))).toBe('NOT_IN_CALL');
    const live = await post('lee', 'liveSessionCall', { sessionId });
    expect(live.body).toMatchObject({ callJoiner: { joinerRole: 'viewer' } });
    const meeting = await post('lee', 'liveSessionCall', { sessionId, eventId: randomUUID() });
    expect(codeOf(meeting)).toBe('CALL_NOT_FOUND');
  });

  test('let others in who knock, or not, as those inside say who may', async () => {
    const answers = (who: Person, acceptRequest: boolean) =>
      post(who, 'updateKnockerStatus', {
        ...{ callDetailId: callId, callJoinerId: ids.mel, acceptRequest },
      });
    expect((await join('mel')).body).toMatchObject({ knockingStatus: 'KNOCKING' });
    await comesIn('lee');
    expect(codeOf(await answers('lee', true))).toBe('FORBIDDEN');
    expect((await answers('kim', false)).status).toBe(200);
    await expect(comesIn('mel')).rejects.toMatchObject({ code: 'NOT_IN_CALL' });
    expect((await join('mel')).body).toMatchObject({ knockingStatus: 'KNOCKING' });
    expect((await answers('kim', true)).status).toBe(200);
    expect((await join('mel')).body).toMatchObject({ knockingStatus: 'KNOCKING_ACCEPT' });
    await comesIn('mel');
    expect(codeOf(await answers('kim', true))).toBe('NOT_KNOCKING');
    expect((await history()).slice(-6)).toEqual([
      ...['CallKnocked', 'CallJoined', 'CallKnockRejected'],
      ...['CallKnocked', 'CallParticipantAdded', 'CallJoined'],
    ]);
  });

  test('lets a person knock only under the name by which they are known', async () => {
    const conferences = office.app.app.get(Conferences, { strict: false });
    const named = jest.spyOn(conferences, 'nameKnocker');
    const body = { sessionId, isMeeting: false };
    const joinerDetail = { joinerId: ids.mel, displayName: 'The director' };
    await post('mel', 'callJoin', { ...body, joinerDetail });
    expect(named.mock.calls).toEqual([[callId, ids.mel, 'Ada Berger']]);
  });

  test('have roles that only hosts change', async () => {
    await comesIn('lee');
    const change = (who: Person, joinerId: string, joinerRole: string) =>
      post(who, 'updateInCallRole', { callDetailId: callId, joinerId, joinerRole });
    expect(codeOf(await change('lee', ids.lee, 'presenter'))).toBe('FORBIDDEN');
    expect((await change('kim', ids.lee, 'moderator')).status).toBe(200);
    expect(codeOf(await change('lee', ids.lee, 'admin'))).toBe('FORBIDDEN');
    expect(codeOf(await change('lee', ids.kim, 'viewer'))).toBe('FORBIDDEN');
    const admin = { callDetailId: callId, joinerId: ids.lee, isAdmin: true };
    expect(codeOf(await post('lee', 'updateAdmin', admin))).toBe('FORBIDDEN');
    expect((await post('kim', 'updateAdmin', admin)).status).toBe(200);
    expect((await join('lee')).body).toMatchObject({ callJoiner: { isAdmin: true } });
  });

  test('are declined by who was invited, for oneself alone', async () => {
    const answer = (who: Person, callStatus: boolean, as = ids[who]) =>
      post(who, 'inviteCall', {
        ...{ callDetailId: callId, callJoinerId: as, currentUserID: as, sessionId, callStatus },
      });
    expect(codeOf(await answer('lee', false, ids.kim))).toBe('NOT_IN_CALL');
    expect(codeOf(await answer('mel', true))).toBe('NOT_IN_CALL');
    expect((await answer('lee', true)).status).toBe(200);
    expect((await answer('lee', false)).status).toBe(200);
    expect((await history()).at(-1)).toBe('CallLeft');
    const status = { callDetailId: callId, callStatus: false };
    expect((await post('kim', 'callStatus', status)).status).toBe(200);
    expect((await history()).at(-1)).toBe('CallEnded');
  });

  test('are not come to and left without end by one person', async () => {
    const answers: unknown[] = [];
    while (answers.length < 32) answers.push(codeOf(await join('mel')));
    expect(new Set(answers)).toEqual(new Set([undefined, 'TOO_MANY_REQUESTS']));
    expect((await join('lee')).status).toBe(200);
  });

  test('are in the history of who was in them, which others do not read', async () => {
    const read = (who: Person, memberId: string) =>
      office.app.call(`GET /callDetail/getMemberProfileCallHistory?memberId=${memberId}`, {
        token: tokens[who],
      });
    await office.isShown('the call');
    const own = (await read('kim', ids.kim)).body as { docs: { _id: string }[] };
    expect(own.docs.map(({ _id }) => _id)).toContain(callId);
    expect((await read('lee', ids.kim)).status).toBe(403);
  });

  test('of a device are ended by administrators alone, and only by its own id', async () => {
    const remove = { callDetailId: callId, deviceId: randomUUID() };
    expect((await post('kim', 'removeDeviceCall', remove)).status).toBe(403);
    await office.app.member('root.admin', 'super-admin');
    const token = await office.app.signIn('root.admin');
    const answer = await office.app.call('POST /callDetail/removeDeviceCall', {
      token,
      body: remove,
    });
    expect(answer.status).toBe(404);
  });
});
