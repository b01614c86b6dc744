import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { VisitsFixture } from '../testing/visits-fixture.js';

const visitId = '01990000-0000-7000-8000-000000000001';
const otherSecret = 'another-browser-secret-of-forty-three-chars';
const failure = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe('POST /callDetail/clientCall', () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
  });
  afterEach(() => office.close());

  test('lets a visitor in, with a token for the visit', async () => {
    await office.portal([]);
    const { status, body } = await office.openVisit(visitId, { visitorName: ' Ada ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.any(String),
      visit: {
        clientId: visitId,
        queueId: office.portalId,
        portalRevision: expect.any(Number),
        status: 'IN_PERMISSION',
        note: null,
        visitorName: 'Ada',
        device: null,
        position: null,
        estimatedWaitSeconds: null,
        longWait: null,
        missing: [],
        placeKept: 'no',
        ringing: false,
        callDetailId: null,
        hadCall: false,
        agentLost: false,
        connectionLost: false,
        transferred: false,
        agentName: null,
        endReason: null,
        nobodyOnDuty: false,
        nextOpening: null,
        servedSeconds: null,
        rated: false,
        asOf: expect.any(Number),
      },
    });
  });

  test('gives a caller with the secret the same visit again, and refuses all others', async () => {
    await office.portal([]);
    const ada = await office.visitor(visitId);
    await ada.ring();
    expect(await office.openVisit(visitId)).toMatchObject({
      status: 201,
      body: { visit: { clientId: visitId, status: 'IN_WAITING', position: 1 } },
    });
    expect(await office.openVisit(visitId, { clientSecret: otherSecret })).toMatchObject(
      failure(409, 'ID_ALREADY_USED'),
    );
    await ada.emit('leaveQueue', { clientId: visitId });
    expect(await office.openVisit(visitId)).toMatchObject(failure(410, 'VISIT_OVER'));
  });

  test('takes no id that belongs to a member', async () => {
    await office.portal([]);
    const memberId = await office.app.member('ida.kern');
    expect(await office.openVisit(memberId)).toMatchObject(failure(409, 'ID_ALREADY_USED'));
  });

  test('two browsers at once: one of them has the id', async () => {
    await office.portal([]);
    const answers = await Promise.all([
      office.openVisit(visitId),
      office.openVisit(visitId, { clientSecret: otherSecret }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('finds closed portals and none at all', async () => {
    expect(await office.openVisit(visitId)).toMatchObject(failure(404, 'PORTAL_NOT_FOUND'));
    await office.portal([], { deactivated: true });
    expect(await office.openVisit(visitId)).toMatchObject(failure(409, 'PORTAL_CLOSED'));
  });

  test('wants a name where the portal asks for one', async () => {
    await office.portal([], { askClientName: true });
    expect(await office.openVisit(visitId, { visitorName: ' ' })).toMatchObject(
      failure(422, 'VISITOR_NAME_REQUIRED'),
    );
    expect(await office.openVisit(visitId, { visitorName: 'Ada' })).toMatchObject({ status: 201 });
  });

  test('wants the PIN where there is one, and lets it be guessed only so often', async () => {
    await office.portal([], { pin: '123456' });
    expect(await office.openVisit(visitId)).toMatchObject(failure(401, 'PIN_REQUIRED'));
    expect(await office.openVisit(visitId, { pin: '123456' })).toMatchObject({ status: 201 });
    // A visitor who is inside comes back without the PIN.
    expect(await office.openVisit(visitId)).toMatchObject({ status: 201 });
    const attempts: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const id = `01990000-0000-7000-8000-0000000001${attempt.toString().padStart(2, '0')}`;
      attempts.push((await office.openVisit(id, { pin: `00000${attempt % 10}` })).status);
    }
    expect(attempts[0]).toBe(401);
    expect(attempts.at(-1)).toBe(429);
    // A visitor with a right PIN is refused then in the same way.
    expect(await office.openVisit(office.portalId, { pin: '123456' })).toMatchObject(
      failure(429, 'TOO_MANY_REQUESTS'),
    );
  });

  test('admits who was invited, also while others guess at the PIN', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `01990000-0000-7000-8000-0000000002${n + 10}`);
    const nextId = (): string => ids.pop() ?? '';
    const memberId = await office.member('agent.one');
    const token = await office.app.signIn('agent.one');
    await office.portal([memberId], { pin: '123456' });
    const invite = (as: string, hours?: number) =>
      office.app.call('POST /queue/invitation', {
        token: as,
        body: { queueId: office.portalId, ...(hours && { hours }) },
      });
    const made = await invite(token, 2);
    expect(made.status).toBe(201);
    const { invitation } = made.body as { invitation: string };
    for (let n = 0; n < 30; n += 1) {
      await office.openVisit(nextId(), { pin: '000000' }, `198.51.100.${n}`);
    }
    expect(await office.openVisit(nextId(), { pin: '123456' }, '198.51.100.77')).toMatchObject(
      failure(429, 'TOO_MANY_REQUESTS'),
    );
    const come = (word: string) =>
      office.openVisit(nextId(), { invitation: word }, '198.51.100.78');
    expect(await come(invitation)).toMatchObject({ status: 201 });
    expect(await come(`${invitation}x`)).toMatchObject(failure(401, 'INVITATION_OVER'));
    expect(await come(token)).toMatchObject(failure(401, 'INVITATION_OVER'));
    // It is good for this and for nothing else.
    expect((await invite(invitation)).status).toBe(401);
    office.clock.advance(2 * 3_600_000);
    expect(await come(invitation)).toMatchObject(failure(401, 'INVITATION_OVER'));
  });

  test.each([
    ['a short secret', { clientSecret: 'x' }],
    ['a PIN of letters', { pin: 'abcdef' }],
    ['a name of 101 letters', { visitorName: 'a'.repeat(101) }],
    ['an operator', { queueId: { $ne: null } }],
    ['a field that nobody knows', { admin: true }],
  ])('refuses %s', async (_, more) => {
    await office.portal([]);
    expect(await office.openVisit(visitId, more)).toMatchObject(failure(400, 'INVALID_INPUT'));
  });
});
