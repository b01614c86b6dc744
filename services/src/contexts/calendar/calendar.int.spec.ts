import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CalendarEvent } from '@foyer/contracts/calendar';

import { eventually } from '#platform/testing/eventually.js';
import { asGuest, asMember, CalendarFixture, type Person } from './testing/calendar-fixture.js';
import { CalendarStore } from './testing/calendar-store.js';

const codeOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { code?: string } }).errors?.code;

describe('the calendar', () => {
  let fixture: CalendarFixture;
  let call: CalendarFixture['app']['call'];
  let ada: Person;
  let tom: Person;
  let eve: Person;
  let abe: Person;

  beforeAll(async () => {
    fixture = await CalendarFixture.open();
    call = (...args) => fixture.app.call(...args);
    [ada, tom, eve] = [
      await fixture.person('ada.berger'),
      await fixture.person('tom.kurz1'),
      await fixture.person('eve.stranger'),
    ];
    abe = await fixture.person('abe.admin', 'admin');
  });
  afterAll(() => fixture.close());

  const list = async ({ token }: Person, body: object) => {
    const answer = await call('POST /calendarEvent/getMeetings?limit=100', {
      token,
      body: { timeZone: 'Europe/Berlin', ...body },
    });
    return (answer.body as { docs: CalendarEvent[] }).docs;
  };
  const update = (by: Person, { _id }: { _id: string }, body: object) =>
    call(`PUT /calendarEvent/${_id}`, { token: by.token, body });
  const cancel = (by: Person, body: object) =>
    call('PUT /calendarEvent/cancel', { token: by.token, body });

  test('shows a meeting to those who belong to it, and to no one else', async () => {
    const made = await fixture.planned(ada, [asMember(tom)], { name: 'Handover of keys' });
    expect(made).toMatchObject({
      ...{ organizerId: ada.id, occurrence: null, sequence: 0, cancelled: false, callId: null },
      attendees: [{ organizer: true }, { attendeeId: tom.id, displayName: 'Ada Berger' }],
    });
    const names = async (who: Person) =>
      (await list(who, { timeSpan: 'upcoming' })).map(({ name }) => name);
    expect(await names(ada)).toContain('Handover of keys');
    expect(await names(tom)).toContain('Handover of keys');
    expect(await names(eve)).toEqual([]);
    const get = (who: Person) => call(`GET /calendarEvent/${made._id}`, { token: who.token });
    expect((await get(tom)).status).toBe(200);
    expect((await get(abe)).status).toBe(200);
    expect(codeOf(await get(eve))).toBe('MEETING_NOT_FOUND');
    const change = fixture.plan([asMember(tom)], { _id: made._id, name: 'Taken over' });
    expect(codeOf(await update(tom, made, change))).toBe('NOT_MEETING_ORGANIZER');
    expect(codeOf(await update(eve, made, change))).toBe('MEETING_NOT_FOUND');
    expect(codeOf(await cancel(tom, { eventId: made._id }))).toBe('NOT_MEETING_ORGANIZER');
    expect(codeOf(await cancel(eve, { eventId: made._id }))).toBe('MEETING_NOT_FOUND');
    expect((await cancel(abe, { eventId: made._id, reason: 'Closed' })).body).toMatchObject({
      cancelled: true,
    });
    // It stays visible as cancelled, until the member removes it from their own list.
    const seen = (await list(tom, { timeSpan: 'upcoming' })).find(({ _id }) => _id === made._id);
    expect(seen).toMatchObject({ cancelled: true, startTime: made.startTime });
    const hide = (who: Person) =>
      call(`PUT /calendarEvent/${made._id}/hidden`, { token: who.token, body: {} });
    expect((await hide(tom)).status).toBe(204);
    expect(codeOf(await hide(eve))).toBe('MEETING_NOT_FOUND');
    expect(await names(tom)).not.toContain('Handover of keys');
    expect(await names(ada)).toContain('Handover of keys');
  });

  test('refuses what cannot be planned, and keeps nothing of it', async () => {
    const refused = async (attendees: readonly object[], more: object) =>
      codeOf(
        await call('POST /calendarEvent', {
          token: ada.token,
          body: fixture.plan(attendees, more),
        }),
      );
    const before = await list(ada, { timeSpan: 'upcoming' });
    const past = { startTime: '2026-03-02T08:00:00.000Z', endTime: '2026-03-02T08:30:00.000Z' };
    expect(await refused([asMember(tom)], past)).toBe('MEETING_IN_PAST');
    // An id of another kind: a member is no guest, and the other way round.
    expect(await refused([asGuest(tom.id)], {})).toBe('GUEST_NOT_FOUND');
    const guest = await fixture.guest(ada, 'Gustav');
    expect(await refused([asMember({ id: guest, token: '' })], {})).toBe('MEMBER_NOT_FOUND');
    const session = {
      _id: fixture.app.core.newId.next(),
      sessionName: 'Gone',
      sessionType: 'private',
    };
    await call('POST /session', { token: ada.token, body: session });
    await call('POST /session/delete', { token: ada.token, body: { ids: [session._id] } });
    const planned = { sessionId: session._id, name: 'In a session' };
    expect(await refused([asMember(tom)], planned)).toBe('SESSION_NOT_FOUND');
    expect(await list(ada, { timeSpan: 'upcoming' })).toEqual(before);
  });

  test('takes the same details once, also at the same time', async () => {
    const at = { startTime: '2026-03-10T08:00:00.000Z', endTime: '2026-03-10T09:00:00.000Z' };
    const bodies = [1, 2].map(() => fixture.plan([asMember(tom)], { ...at, name: 'Only once' }));
    const answers = await Promise.all(
      bodies.map((body) => call('POST /calendarEvent', { token: ada.token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.flatMap((one) => codeOf(one) ?? [])).toEqual(['CALENDER_EVENT_ALREADY_EXISTS']);
    // Another meeting at the same time is different, and so is the same meeting of another
    // organizer.
    await fixture.planned(ada, [asMember(tom)], { ...at, name: 'Something else' });
    await fixture.planned(tom, [asMember(ada)], { ...at, name: 'Only once' });
  });

  test('mails invitations that stay one meeting, no matter what happens to it', async () => {
    const gil = await fixture.guest(ada, 'Gilbert');
    const series = await fixture.planned(ada, [asGuest(gil)], {
      ...{ name: 'Weekly advice', repeat: 'weekly', repeatTill: '2026-04-14' },
      ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
    });
    const mine = async (count: number) => {
      const found = async () =>
        (await fixture.mails()).filter(({ to }) => to === 'gilbert@example.com');
      await eventually(`${count.toString()} mails`, async () => (await found()).length === count);
      return found();
    };
    const starts = async () =>
      (await list(ada, { from: '2026-03-01T00:00:00Z', to: '2026-05-01T00:00:00Z' }))
        .filter(({ _id, cancelled }) => _id === series._id && !cancelled)
        .map(({ startTime }) => startTime);
    const store = new CalendarStore();
    const [invitation] = await mine(1);
    expect(invitation?.subject).toBe('Einladung: Weekly advice');
    expect(invitation?.text).toContain(`/vblh/meet/${series._id}/guest#invitation=`);
    store.take(invitation?.calendar ?? '');
    // Nine in the morning stays nine when clocks are put forward on 29 March.
    expect(store.starts()).toEqual([
      '2026-03-17T08:00:00.000Z',
      '2026-03-24T08:00:00.000Z',
      '2026-03-31T07:00:00.000Z',
      '2026-04-07T07:00:00.000Z',
      '2026-04-14T07:00:00.000Z',
    ]);
    expect(await starts()).toEqual(store.starts());

    await cancel(ada, {
      eventId: series._id,
      occurrence: '2026-03-31T07:00:00.000Z',
      reason: 'Leave',
    });
    const off = (await mine(2))[1];
    expect(off?.subject).toBe('Abgesagt: Weekly advice am 31. März 2026');
    expect(off?.text).toContain('hat einen Termin dieser Serie abgesagt.');
    expect(off?.text).toContain('Wann: Dienstag, 31. März 2026');
    expect(off?.text).toContain('Alle anderen Termine bleiben, wie sie sind (wöchentlich bis');
    expect(off?.text).toContain('Grund: Leave');
    // Of what is off nothing can be joined.
    expect(off?.text).not.toContain('An der Besprechung teilnehmen');
    expect(off?.text).not.toContain('/meet/');
    expect(off?.calendar).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20260331T090000');
    store.take(off?.calendar ?? '');
    expect(store.exceptions()).toBe(1);
    expect(await starts()).toEqual(store.starts());

    const moved = fixture.plan([asGuest(gil)], {
      ...{ _id: series._id, name: 'Weekly advice', occurrence: '2026-04-07T07:00:00.000Z' },
      ...{ startTime: '2026-04-08T13:00:00.000Z', endTime: '2026-04-08T14:00:00.000Z' },
    });
    expect((await update(ada, series, moved)).body).toMatchObject({
      startTime: '2026-04-08T13:00:00.000Z',
      occurrence: '2026-04-07T07:00:00.000Z',
    });
    const changed = (await mine(3))[2];
    expect(changed?.subject).toBe('Geändert: Weekly advice am 7. April 2026');
    expect(changed?.text).toContain('hat einen Termin dieser Serie geändert.');
    expect(changed?.text).toContain('Bisher: Dienstag, 7. April 2026');
    expect(changed?.text).toContain('Neu: Mittwoch, 8. April 2026');
    expect(changed?.calendar).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20260407T090000');
    expect(changed?.text).toContain('Bitte antworten Sie erneut.');
    expect(changed?.text).toContain('Auf die Einladung antworten');
    const date = '?occurrence=2026-04-07T07%3A00%3A00.000Z#invitation=';
    expect(changed?.text).toContain(`/vblh/meet/${series._id}/guest${date}`);
    const linked = async (occurrence: string) =>
      (await call('POST /calendarEvent/linked', { body: { eventId: series._id, occurrence } }))
        .body;
    expect(await linked('2026-04-07T07:00:00.000Z')).toMatchObject({
      ...{ startTime: '2026-04-08T13:00:00.000Z', occurrence: '2026-04-07T07:00:00.000Z' },
      state: 'early',
    });
    const page = `GET /calendarEvent/${series._id}?occurrence=2026-03-31T07:00:00.000Z` as const;
    expect((await call(page, { token: ada.token })).body).toMatchObject({
      ...{ cancelled: true, reason: 'Leave' },
    });
    // A person who only has the address does not learn the reason.
    expect(await linked('2026-03-31T07:00:00.000Z')).toMatchObject({
      reason: null,
      ...{ startTime: '2026-03-31T07:00:00.000Z', state: 'cancelled' },
    });
    // The others are not in it, so that no calendar touches them.
    expect(changed?.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    store.take(changed?.calendar ?? '');
    expect(store.exceptions()).toBe(1);
    expect(await starts()).toEqual([
      ...['2026-03-17T08:00:00.000Z', '2026-03-24T08:00:00.000Z'],
      ...['2026-04-08T13:00:00.000Z', '2026-04-14T07:00:00.000Z'],
    ]);
    expect(store.starts()).toEqual(await starts());

    await cancel(ada, { eventId: series._id, reason: 'New office' });
    const over = (await mine(4))[3];
    expect(over?.text).toContain('Grund: New office');
    store.take(over?.calendar ?? '');
    expect(store.starts()).toEqual([]);
    expect([...store.uids]).toEqual([series._id]);
    expect(store.sequences.filter((one, at, all) => one !== all[at - 1])).toEqual([0, 1, 2, 3]);
  });

  test('tells who was taken out, and invites who is new', async () => {
    const [old, fresh] = [
      await fixture.guest(ada, 'Oldrich'),
      await fixture.guest(ada, 'Frederike'),
    ];
    const at = { startTime: '2026-03-11T08:00:00.000Z', endTime: '2026-03-11T09:00:00.000Z' };
    const made = await fixture.planned(ada, [asGuest(old)], { ...at, name: 'Changing guests' });
    const change = fixture.plan([asGuest(fresh)], {
      ...at,
      _id: made._id,
      name: 'Changing guests',
    });
    expect((await update(ada, made, change)).body).toMatchObject({
      ...{ guests: [fresh], oldAttendees: [old], sequence: 1 },
    });
    await eventually('who is out is told so, and not that it is off', async () =>
      (await fixture.mails()).some(
        ({ to, text }) => to === 'oldrich@example.com' && text.includes('hat Sie von dieser'),
      ),
    );
    await eventually('both were told', async () => {
      const subjects = (await fixture.mails()).map(({ to, subject }) => `${to} ${subject}`);
      return (
        subjects.includes('oldrich@example.com Abgesagt: Changing guests') &&
        subjects.includes('frederike@example.com Einladung: Changing guests')
      );
    });
  });

  test('is answered by a member, for a date or all of it, until its time is another', async () => {
    const series = await fixture.planned(ada, [asMember(tom)], {
      ...{ name: 'To be answered', repeat: 'weekly', repeatTill: '2026-05-12' },
      ...{ startTime: '2026-04-28T07:00:00.000Z', endTime: '2026-04-28T08:00:00.000Z' },
    });
    const answer = (who: Person, body: object) =>
      call(`PUT /calendarEvent/${series._id}/answer`, { token: who.token, body });
    const toms = async (occurrence: string) => {
      const path = `GET /calendarEvent/${series._id}?occurrence=${occurrence}` as const;
      const { attendees } = (await call(path, { token: ada.token })).body as CalendarEvent;
      return attendees.find(({ attendeeId }) => attendeeId === tom.id)?.answer;
    };
    const [first, second] = ['2026-04-28T07:00:00.000Z', '2026-05-05T07:00:00.000Z'];
    expect((await answer(tom, { answer: 'declined', occurrence: second })).status).toBe(200);
    expect((await answer(tom, { answer: 'tentative', occurrence: first })).status).toBe(200);
    expect([await toms(first), await toms(second)]).toEqual(['tentative', 'declined']);
    expect(codeOf(await answer(ada, { answer: 'accepted' }))).toBe('NOT_INVITED_TO_MEETING');
    expect(codeOf(await answer(eve, { answer: 'accepted' }))).toBe('MEETING_NOT_FOUND');
    expect((await answer(tom, { answer: 'proposed' })).status).toBe(400);
    await eventually('the organizer is told of which date', async () =>
      (await fixture.mails()).some(
        ({ to, subject, text }) =>
          to === 'ada.berger@example.org' &&
          subject === 'Antwort von Ada Berger: To be answered am 5. Mai 2026' &&
          text.includes('hat abgesagt.') &&
          text.includes('Wann: Dienstag, 5. Mai 2026') &&
          text.includes(`/calendar/${series._id}?occurrence=2026-05-05T07%3A00%3A00.000Z`),
      ),
    );
    const change = fixture.plan([asMember(tom)], {
      ...{ _id: series._id, name: 'To be answered', repeat: 'weekly', repeatTill: '2026-05-12' },
      ...{ startTime: '2026-04-28T09:00:00.000Z', endTime: '2026-04-28T10:00:00.000Z' },
    });
    expect((await update(ada, series, change)).status).toBe(200);
    expect(await toms('2026-05-05T09:00:00.000Z')).toBe('none');
  });

  test('is handed over to a colleague, who may change it from then on', async () => {
    const at = { startTime: '2026-03-12T08:00:00.000Z', endTime: '2026-03-12T09:00:00.000Z' };
    const made = await fixture.planned(ada, [asMember(tom)], { ...at, name: 'For a colleague' });
    const hand = (by: Person, memberId: string) =>
      call(`PUT /calendarEvent/${made._id}/organizer`, { token: by.token, body: { memberId } });
    expect(codeOf(await hand(tom, tom.id))).toBe('NOT_MEETING_ORGANIZER');
    expect((await hand(ada, tom.id)).body).toMatchObject({ organizerId: tom.id, sequence: 1 });
    const change = fixture.plan([asMember(ada)], { ...at, _id: made._id, name: 'Renamed' });
    expect(codeOf(await update(ada, made, change))).toBe('NOT_MEETING_ORGANIZER');
    expect((await update(tom, made, change)).body).toMatchObject({ name: 'Renamed' });
  });

  test('lists past, today and upcoming by the clock of who looks', async () => {
    const later = { startTime: '2026-03-02T22:30:00.000Z', endTime: '2026-03-02T22:45:00.000Z' };
    const made = await fixture.planned(eve, [asMember(eve)], {
      ...later,
      name: 'Late in the evening',
    });
    const spans = async (timeZone: string) => [
      (await list(eve, { timeSpan: 'today', timeZone })).map(({ _id }) => _id),
      (await list(eve, { timeSpan: 'upcoming', timeZone })).map(({ _id }) => _id),
    ];
    expect(await spans('Europe/Berlin')).toEqual([[made._id], []]);
    // In this time zone it is tomorrow already.
    expect(await spans('Europe/Moscow')).toEqual([[], [made._id]]);
    expect(await list(eve, { timeSpan: 'past' })).toEqual([]);
  });

  test('reminds all attendees once, shortly before it begins', async () => {
    const at = { startTime: '2026-03-02T12:00:00.000Z', endTime: '2026-03-02T12:30:00.000Z' };
    const guest = await fixture.guest(ada, 'Remigius');
    await fixture.planned(ada, [asGuest(guest)], { ...at, name: 'Soon enough' });
    const reminders = async () =>
      (await fixture.mails())
        .filter(({ subject }) => subject === 'Gleich: Soon enough')
        .map(({ to }) => to)
        .sort();
    fixture.app.clock.advance(2 * 3_600_000 + 40 * 60_000);
    expect(await reminders()).toEqual([]);
    fixture.app.clock.advance(6 * 60_000);
    await eventually('both are reminded', async () => (await reminders()).length === 2);
    expect(await reminders()).toEqual(['ada.berger@example.org', 'remigius@example.com']);
    fixture.app.clock.advance(60_000);
    expect(await reminders()).toHaveLength(2);
  });

  test('gives a meeting as a file to those who belong to it', async () => {
    const at = { startTime: '2026-03-13T08:00:00.000Z', endTime: '2026-03-13T09:00:00.000Z' };
    const made = await fixture.planned(ada, [asMember(tom)], { ...at, name: 'To be kept' });
    const file = (who: Person) => call(`GET /calendarEvent/${made._id}/ics`, { token: who.token });
    expect((await file(tom)).headers.get('content-type')).toContain('text/calendar');
    expect(codeOf(await file(eve))).toBe('MEETING_NOT_FOUND');
    const all = async ({ token }: Person) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${fixture.app.url}/api/v2/calendarEvent/export`, { headers });
      return answer.text();
    };
    expect(await all(tom)).toContain(made._id);
    expect(await all(eve)).not.toContain(made._id);
  });

  test('leads all who belong to it from a cancelled first part of a series to the later one', async () => {
    const gus = await fixture.guest(ada, 'Gustav');
    const attendees = [asGuest(gus), asMember(tom)];
    const times = { startTime: '2026-06-02T08:00:00.000Z', endTime: '2026-06-02T09:00:00.000Z' };
    const weekly = { name: 'In parts', repeat: 'weekly', repeatTill: '2026-06-30' };
    const { _id } = await fixture.planned(ada, attendees, { ...weekly, ...times });
    // A cancellation that comes before it would leave the invitation unsent.
    const found = async () =>
      (await fixture.mails()).find(({ to }) => to === 'gustav@example.com')?.text ?? '';
    await eventually('an invitation', async () => (await found()) !== '');
    const occurrence = '2026-06-16T08:00:00.000Z';
    const change = fixture.plan(attendees, {
      ...{ ...weekly, _id, occurrence, following: true },
      ...{ startTime: occurrence, endTime: '2026-06-16T10:00:00.000Z' },
    });
    const later = (await update(ada, { _id }, change)).body as CalendarEvent;
    await cancel(ada, { eventId: _id, reason: 'Holiday' });
    const shown = await call(`GET /calendarEvent/${_id}`, { token: tom.token });
    expect(shown.body).toMatchObject({ cancelled: true, continuedBy: later._id });
    const invitation = /invitation=([\w.-]+)/.exec(await found())?.[1] ?? '';
    const linked = await call('POST /calendarEvent/linked', { body: { eventId: _id, invitation } });
    expect(linked.body).toMatchObject({
      ...{ _id: later._id, state: 'early', earlierCancelled: true, reason: 'Holiday' },
      guest: { guestId: gus },
    });
  });

  test('splits a series for this and following, and the first link leads on', async () => {
    const gus = await fixture.guest(ada, 'Guillermo');
    const weekly = { repeat: 'weekly', repeatTill: '2026-04-14' };
    const series = await fixture.planned(ada, [asGuest(gus), asMember(tom)], {
      ...{ ...weekly, name: 'To be split' },
      ...{ startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' },
    });
    const mine = async (count: number) => {
      const found = async () =>
        (await fixture.mails()).filter(({ to }) => to === 'guillermo@example.com');
      await eventually(`${count.toString()} mails`, async () => (await found()).length === count);
      return found();
    };
    const [invitation] = await mine(1);
    const following = '2026-03-31T07:00:00.000Z';
    const change = fixture.plan([asGuest(gus), asMember(tom)], {
      ...{ ...weekly, _id: series._id, name: 'To be split', occurrence: following },
      ...{ following: true },
      ...{ startTime: '2026-04-01T12:00:00.000Z', endTime: '2026-04-01T13:00:00.000Z' },
    });
    const later = (await update(ada, series, change)).body as CalendarEvent;
    expect(later).toMatchObject({ continues: series._id, continuedBy: null, sequence: 0 });
    expect(later._id).not.toBe(series._id);
    const old = await call(`GET /calendarEvent/${series._id}`, { token: tom.token });
    expect(old.body).toMatchObject({ continuedBy: later._id, repeatTill: '2026-03-30' });
    const store = new CalendarStore();
    const mails = await mine(3);
    for (const { calendar } of mails) store.take(calendar ?? '');
    const whole = [
      ...['2026-03-17T08:00:00.000Z', '2026-03-24T08:00:00.000Z'],
      ...['2026-04-01T12:00:00.000Z', '2026-04-08T12:00:00.000Z'],
    ];
    expect(store.starts()).toEqual(whole);
    expect([...store.uids].toSorted()).toEqual([series._id, later._id].toSorted());
    const ends = mails.find(({ subject }) => subject.endsWith('To be split ab 31. März 2026'));
    expect(ends?.text).toContain('hat diese Serie ab 31. März 2026 geändert.');
    expect(ends?.text).toContain('Frühere Termine bleiben, wie sie sind (wöchentlich bis 30. März');
    const begins = mails.find(({ subject }) => subject === 'Geändert: To be split');
    expect(begins?.text).toContain('Bisher: Dienstag, 31. März 2026');
    expect(begins?.text).toContain('Neu: Mittwoch, 1. April 2026');

    // The rest is called off, and one date stays in sight that says so.
    const off = await cancel(ada, {
      ...{ eventId: later._id, occurrence: '2026-04-08T12:00:00.000Z', following: true },
      reason: 'Holiday',
    });
    expect(off.body).toMatchObject({ cancelled: true, occurrence: '2026-04-08T12:00:00.000Z' });
    for (const { calendar } of await mine(4)) store.take(calendar ?? '');
    expect(store.starts()).toEqual(whole.slice(0, 3));
    const shown = await list(tom, { from: '2026-03-01T00:00:00Z', to: '2026-05-01T00:00:00Z' });
    expect(
      shown
        .filter(({ _id }) => _id === series._id || _id === later._id)
        .map(({ startTime, cancelled }) => [startTime, cancelled]),
    ).toEqual(whole.map((at, index) => [at, index === 3]));

    const secret = /invitation=([\w.-]+)/.exec(invitation?.text ?? '')?.[1] ?? '';
    const linked = async () => {
      const body = { eventId: series._id, invitation: secret };
      return (await call('POST /calendarEvent/linked', { body })).body;
    };
    expect(await linked()).toMatchObject({ _id: series._id, startTime: whole[0] });
    fixture.app.clock.advance(23 * 24 * 3_600_000);
    expect(await linked()).toMatchObject({
      ...{ _id: later._id, startTime: whole[2], guest: { guestId: gus } },
    });
    const answer = { eventId: later._id, invitation: secret, answer: 'accepted' };
    expect((await call('POST /calendarEvent/answer', { body: answer })).status).toBe(200);
    const other = { ...answer, eventId: fixture.app.core.newId.next() };
    expect(codeOf(await call('POST /calendarEvent/answer', { body: other }))).toBe(
      'INVITATION_NOT_VALID',
    );
  });
});
