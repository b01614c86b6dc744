import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ALWAYS_OPEN, STANDARD_HOURS } from '@foyer/contracts/portals';

import {
  bootIdentityApp,
  type Answered,
  type IdentityApp,
} from '#contexts/identity/testing/identity-app.js';
import { eventually } from '#platform/testing/eventually.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { PortalsModule } from '../index.js';

const unknownId = '01990000-0000-7000-8000-0000000000ff';
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const idOf = ({ body }: Answered): string => (body as { _id: string })._id;
const timezone = 'Europe/Berlin';
const holiday = {
  _id: '01990000-0000-7000-8000-0000000000e1',
  name: 'Women’s Day',
  startDateTime: '2026-03-07T23:00:00.000Z',
  endDateTime: '2026-03-08T23:00:00.000Z',
  open: false,
  active: true,
  agentName: 'Ada Berger',
  timezone,
};
const opening = {
  ...holiday,
  _id: '01990000-0000-7000-8000-0000000000e2',
  name: 'Open day',
  startDateTime: '2026-03-14T09:00:00.000Z',
  endDateTime: '2026-03-14T12:00:00.000Z',
  open: true,
};

describe('the availability of a portal', () => {
  let app: IdentityApp;
  let clock: ManualClock;
  let admin: string;
  let agent: string;
  let agentId: string;
  let queueId: string;

  beforeEach(async () => {
    // A Monday, ten o'clock in Berlin.
    clock = new ManualClock();
    app = await bootIdentityApp({ imports: [PortalsModule], clock });
    await app.member('plain.admin', 'admin');
    agentId = await app.member('ada.berger', 'member');
    admin = await app.signIn('plain.admin');
    agent = await app.signIn('ada.berger');
    queueId = idOf(await create({ name: 'Reception' }));
  });
  afterEach(() => app.close());

  const create = (body: object) =>
    app.call('POST /admin/portals', {
      token: admin,
      body: { timeZone: timezone, memberIds: [agentId], deactivated: false, ...body },
    });
  const details = (token = admin, id = queueId) =>
    app.call(`GET /queueAvailability/allDetails/?queueId=${id}`, { token });
  const saveHours = (body: object, token = admin) =>
    app.call('POST /queueAvailability/saveAll', {
      token,
      body: { queueId, timezone, availability: STANDARD_HOURS, ...body },
    });
  const saveExceptions = (exceptions: readonly object[], token = admin) =>
    app.call('POST /queueAvailability/saveExceptions', { token, body: { queueId, exceptions } });
  const seenByVisitors = async () => (await app.call(`GET /queue/client/${queueId}`)).body;

  test('is around the clock where no hours were saved', async () => {
    expect(await details()).toMatchObject({
      status: 200,
      body: { availability: ALWAYS_OPEN, timezone, saved: false, exceptions: [] },
    });
    expect(await seenByVisitors()).toMatchObject({ onlineStatus: 'online', nextOpening: null });
  });

  test('is saved, and holds at once', async () => {
    expect(await saveHours({})).toMatchObject({
      status: 200,
      body: { availability: STANDARD_HOURS, timezone, saved: true },
    });
    expect(await details()).toMatchObject({ body: { availability: STANDARD_HOURS } });
    expect(await seenByVisitors()).toMatchObject({
      onlineStatus: 'online',
      nextOpening: '2026-03-03T07:00:00.000Z',
    });
    await saveHours({
      availability: { ...STANDARD_HOURS, monday: [{ start: '12:00', end: '24:00' }] },
    });
    expect(await seenByVisitors()).toMatchObject({
      onlineStatus: 'closed',
      nextOpening: '2026-03-02T11:00:00.000Z',
    });
    // Closed by hand, no one knows when it opens.
    await app.call('POST /queue/deactivate', { token: admin, body: { ids: [queueId] } });
    expect(await seenByVisitors()).toMatchObject({ onlineStatus: 'closed', nextOpening: null });
  });

  test('begins and ends at the minute, by the week and by exceptions', async () => {
    await saveHours({});
    const lunch = {
      ...holiday,
      startDateTime: '2026-03-02T11:30:00.000Z',
      endDateTime: '2026-03-02T12:00:00.000Z',
    };
    await saveExceptions([lunch]);
    const status = async () => ((await seenByVisitors()) as { onlineStatus: string }).onlineStatus;
    for (const [at, before, after] of [
      ['2026-03-02T11:30:00.000Z', 'online', 'closed'],
      ['2026-03-02T12:00:00.000Z', 'closed', 'online'],
      // Six o'clock in the evening in Berlin, and eight the next morning.
      ['2026-03-02T17:00:00.000Z', 'online', 'closed'],
      ['2026-03-03T07:00:00.000Z', 'closed', 'online'],
    ] as const) {
      clock.advance(Date.parse(at) - clock.now().getTime() - 1);
      expect([at, await status()]).toEqual([at, before]);
      await eventually(`it is ${after} at ${at}`, async () => {
        // The server looks again from time to time, and has to have looked before the minute comes.
        clock.advance(1);
        return (await status()) === after;
      });
      expect(clock.now().getTime() - Date.parse(at)).toBeLessThan(1_000);
    }
  });

  test('may come with a new portal', async () => {
    const never = { ...STANDARD_HOURS, monday: [] };
    queueId = idOf(await create({ name: 'Sundays', availability: never }));
    expect(await details()).toMatchObject({ body: { availability: never, saved: true } });
  });

  test('moves to another time zone with its clock times, for several portals', async () => {
    await saveHours({});
    const other = idOf(await create({ name: 'Other', shortlink: 'other' }));
    const adjust = (ids: readonly string[], zone: string) =>
      app.call('POST /queue/adjustQueueAvailabilitiesTimes', {
        token: admin,
        body: { ids, timezone: zone },
      });
    expect(await adjust([queueId, unknownId, other], 'America/New_York')).toMatchObject({
      status: 200,
      body: { successIds: [queueId, other], failedIds: [unknownId] },
    });
    expect(await details()).toMatchObject({
      body: { timezone: 'America/New_York', availability: STANDARD_HOURS },
    });
    expect(await seenByVisitors()).toMatchObject({
      onlineStatus: 'closed',
      nextOpening: '2026-03-02T13:00:00.000Z',
    });
    expect(await adjust([queueId], 'Mars/Olympus')).toMatchObject(refused(400, 'INVALID_INPUT'));
  });

  test('has exceptions, each listed once', async () => {
    expect(await saveExceptions([opening, holiday])).toMatchObject({
      status: 200,
      body: [{ ...holiday }, { ...opening }],
    });
    const list = () =>
      app.call(`GET /queueAvailability/exceptions/?queueId=${queueId}`, { token: admin });
    expect((await list()).body).toMatchObject([{ name: 'Women’s Day' }, { name: 'Open day' }]);
    await saveExceptions([{ ...holiday, name: 'Sunday' }]);
    expect((await list()).body).toMatchObject([{ name: 'Sunday', agentName: 'Ada Berger' }]);
    await saveExceptions([{ ...holiday, name: 'Sunday' }]);
    const types: string[] = [];
    for await (const { type, data } of app.eventLog.readStream(`portal-${queueId}`)) {
      types.push(type);
      // A person's name is not readable in the log.
      expect(JSON.stringify(data)).not.toContain('Berger');
    }
    expect(types.filter((type) => type.startsWith('PortalException'))).toEqual([
      'PortalExceptionSet',
      'PortalExceptionSet',
      'PortalExceptionRemoved',
      'PortalExceptionSet',
    ]);
  });

  test.each([
    [{ endDateTime: '2026-03-06T23:00:00.000Z' }, 'endDateTime', 'The end must be after the start'],
    [{ endDateTime: holiday.startDateTime }, 'endDateTime', 'Start and end must not be the same'],
    [
      { startDateTime: '2026-03-20T00:00:00.000Z', endDateTime: '2026-06-20T00:00:01.000Z' },
      'endDateTime',
      'The range may be at most 3 months',
    ],
    [{ endDateTime: opening.endDateTime }, 'startDateTime', 'These times overlap'],
  ])('refuses an exception with %j', async (change, field, text) => {
    const answer = await saveExceptions([opening, { ...holiday, ...change }]);
    expect(answer).toMatchObject(refused(400, 'INVALID_INPUT'));
    const { fields } = (answer.body as { errors: { fields: Record<string, string> } }).errors;
    expect(Object.entries(fields)).toEqual([[expect.stringMatching(field), text]]);
  });

  test.each([
    [{ agentName: '' }],
    [{ agentName: undefined }],
    [{ startDateTime: undefined }],
    [{ endDateTime: 'tomorrow' }],
    [{ timezone: 'Mars/Olympus' }],
    [{ name: 'x'.repeat(101) }],
  ])('refuses an exception with %j as well', async (change) => {
    expect(await saveExceptions([{ ...holiday, ...change }])).toMatchObject(
      refused(400, 'INVALID_INPUT'),
    );
  });

  test('is not replaced by who has not seen what others saved', async () => {
    const { revision } = (await details()).body as { revision: number };
    await saveHours({ revision, availability: ALWAYS_OPEN });
    await saveExceptions([holiday]);
    const meanwhile = (...paths: string[]) => ({
      status: 409,
      body: {
        errors: {
          code: 'PORTAL_CHANGED_MEANWHILE',
          fields: Object.fromEntries(paths.map((path) => [path, expect.any(String)])),
        },
      },
    });
    expect(await saveHours({ revision })).toMatchObject(meanwhile('availability'));
    const late = { queueId, revision, exceptions: [opening] };
    expect(
      await app.call('POST /queueAvailability/saveExceptions', { token: admin, body: late }),
    ).toMatchObject(meanwhile('exceptions'));
    // Saving present values again replaces nothing, and a member who has seen the present state may
    // replace it.
    expect(await saveHours({ revision, availability: ALWAYS_OPEN })).toMatchObject({ status: 200 });
    const seen = ((await details()).body as { revision: number }).revision;
    expect(await saveHours({ revision: seen })).toMatchObject({
      body: { availability: STANDARD_HOURS },
    });
    expect(await details()).toMatchObject({ body: { exceptions: [{ name: 'Women’s Day' }] } });
  });

  test('can be tried before it is saved', async () => {
    const body = {
      availability: STANDARD_HOURS,
      timezone,
      exceptions: [opening],
      at: '2026-03-14T10:00:00.000Z',
      from: '2026-03-12T23:00:00.000Z',
      to: '2026-03-16T23:00:00.000Z',
    };
    const preview = (change: object, token = admin) =>
      app.call('POST /queueAvailability/preview', { token, body: { ...body, ...change } });
    expect(await preview({})).toEqual({
      status: 200,
      headers: expect.anything(),
      body: {
        open: true,
        exceptionId: opening._id,
        nextChange: '2026-03-14T12:00:00.000Z',
        nextOpening: '2026-03-16T07:00:00.000Z',
        openings: [
          { start: '2026-03-13T07:00:00.000Z', end: '2026-03-13T17:00:00.000Z' },
          { start: '2026-03-14T09:00:00.000Z', end: '2026-03-14T12:00:00.000Z' },
          { start: '2026-03-16T07:00:00.000Z', end: '2026-03-16T17:00:00.000Z' },
        ],
      },
    });
    expect(await preview({ to: '2026-07-16T23:00:00.000Z' })).toMatchObject({ status: 400 });
    expect(await preview({}, agent)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await details()).toMatchObject({ body: { saved: false, exceptions: [] } });
  });

  test('is read by those who belong to the portal, and changed by administrators', async () => {
    expect(await details(agent)).toMatchObject({ status: 200 });
    await app.member('tom.stranger', 'member');
    const stranger = await app.signIn('tom.stranger');
    expect(await details(stranger)).toMatchObject(refused(403, 'NOT_A_PORTAL_MEMBER'));
    expect(await details(admin, unknownId)).toMatchObject(refused(404, 'PORTAL_NOT_FOUND'));
    expect(await saveHours({}, agent)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await saveHours({ queueId: unknownId })).toMatchObject(refused(404, 'PORTAL_NOT_FOUND'));
    expect(await saveExceptions([holiday], agent)).toMatchObject(refused(403, 'FORBIDDEN'));
  });
});
