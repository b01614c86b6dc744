import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { CalendarEvent } from '@foyer/contracts/calendar';

import { stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { Call, JoinCall, LeaveCall } from '#contexts/calls';
import { asGuest, asMember, CalendarFixture, type Person } from './testing/calendar-fixture.js';

const codeOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { code?: string } }).errors?.code;

describe('the running call of a meeting', () => {
  let fixture: CalendarFixture;
  let admin: Person;
  let ada: Person;
  let eve: Person;
  let tom: Person;
  let guestId: string;
  let count = 0;

  beforeAll(async () => {
    fixture = await CalendarFixture.open();
    admin = await fixture.person('abe.admin', 'admin');
  });
  afterAll(() => fixture.close());

  const call = (...args: Parameters<CalendarFixture['app']['call']>) => fixture.app.call(...args);
  const { stringify } = JSON;
  const joinFor = (callId: string, joinerId: string) =>
    fixture.app.app
      .get(CommandBus)
      .execute(new JoinCall(fixture.app.asSystem(), { callId, joinerId }));
  const stateOf = (callId: string) => fixture.app.core.commandRunner.stateOf(stream(Call, callId));
  const rolesIn = async (callId: string) => {
    const state = await stateOf(callId);
    if (state.stage !== 'on') return {};
    const joined = Object.entries(state.participants).filter(([, one]) => one.joined);
    return Object.fromEntries(joined.map(([id, { role }]) => [id, role]));
  };
  const reasonsIn = async (callId: string) => {
    const found: string[] = [];
    for await (const { type, data } of fixture.app.eventLog.readStream(`call-${callId}`))
      if (type === 'CallLeft' || type === 'CallEnded')
        found.push(`${type} ${stringify(data.reason)}`);
    return found;
  };
  const join = (token: string, meetingId: string, joinerId: string) =>
    call('POST /callDetail/callJoin', {
      token,
      body: {
        ...{ sessionId: meetingId, meetingId, isMeeting: true },
        joinerDetail: { joinerId, displayName: 'Somebody' },
      },
    });

  /** A meeting of Ada with Eve and Tom, who are in its call with her. */
  const running = async (more: object = {}) => {
    count += 1;
    const no = String(count);
    ada = await fixture.person(`ada.no${no}`);
    eve = await fixture.person(`eve.no${no}`);
    tom = await fixture.person(`tom.no${no}`);
    guestId = await fixture.guest(ada, `Gil${no}`);
    const startTime = new Date(fixture.app.clock.now().getTime() + 5 * 60_000).toISOString();
    const endTime = new Date(Date.parse(startTime) + 30 * 60_000).toISOString();
    const attendees = [asMember(eve), asMember(tom), asGuest(guestId)];
    const meeting = await fixture.planned(ada, attendees, { startTime, endTime, ...more });
    const callId = fixture.app.core.newId.next();
    const body = { eventId: meeting._id, callDetailId: callId };
    await call('POST /calendarEvent/start', { token: ada.token, body });
    for (const { id, token } of [ada, eve, tom]) {
      await join(token, meeting._id, id);
      await joinFor(callId, id);
    }
    expect(await rolesIn(callId)).toEqual({
      [ada.id]: 'admin',
      [eve.id]: 'presenter',
      [tom.id]: 'presenter',
    });
    return { meeting, callId };
  };
  const invited = async ({ _id }: CalendarEvent) => {
    let invitation = '';
    await eventually('the invitation was mailed', async () => {
      const texts = (await fixture.mails()).map(({ text }) => text);
      const link = new RegExp(`${_id}/guest#invitation=([\\w.-]+)`);
      invitation = texts.map((text) => link.exec(text)?.[1]).findLast((one) => one) ?? '';
      return invitation !== '';
    });
    const entered = await call('POST /calendarEvent/guest', { body: { eventId: _id, invitation } });
    return (entered.body as { token: string }).token;
  };
  const cancel = ({ _id }: CalendarEvent, by: Person = ada) =>
    call('PUT /calendarEvent/cancel', { token: by.token, body: { eventId: _id } });
  const setTo = (body: object) => (id: string) =>
    call(`PUT /admin/members/${id}`, { token: admin.token, body });

  test('ends for its own reason when the meeting is called off, and tells who waits', async () => {
    const { meeting, callId } = await running({ joinPermission: true });
    const pass = await invited(meeting);
    expect((await join(pass, meeting._id, guestId)).body).toMatchObject({
      knockingStatus: 'KNOCKING',
    });
    expect((await cancel(meeting)).status).toBe(200);
    await eventually('it ends', async () => (await stateOf(callId)).stage === 'ended');
    const reasons = await reasonsIn(callId);
    expect(reasons.filter((one) => one === 'CallLeft "called-off"')).toHaveLength(1);
    expect(reasons.at(-1)).toBe('CallEnded "called-off"');
    expect(reasons).not.toContain('CallLeft "removed"');
    expect(codeOf(await join(pass, meeting._id, guestId))).toBe('MEETING_CANCELLED');
  });

  /** A series of days, today's date of which has its call. */
  const runningSeries = async () => {
    const last = new Date(fixture.app.clock.now().getTime() + 5 * 86_400_000);
    const repeatTill = last.toISOString().slice(0, 10);
    const { meeting, callId } = await running({ repeat: 'daily', repeatTill });
    const later = new Date(Date.parse(meeting.startTime) + 2 * 86_400_000).toISOString();
    return { meeting, callId, later };
  };
  const cancelDate = ({ _id }: CalendarEvent, occurrence: string, more: object = {}) =>
    call('PUT /calendarEvent/cancel', {
      token: ada.token,
      body: { eventId: _id, occurrence, ...more },
    });

  test.each<[string, object]>([
    ['it alone', {}],
    ['it and all that follow', { following: true }],
  ])('ends with the date of a series that it is of: %s is called off', async (_, more) => {
    const { meeting, callId } = await runningSeries();
    expect((await cancelDate(meeting, meeting.startTime, more)).status).toBe(200);
    await eventually('it ends', async () => (await stateOf(callId)).stage === 'ended');
    expect((await reasonsIn(callId)).at(-1)).toBe('CallEnded "called-off"');
  });

  test.each<[string, object]>([
    ['it alone', {}],
    ['it and all that follow', { following: true }],
  ])('continues when a later date is called off: %s', async (_, more) => {
    const { meeting, callId, later } = await runningSeries();
    const mailed = (await fixture.mails()).length;
    expect((await cancelDate(meeting, later, more)).status).toBe(200);
    await eventually('it was mailed', async () => (await fixture.mails()).length > mailed);
    expect((await stateOf(callId)).stage).toBe('on');
    await cancel(meeting);
    await eventually('it ends', async () => (await stateOf(callId)).stage === 'ended');
  });

  test('lets in who waits in the lobby when the lobby is taken away', async () => {
    const { meeting, callId } = await running({ joinPermission: true });
    const pass = await invited(meeting);
    await join(pass, meeting._id, guestId);
    expect((await stateOf(callId)).stage).toBe('on');
    const { _id, startTime, endTime, name } = meeting;
    const attendees = [asMember(eve), asMember(tom), asGuest(guestId)];
    const body = fixture.plan(attendees, { _id, startTime, endTime, name, joinPermission: false });
    expect((await call(`PUT /calendarEvent/${_id}`, { token: ada.token, body })).status).toBe(200);
    await eventually('the guest may come in', async () => {
      const state = await stateOf(callId);
      return state.stage === 'on' && state.participants[guestId]?.admission === 'admitted';
    });
    await cancel(meeting);
  });

  test('is led by the new organizer once it is handed over, and by the former one no longer', async () => {
    const { meeting, callId } = await running();
    const path = `PUT /calendarEvent/${meeting._id}/organizer` as const;
    await call(path, { token: ada.token, body: { memberId: tom.id } });
    await eventually('Tom leads alone', async () => {
      const roles = await rolesIn(callId);
      return roles[tom.id] === 'admin' && roles[ada.id] === 'presenter';
    });
    await cancel(meeting, tom);
  });

  test('is led by the former organizer while the new one is not in it', async () => {
    const { meeting, callId } = await running();
    const late = await fixture.person(`late.no${String(count)}`);
    const { _id, startTime, endTime, name } = meeting;
    const body = fixture.plan([asMember(late), asMember(eve)], { _id, startTime, endTime, name });
    await call(`PUT /calendarEvent/${_id}`, { token: ada.token, body });
    const path = `PUT /calendarEvent/${_id}/organizer` as const;
    await call(path, { token: ada.token, body: { memberId: late.id } });
    await eventually('Tom is no longer invited', async () => {
      return (await rolesIn(callId))[tom.id] === undefined;
    });
    expect((await rolesIn(callId))[ada.id]).toBe('admin');
    await cancel(meeting, late);
  });

  const losses: readonly [string, (id: string) => Promise<unknown>][] = [
    ['is made an auditor', setTo({ role: 'auditor' })],
    ['is deactivated', setTo({ status: 'INACTIVE' })],
    [
      'is deleted',
      (id) => call('POST /users/delete', { token: admin.token, body: { deleteUsers: [id] } }),
    ],
    ['is given another password', setTo({ password: 'Quite-Another-1' })],
    [
      'leaves',
      (joinerId) => {
        const callId = runningCallId;
        const because = { reason: 'left' } as const;
        const leave = new LeaveCall(fixture.app.asSystem(), { callId, joinerId, because });
        return fixture.app.app.get(CommandBus).execute(leave);
      },
    ],
  ];
  let runningCallId = '';

  test.each(losses)('is led by the next by rank at once when its leader %s', async (_, lose) => {
    const { meeting, callId } = await running();
    runningCallId = callId;
    await lose(ada.id);
    await eventually('Eve leads, and Ada is out', async () => {
      const roles = await rolesIn(callId);
      return roles[eve.id] === 'admin' && roles[ada.id] === undefined;
    });
    expect((await rolesIn(callId))[tom.id]).toBe('presenter');
    await cancel(meeting, eve);
  });
});
