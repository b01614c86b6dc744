import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallLogEntry } from '@foyer/contracts/calls';
import type { Session } from '@foyer/contracts/sessions';

import { JoinCall } from '#contexts/calls';
import { Freshness } from '#platform/cqrs/projections';
import { SessionsFixture, type Person } from './testing/sessions-fixture.js';

describe('The call log of a member', () => {
  let fixture: SessionsFixture;
  let call: SessionsFixture['app']['call'];
  let ada: Person;
  let tom: Person;
  let eve: Person;
  let session: Session;
  const id = () => fixture.app.core.newId.next();

  beforeAll(async () => {
    fixture = await SessionsFixture.open();
    call = (...args) => fixture.app.call(...args);
    ada = await fixture.person('ada.berger');
    tom = await fixture.person('tom.kern');
    eve = await fixture.person('eve.auditor');
    const members = [{ memberId: tom.id, role: 'presenter' }];
    session = await fixture.session(ada, { sessionName: 'Team', members });
  });
  afterAll(() => fixture.app.close());

  const post = (who: Person, path: string, body: object) =>
    call(`POST /callDetail/${path}`, { token: who.token, body });
  const log = async (who: Person, query = '') => {
    const freshness = fixture.app.app.get(Freshness);
    const position = await fixture.app.core.eventLog.head();
    await freshness.waitFor(position ?? '', ['call-log']);
    const { body } = await call(`GET /callDetail/callLog${query}`, { token: who.token });
    return body as { docs: CallLogEntry[]; totalDocs: number; hasNextPage: boolean };
  };
  const begin = async () => {
    const callDetailId = id();
    await post(ada, 'call', { _id: callDetailId, sessionId: session._id });
    const entering = { callId: callDetailId, joinerId: ada.id };
    await fixture.run(new JoinCall(fixture.app.asSystem(), entering));
    return callDetailId;
  };
  const end = (callDetailId: string) => post(ada, 'callEnd', { callDetailId });

  test('says with whom, where and of which kind, and where to call back', async () => {
    const callDetailId = await begin();
    expect((await log(ada)).docs).toMatchObject([
      {
        ...{ kind: 'Outgoing', callDetailId, type: 'session', sessionId: session._id },
        ...{ sessionName: 'Team', mayCall: true, isSeen: true },
        people: [{ joinerId: tom.id, joinerType: 'User' }],
      },
    ]);
    expect((await log(tom)).docs).toMatchObject([
      { kind: 'Incoming', people: [{ joinerId: ada.id }] },
    ]);
    await post(tom, 'inviteCall', {
      ...{ callDetailId, sessionId: session._id, callStatus: false },
      ...{ callJoinerId: tom.id, currentUserID: tom.id },
    });
    expect((await log(tom)).docs).toMatchObject([{ kind: 'Rejected' }]);
    await end(callDetailId);
    expect((await log(eve)).docs).toEqual([]);
  });

  test('counts missed calls until they are seen, and is filtered and paged', async () => {
    await end(await begin());
    await end(await begin());
    const unseen = await log(tom, '?unseen=true&limit=1');
    expect(unseen).toMatchObject({ totalDocs: 2, hasNextPage: true, docs: [{ kind: 'Missed' }] });
    const upTo = unseen.docs[0]?.endedAt;
    expect(await post(tom, 'callLog/seen', { upTo })).toMatchObject({
      status: 200,
      body: { upTo },
    });
    expect((await log(tom, '?unseen=true')).totalDocs).toBe(0);
    expect((await log(tom, '?kind=Missed')).docs).toMatchObject([
      { isSeen: true },
      { isSeen: true },
    ]);
    expect((await log(tom, '?kind=Rejected')).totalDocs).toBe(1);
    expect((await log(tom, '?type=queue')).totalDocs).toBe(0);
    expect((await log(tom, '?to=2020-01-01T00:00:00.000Z')).totalDocs).toBe(0);
    expect(await post(tom, 'callLog/seen', { upTo: 'yesterday' })).toMatchObject({ status: 400 });
    expect(await call('GET /callDetail/callLog')).toMatchObject({ status: 401 });
  });

  test('names no session to call back in that is gone', async () => {
    const ids = [session._id];
    await call('POST /session/delete', { token: ada.token, body: { ids } });
    for (const { mayCall } of (await log(ada)).docs) expect(mayCall).toBe(false);
  });
});
