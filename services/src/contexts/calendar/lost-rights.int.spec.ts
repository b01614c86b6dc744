import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { CalendarEvent } from '@foyer/contracts/calendar';

import { stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { Call, JoinCall } from '#contexts/calls';
import { asGuest, asMember, CalendarFixture, type Person } from './testing/calendar-fixture.js';

describe('the meetings of a member who may hold none any more', () => {
  let fixture: CalendarFixture;
  let admin: Person;
  let tom: Person;
  let guest: string;
  let count = 0;

  beforeAll(async () => {
    fixture = await CalendarFixture.open();
    admin = await fixture.person('abe.admin', 'admin');
    tom = await fixture.person('tom.kurz1');
    guest = await fixture.guest(tom, 'Gilbert');
  });
  afterAll(() => fixture.close());

  const call = (...args: Parameters<CalendarFixture['app']['call']>) => fixture.app.call(...args);
  const holder = () => fixture.person(`holder.no${String((count += 1))}`);
  const setTo = (body: object) => (id: string) =>
    call(`PUT /admin/members/${id}`, { token: admin.token, body });
  const remove = (id: string) =>
    call('POST /users/delete', { token: admin.token, body: { deleteUsers: [id] } });
  const seen = async ({ _id }: CalendarEvent) =>
    (await call(`GET /admin/meetings/${_id}`, { token: admin.token })).body as {
      readonly status: string;
      readonly organizerId: string;
      readonly organizerIsGone: boolean;
    };
  const isMailed = async (to: string, about: string, name: string) =>
    (await fixture.mails()).some((mail) => mail.to === to && mail.subject === `${about}: ${name}`);
  const losses: readonly [string, (id: string) => Promise<{ readonly status: number }>][] = [
    ['whose role becomes auditor', setTo({ role: 'auditor' })],
    ['who is deactivated', setTo({ status: 'INACTIVE' })],
    ['who is deleted', remove],
  ];

  test.each(losses)('pass on to a colleague, or are called off, of one %s', async (loss, lose) => {
    const ada = await holder();
    const [shared, alone] = [`Shared ${String(count)}`, `Alone ${String(count)}`];
    const withTom = await fixture.planned(ada, [asGuest(guest), asMember(tom)], { name: shared });
    const at = { startTime: '2026-03-04T08:00:00.000Z', endTime: '2026-03-04T09:00:00.000Z' };
    const withGuest = await fixture.planned(ada, [asGuest(guest)], { ...at, name: alone });
    expect((await lose(ada.id)).status).toBeLessThan(300);
    await eventually('a colleague holds it', async () => {
      return (await seen(withTom)).organizerId === tom.id;
    });
    expect(await seen(withTom)).toMatchObject({ status: 'planned' });
    await eventually(
      'the other is off',
      async () => (await seen(withGuest)).status === 'cancelled',
    );
    const organizerIsGone = loss === 'who is deleted';
    expect(await seen(withGuest)).toMatchObject({ organizerId: ada.id, organizerIsGone });
    expect(await seen(withTom)).toMatchObject({ organizerIsGone: false });
    await eventually(
      'both are told',
      async () =>
        (await isMailed('tom.kurz1@example.org', 'Neue Organisation', shared)) &&
        (await isMailed('gilbert@example.com', 'Abgesagt', alone)),
    );
    // It is over for the next one.
    await call('PUT /calendarEvent/cancel', { token: tom.token, body: { eventId: withTom._id } });
  });

  test('pass on to who is in the running call, and that one leads it', async () => {
    const [ada, eve] = [await holder(), await holder()];
    const startTime = new Date(fixture.app.clock.now().getTime() + 5 * 60_000).toISOString();
    const endTime = new Date(Date.parse(startTime) + 30 * 60_000).toISOString();
    const meeting = await fixture.planned(ada, [asMember(eve), asMember(tom)], {
      ...{ startTime, endTime, name: 'Under way' },
    });
    const callId = fixture.app.core.newId.next();
    const body = { eventId: meeting._id, callDetailId: callId };
    await call('POST /calendarEvent/start', { token: ada.token, body });
    for (const { id, token } of [ada, tom]) {
      const joinerDetail = { joinerId: id, displayName: 'Somebody' };
      const coming = { sessionId: meeting._id, meetingId: meeting._id, isMeeting: true };
      await call('POST /callDetail/callJoin', { token, body: { ...coming, joinerDetail } });
      const join = new JoinCall(fixture.app.asSystem(), { callId, joinerId: id });
      await fixture.app.app.get(CommandBus).execute(join);
    }
    const roleOf = async (id: string) => {
      const state = await fixture.app.core.commandRunner.stateOf(stream(Call, callId));
      return state.stage === 'on' ? state.participants[id]?.role : undefined;
    };
    expect(await roleOf(tom.id)).toBe('presenter');
    await setTo({ role: 'auditor' })(ada.id);
    await eventually('Tom leads', async () => (await roleOf(tom.id)) === 'admin');
    expect(await seen(meeting)).toMatchObject({ organizerId: tom.id });
  });

  test('are given to no one by hand who may not hold them', async () => {
    const [ada, eve] = [await holder(), await holder()];
    const meeting = await fixture.planned(ada, [asMember(eve)], { name: 'By hand' });
    await setTo({ role: 'auditor' })(eve.id);
    const body = { memberId: eve.id };
    const path = `PUT /calendarEvent/${meeting._id}/organizer` as const;
    expect((await call(path, { token: ada.token, body })).status).toBe(404);
  });
});
