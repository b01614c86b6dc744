import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import {
  bootIdentityApp,
  type Answered,
  type IdentityApp,
} from '#contexts/identity/testing/identity-app.js';
import { PortalPins, PortalsModule } from '../index.js';

const unknownId = '01990000-0000-7000-8000-0000000000ff';
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const idOf = ({ body }: Answered): string => (body as { _id: string })._id;

describe('portals', () => {
  let app: IdentityApp;
  let admin: string;
  let agent: string;
  let agentId: string;

  beforeEach(async () => {
    app = await bootIdentityApp({ imports: [PortalsModule] });
    await app.member('plain.admin', 'admin');
    agentId = await app.member('ada.berger', 'member');
    admin = await app.signIn('plain.admin');
    agent = await app.signIn('ada.berger');
  });
  afterEach(() => app.close());

  const create = (body: object, token = admin) => app.call('POST /admin/portals', { token, body });
  const update = (id: string, body: object, token = admin) =>
    app.call(`PUT /admin/portals/${id}`, { token, body });
  const bulk = (what: 'activate' | 'deactivate' | 'delete', ids: readonly string[]) =>
    app.call(`POST /queue/${what}`, { token: admin, body: { ids } });
  const eventTypes = async (id: string): Promise<string[]> => {
    const types = [];
    for await (const { type } of app.eventLog.readStream(`portal-${id}`)) types.push(type);
    return types;
  };

  test('are created closed, with a short link of their name', async () => {
    const answer = await create({ name: 'Größe & Maß, 2. Stock' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'Größe & Maß, 2. Stock',
        shortlink: 'groesse-and-mass-2-stock',
        deactivated: true,
        onlineStatus: 'closed',
        hasPin: false,
        members: [],
      },
    });
    expect(await create({ name: 'Größe & Maß, 2. Stock' })).toMatchObject({
      status: 201,
      body: { shortlink: 'groesse-and-mass-2-stock-2' },
    });
    expect(await create({ name: '受付' })).toMatchObject({ status: 201 });
  });

  test('are created in one step by several at once, each with a short link of its own', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ name: 'Desk' })));
    const links = answers.map(({ body }) => (body as { shortlink: string }).shortlink);
    expect(new Set(links).size).toBe(6);
  });

  test('answer a repeat as the first time', async () => {
    const body = { _id: unknownId, name: 'Reception' };
    const first = await app.call('POST /queue', { token: admin, body });
    expect(first).toMatchObject({ status: 201, body: { shortlink: 'reception' } });
    const again = await app.call('POST /queue', { token: admin, body });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(
      await app.call('POST /queue', { token: admin, body: { ...body, name: 'Other' } }),
    ).toMatchObject(refused(409, 'ID_ALREADY_USED'));
  });

  test('take everything in one write, as one event for each group that changes', async () => {
    const change = {
      name: 'Welcome',
      shortlink: 'welcome',
      timeZone: 'Europe/Vienna',
      callLogic: 'random',
      askClientName: true,
      pin: '123456',
      messages: { welcome: 'Hello', waiting: '', notAvailable: '', goodbye: '' },
      callButton: { callButtonName: 'Ring', pulsate: true },
      appearance: { primary: '#112233' },
      feedback: { enabled: true, ratingType: 'smiles' },
      memberIds: [agentId],
      deactivated: false,
    };
    const id = idOf(await create({ name: 'Reception' }));
    const answer = await update(id, change);
    const { pin, memberIds, ...shown } = change;
    expect(pin).toBe('123456');
    expect(answer).toMatchObject({
      status: 200,
      body: { ...shown, hasPin: true, members: memberIds.map((memberId) => ({ memberId })) },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/123456|pinId|argon2/);
    const types = await eventTypes(id);
    expect(types).toHaveLength(13);
    expect(types.filter((type) => type === 'PortalSettingsChanged')).toHaveLength(6);
    await update(id, { ...change, pin: undefined });
    expect(await eventTypes(id)).toEqual(types);
  });

  test('tell the later of two administrators what the other one changed', async () => {
    const created = await create({ name: 'Reception' });
    const id = idOf(created);
    const { revision } = created.body as { revision: number };
    const first = await update(id, { appearance: { primary: '#111111' }, revision });
    expect(first).toMatchObject({ status: 200, body: { revision: revision + 1 } });
    const later = { appearance: { primary: '#222222' }, callLogic: 'random', revision };
    const answer = await update(id, later);
    expect(answer).toMatchObject(refused(409, 'PORTAL_CHANGED_MEANWHILE'));
    expect((answer.body as { errors: { fields: object } }).errors.fields).toEqual({
      'appearance.primary': 'Changed by someone else in the meantime',
    });
    // Values that the other member did not change can be saved, and so can all once they were seen.
    expect(await update(id, { callLogic: 'random', revision })).toMatchObject({ status: 200 });
    expect(await update(id, { ...later, revision: revision + 1 })).toMatchObject({
      status: 200,
      body: { appearance: { primary: '#222222' }, callLogic: 'random' },
    });
  });

  test('give a short link to one portal only, and free it with its portal', async () => {
    const first = idOf(await create({ name: 'Reception', shortlink: 'reception' }));
    const second = idOf(await create({ name: 'Second' }));
    expect(await update(second, { shortlink: 'reception' })).toMatchObject(
      refused(409, 'SHORTLINK_TAKEN'),
    );
    expect(await create({ name: 'Third', shortlink: 'reception' })).toMatchObject(
      refused(409, 'SHORTLINK_TAKEN'),
    );
    await app.call(`DELETE /admin/portals/${first}`, { token: admin });
    expect(await update(second, { shortlink: 'reception' })).toMatchObject({ status: 200 });
  });

  test('are found by a short link that they had before, until another portal takes it', async () => {
    const id = idOf(await create({ name: 'Reception', shortlink: 'reception' }));
    await update(id, { shortlink: 'welcome' });
    const found = async (link: string) =>
      (await app.call(`GET /queue/client/${link}`, {})).body as { _id?: string };
    const resolved = async (link: string) => (await app.call(`GET /shortlink/${link}`, {})).body;
    for (const link of ['welcome', 'reception', 'Reception']) {
      expect(await found(link)).toMatchObject({ _id: id, shortlink: 'welcome' });
      expect(await resolved(link)).toEqual({ redirectId: id, redirectRefType: 'queue' });
    }
    const other = idOf(await create({ name: 'Other', shortlink: 'reception' }));
    expect(await found('reception')).toMatchObject({ _id: other });
    expect(await resolved('reception')).toEqual({ redirectId: other, redirectRefType: 'queue' });
    expect(await found('nowhere')).toMatchObject({ errors: { code: 'PORTAL_NOT_FOUND' } });
  });

  test('are deleted only once they are closed', async () => {
    const id = idOf(await create({ name: 'Reception', deactivated: false }));
    const remove = () => app.call(`DELETE /admin/portals/${id}`, { token: admin });
    expect(await remove()).toMatchObject(refused(409, 'PORTAL_STILL_ACTIVE'));
    await update(id, { deactivated: true });
    expect(await remove()).toMatchObject({ status: 200, body: { id } });
    expect(await app.call(`GET /admin/portals/${id}`, { token: admin })).toMatchObject(
      refused(404, 'PORTAL_NOT_FOUND'),
    );
    expect(await update(id, { name: 'Ghost' })).toMatchObject(refused(404, 'PORTAL_NOT_FOUND'));
  });

  test('are not deleted as long as long waits of another portal go there, which is named', async () => {
    const id = idOf(await create({ name: 'Lab' }));
    const hall = idOf(await create({ name: 'Hall' }));
    const remove = () => app.call(`DELETE /admin/portals/${id}`, { token: admin });
    const longestWait = { minutes: 5, afterwards: 'otherPortal', otherPortalId: id };
    expect(await update(hall, { longestWait })).toMatchObject({ status: 200 });
    const answer = await remove();
    expect(answer).toMatchObject(refused(409, 'PORTAL_REFERRED_TO'));
    expect(JSON.stringify(answer.body)).toContain('Hall');
    expect(await bulk('delete', [id])).toMatchObject({ body: { failedIds: [id] } });
    expect(await update(hall, { longestWait: { afterwards: 'message' } })).toMatchObject({
      status: 200,
    });
    expect(await remove()).toMatchObject({ status: 200 });
  });

  test('open, close and are deleted in bulk, each separately', async () => {
    const [a, b] = [idOf(await create({ name: 'Aaa' })), idOf(await create({ name: 'Bbb' }))];
    expect(await bulk('activate', [a, unknownId, b])).toMatchObject({
      status: 200,
      body: { successIds: [a, b], failedIds: [unknownId] },
    });
    await bulk('deactivate', [b]);
    expect(await bulk('delete', [a, b])).toMatchObject({
      body: { successIds: [b], failedIds: [a] },
    });
    const list = await app.call('GET /queue', { token: admin });
    expect(list.body).toMatchObject({
      docs: [{ _id: a, onlineStatus: 'online' }],
      page: 1,
      totalDocs: 1,
      totalPages: 1,
      hasNextPage: false,
    });
  });

  test('are shown to agents who belong to them', async () => {
    const mine = idOf(await create({ name: 'Mine', memberIds: [agentId] }));
    const other = idOf(await create({ name: 'Other' }));
    expect(await app.call('GET /queue/byUser', { token: agent })).toMatchObject({
      body: { docs: [{ _id: mine }], totalDocs: 1 },
    });
    expect(await app.call(`GET /queue/${mine}`, { token: agent })).toMatchObject({ status: 200 });
    expect(await app.call(`GET /queue/${other}`, { token: agent })).toMatchObject(
      refused(403, 'NOT_A_PORTAL_MEMBER'),
    );
    expect(await app.call(`GET /queue/${other}`, { token: admin })).toMatchObject({ status: 200 });
    expect(await app.call(`GET /queue/${unknownId}`, { token: agent })).toMatchObject(
      refused(404, 'PORTAL_NOT_FOUND'),
    );
    for (const [route, body] of [
      ['POST /queue', { _id: unknownId, name: 'Mine too' }],
      ['GET /queue', undefined],
      ['POST /queue/delete', { ids: [mine] }],
      ['GET /admin/portals', undefined],
    ] as const) {
      expect(await app.call(route, { token: agent, body })).toMatchObject(
        refused(403, 'FORBIDDEN'),
      );
      expect(await app.call(route, { body })).toMatchObject(refused(401, 'UNAUTHENTICATED'));
    }
  });

  test('of one member are set in one go', async () => {
    const [a, b] = [
      idOf(await create({ name: 'Aaa', memberIds: [agentId] })),
      idOf(await create({ name: 'Bbb' })),
    ];
    const set = (queueIds: readonly string[], memberId = agentId) =>
      app.call('PUT /queue/memberQueues', { token: admin, body: { memberId, queueIds } });
    expect(await set([b])).toMatchObject({ status: 200, body: { docs: [{ _id: b }] } });
    expect(await set([a, unknownId])).toMatchObject(refused(404, 'PORTAL_NOT_FOUND'));
    expect(await set([a], unknownId)).toMatchObject(refused(404, 'MEMBER_NOT_FOUND'));
    expect((await app.call('GET /queue/byUser', { token: agent })).body).toMatchObject({
      docs: [{ _id: b }],
    });
  });

  test('of one member keep what others changed since the form was opened', async () => {
    const [a, b, c] = [
      idOf(await create({ name: 'Aaa', memberIds: [agentId] })),
      idOf(await create({ name: 'Bbb' })),
      idOf(await create({ name: 'Ccc' })),
    ];
    const set = (queueIds: readonly string[]) =>
      app.call('PUT /queue/memberQueues', {
        token: admin,
        body: { memberId: agentId, queueIds, seenQueueIds: [a] },
      });
    expect(await set([a, b])).toMatchObject({
      status: 200,
      body: { docs: [{ _id: a }, { _id: b }] },
    });
    expect(await set([c])).toMatchObject({ status: 200, body: { docs: [{ _id: b }, { _id: c }] } });
  });

  test('show visitors what they need and nothing else, by id or short link', async () => {
    const id = idOf(
      await create({ name: 'Reception', pin: '123456', memberIds: [agentId], deactivated: false }),
    );
    const answer = await app.call('GET /queue/client/RECEPTION');
    expect(answer).toMatchObject({
      status: 200,
      body: { _id: id, name: 'Reception', hasPin: true, onlineStatus: 'online', waiting: 0 },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/member|callLogic|pinId|timeZone/);
    expect((await app.call(`GET /queue/client/${id}`)).body).toEqual(answer.body);
    expect(await app.call('GET /queue/client/nowhere')).toMatchObject(
      refused(404, 'PORTAL_NOT_FOUND'),
    );
    expect((await app.call('GET /shortlink/reception')).body).toEqual({
      redirectId: id,
      redirectRefType: 'queue',
    });
    expect((await app.call('GET /shortlink/nowhere')).body).toEqual({
      redirectId: '404',
      redirectRefType: 'Not Found',
    });
  });

  test('list for the console by name, state and member', async () => {
    await create({ name: 'Aaa', memberIds: [agentId] });
    await create({ name: 'Bbb', deactivated: false });
    const list = (query: Record<string, unknown>) => {
      const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
      return app.call(`GET /admin/portals?${new URLSearchParams(texts).toString()}`, {
        token: admin,
      });
    };
    expect((await list({ filter: { memberId: agentId } })).body).toMatchObject([{ name: 'Aaa' }]);
    expect((await list({ filter: { deactivated: false } })).body).toMatchObject([{ name: 'Bbb' }]);
    const sorted = await list({ sort: ['name', 'DESC'], range: [0, 0] });
    expect(sorted.body).toMatchObject([{ name: 'Bbb' }]);
    expect(sorted.headers.get('content-range')).toBe('portals 0-0/2');
    expect(await list({ filter: { q: '.*' } })).toMatchObject({ body: [] });
  });

  test.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(81) }],
    [{ name: 'Reception', pin: '12345' }],
    [{ name: 'Reception', shortlink: 'Not A Link' }],
    [{ name: 'Reception', shortlink: '01990000-0000-7000-8000-0000000000ff' }],
    [{ name: 'Reception', timeZone: 'Mars/Olympus' }],
    [{ name: 'Reception', appearance: { primary: 'red;background:url(//x)' } }],
    [{ name: 'Reception', memberIds: ['me'] }],
    [{ name: 'Reception', owner: 'me' }],
  ])('refuse to be created with %j', async (body) => {
    expect(await create(body)).toMatchObject(refused(400, 'INVALID_INPUT'));
  });

  test('refuse members who do not exist', async () => {
    expect(await create({ name: 'Reception', memberIds: [unknownId] })).toMatchObject(
      refused(404, 'MEMBER_NOT_FOUND'),
    );
  });

  test('let no one guess their PIN, and lock out no one who knows it', async () => {
    const id = idOf(await create({ name: 'Reception', pin: '123456' }));
    const pinIdOf = async (): Promise<string> => {
      let pinId = '';
      for await (const { type, data } of app.eventLog.readStream(`portal-${id}`)) {
        if (type === 'PortalPinSet') pinId = data.pinId as string;
      }
      return pinId;
    };
    const pins = app.app.get(PortalPins, { strict: false });
    const pinId = await pinIdOf();
    const attempt = (pin: string, address: string, of = pinId) =>
      pins.verify({ portalId: id, pinId: of, pin, invitation: undefined, address }).then(
        () => 'in',
        (error: unknown) => (error as { code: string }).code,
      );
    expect(await attempt('123456', '203.0.113.1')).toBe('in');
    expect(await attempt('654321', '203.0.113.1')).toBe('PIN_WRONG');
    // One address, or one network of IPv6, uses up what is its own, and shuts out no one else.
    for (const from of [() => '192.0.2.7', (n: number) => `2001:db8:1:2::${n}`]) {
      const guesses = Array.from({ length: 30 }, (_, n) => attempt(String(400_000 + n), from(n)));
      const answers = await Promise.all(guesses);
      expect(answers.filter((answer) => answer === 'PIN_WRONG')).toHaveLength(4);
    }
    expect(await attempt('123456', '192.0.2.7')).toBe('TOO_MANY_REQUESTS');
    expect(await attempt('123456', '192.0.2.8')).toBe('in');
    const wrong = async (from: (n: number) => string) => {
      const guesses = Array.from({ length: 200 }, (_, n) => attempt(String(500_000 + n), from(n)));
      return (await Promise.all(guesses)).filter((answer) => answer === 'PIN_WRONG').length;
    };
    expect(await wrong((n) => `198.51.100.${n}`)).toBe(10);
    expect(await attempt('123456', '198.51.101.1')).toBe('in');
    expect(await wrong((n) => `198.18.${n}.1`)).toBe(2);
    expect(await attempt('123456', '198.51.100.250')).toBe('TOO_MANY_REQUESTS');
    expect(await attempt('123456', '203.0.113.1')).toBe('in');
    await update(id, { pin: '777777' });
    const newPinId = await pinIdOf();
    expect(await attempt('777777', '198.51.100.250', newPinId)).toBe('in');
    expect(await attempt('123456', '203.0.113.1', pinId)).toBe('PIN_WRONG');
  });
});
