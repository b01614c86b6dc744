import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { CalendarEvent, LinkedMeeting } from '@foyer/contracts/calendar';

import { eventually } from '#platform/testing/eventually.js';
import { JoinCall } from '#contexts/calls';
import { Tokens } from '#contexts/identity';
import { asGuest, asMember, CalendarFixture, type Person } from './testing/calendar-fixture.js';

interface Pass {
  readonly token: string;
  readonly guestId: string;
}

const codeOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { code?: string } }).errors?.code;

describe('a guest of meetings', () => {
  let fixture: CalendarFixture;
  let call: CalendarFixture['app']['call'];
  let ada: Person;
  let eve: Person;
  let gil: string;
  let nora: string;
  let count = 0;

  beforeAll(async () => {
    fixture = await CalendarFixture.open();
    call = (...args) => fixture.app.call(...args);
    ada = await fixture.person('ada.berger');
    eve = await fixture.person('eve.stranger');
    gil = await fixture.guest(ada, 'Gilbert');
    nora = await fixture.guest(ada, 'Nora');
  });
  afterAll(() => fixture.close());

  /** A meeting that can be joined now, with Gilbert invited. */
  const open = (more: object = {}, guestId = gil) => {
    count += 1;
    const startTime = new Date(fixture.app.clock.now().getTime() + 5 * 60_000).toISOString();
    const endTime = new Date(Date.parse(startTime) + 30 * 60_000).toISOString();
    const name = `Meeting number ${count.toString()}`;
    return fixture.planned(ada, [asGuest(guestId)], { startTime, endTime, name, ...more });
  };
  const invitationTo = async ({ _id }: CalendarEvent) => {
    let found: string | undefined;
    await eventually('the invitation was mailed', async () => {
      const texts = (await fixture.mails()).map(({ text }) => text);
      const link = new RegExp(`${_id}/guest#invitation=([\\w.-]+)`);
      found = texts.map((text) => link.exec(text)?.[1]).findLast((one) => one !== undefined);
      return found !== undefined;
    });
    return found ?? '';
  };
  const linked = ({ _id }: CalendarEvent, more: object = {}) =>
    call('POST /calendarEvent/linked', { body: { eventId: _id, ...more } });
  const enter = ({ _id }: CalendarEvent, more: object) =>
    call('POST /calendarEvent/guest', { body: { eventId: _id, ...more } });
  const start = (meeting: CalendarEvent, by: Person = ada) =>
    call('POST /calendarEvent/start', {
      token: by.token,
      body: { eventId: meeting._id, callDetailId: fixture.app.core.newId.next() },
    });
  const join = (pass: Pass, meetingId: string) =>
    call('POST /callDetail/callJoin', {
      token: pass.token,
      body: {
        ...{ sessionId: meetingId, meetingId, isMeeting: true },
        joinerDetail: { joinerId: pass.guestId, displayName: 'Somebody' },
      },
    });

  test('comes by the invitation, waits for the host, and is let in', async () => {
    const meeting = await open({ joinPermission: true });
    const invitation = await invitationTo(meeting);
    expect((await linked(meeting, { invitation })).body as LinkedMeeting).toMatchObject({
      ...{ name: meeting.name, state: 'open', live: false, pinNeeded: false, knockNeeded: true },
      guest: { guestId: gil, displayName: 'Gilbert Winter', answer: 'none' },
    });
    const pass = (await enter(meeting, { invitation })).body as Pass;
    expect(pass).toMatchObject({ guestId: gil, displayName: 'Gilbert Winter' });
    expect(codeOf(await join(pass, meeting._id))).toBe('CALL_NOT_FOUND');
    const { callDetailId } = (await start(meeting)).body as { callDetailId: string };
    // A person who opens it once more is led to the same call.
    expect((await start(meeting)).body).toEqual({ callDetailId });
    expect((await join(pass, meeting._id)).body).toMatchObject({
      ...{ callDetailId, knockingStatus: 'KNOCKING' },
      callJoiner: { displayName: 'Gilbert Winter' },
    });
    const host = { callId: callDetailId, joinerId: ada.id };
    await fixture.app.app.get(CommandBus).execute(new JoinCall(fixture.app.asSystem(), host));
    const body = { callDetailId, callJoinerId: gil, acceptRequest: true };
    const admit = await call('POST /callDetail/updateKnockerStatus', { token: ada.token, body });
    expect(admit.status).toBe(200);
    expect((await join(pass, meeting._id)).body).toMatchObject({
      knockingStatus: 'KNOCKING_ACCEPT',
    });
  });

  test('comes in at once if the host need not let guests in', async () => {
    const meeting = await open();
    const pass = (await enter(meeting, { invitation: await invitationTo(meeting) })).body as Pass;
    await start(meeting);
    expect((await join(pass, meeting._id)).body).toMatchObject({
      knockingStatus: 'KNOCKING_ACCEPT',
    });
  });

  test.each([
    ['where the host lets each one in', { joinPermission: true }],
    ['where no one is let in by hand', {}],
    ['where there is a PIN', { pin: '9753' }],
  ])('keeps the place of the browser that came first, %s', async (_where, more) => {
    const meeting = await open(more, nora);
    const invitation = await invitationTo(meeting);
    const browserKey = '0190f1c0-0000-7000-8000-00000000000a';
    const own = (await enter(meeting, { invitation, browserKey })).body as Pass;
    await start(meeting);
    await join(own, meeting._id);
    const other = { invitation, browserKey: '0190f1c0-0000-7000-8000-00000000000b' };
    expect(codeOf(await enter(meeting, other))).toBe('INVITATION_IN_USE');
    expect(codeOf(await enter(meeting, { invitation }))).toBe('INVITATION_IN_USE');
    const second = (await enter(meeting, { ...other, displayName: 'Gil again' })).body as Pass;
    expect(second.guestId).not.toBe(own.guestId);
    expect((await join(second, meeting._id)).body).toMatchObject({ knockingStatus: 'KNOCKING' });
    expect((await enter(meeting, { invitation, browserKey })).body).toMatchObject({
      guestId: own.guestId,
    });
  });

  test('comes by the first mail after the meeting was moved to much later', async () => {
    const meeting = await open({}, nora);
    const invitation = await invitationTo(meeting);
    const at = fixture.app.clock.now().getTime() + 60 * 24 * 3_600_000;
    const [startTime, endTime] = [at, at + 3_600_000].map((time) => new Date(time).toISOString());
    const body = fixture.plan([asGuest(nora)], { _id: meeting._id, startTime, endTime });
    const token = ada.token;
    expect((await call(`PUT /calendarEvent/${meeting._id}`, { token, body })).status).toBe(200);
    const claims = await fixture.app.app.get(Tokens).read(invitation);
    expect(claims?.expiresAt.toISOString() ?? '').toMatch(/^2099-12-31/);
  });

  test('has an invitation for one meeting and for nothing else', async () => {
    const [one, other] = [await open(), await open()];
    const invitation = await invitationTo(one);
    expect(codeOf(await enter(other, { invitation }))).toBe('INVITATION_NOT_VALID');
    expect((await linked(other, { invitation })).body).toMatchObject({ guest: null });
    const answer = { eventId: other._id, invitation, answer: 'declined' };
    expect(codeOf(await call('POST /calendarEvent/answer', { body: answer }))).toBe(
      'INVITATION_NOT_VALID',
    );
    const pass = (await enter(one, { invitation })).body as Pass;
    await start(other);
    expect(codeOf(await join(pass, other._id))).toBe('CALL_NOT_FOUND');
    expect(await call('GET /profile', { token: pass.token })).toMatchObject({ status: 403 });
    expect(await call('GET /profile', { token: invitation })).toMatchObject({ status: 401 });
  });

  test('without an invitation knocks, or has to know the PIN', async () => {
    const free = await open();
    const stranger = (await enter(free, { displayName: 'Stranger' })).body as Pass;
    await start(free);
    expect((await join(stranger, free._id)).body).toMatchObject({ knockingStatus: 'KNOCKING' });
    const locked = await open({ pin: '2468' });
    expect((await linked(locked)).body).toMatchObject({ name: null, pinNeeded: true });
    await start(locked);
    expect(codeOf(await enter(locked, { displayName: 'Stranger' }))).toBe('MEETING_PIN_WRONG');
    const wrong = { displayName: 'Stranger', pin: '1111' };
    expect(codeOf(await enter(locked, wrong))).toBe('MEETING_PIN_WRONG');
    const right = (await enter(locked, { ...wrong, pin: '2468' })).body as Pass;
    expect((await join(right, locked._id)).body).toMatchObject({
      knockingStatus: 'KNOCKING_ACCEPT',
    });
  });

  test('knocks after a few wrong PINs of strangers, no matter what is typed, and learns nothing of it', async () => {
    const locked = await open({ pin: '1357' });
    await start(locked);
    const guess = (pin: string) => enter(locked, { displayName: 'Guesser', pin });
    for (const pin of ['0001', '0002', '0003']) {
      expect(codeOf(await guess(pin))).toBe('MEETING_PIN_WRONG');
    }
    for (const pin of ['0004', '1357']) {
      const pass = (await guess(pin)).body as Pass;
      expect((await join(pass, locked._id)).body).toMatchObject({ knockingStatus: 'KNOCKING' });
    }
  });

  test('gets few mails an hour, however often a meeting changes', async () => {
    const guestId = await fixture.guest(ada, 'Flooded');
    const answers: number[] = [];
    for (let count = 0; count < 13; count += 1) {
      const body = fixture.plan([asGuest(guestId)], { name: `Invoice ${count.toString()}` });
      answers.push((await call('POST /calendarEvent', { token: ada.token, body })).status);
    }
    expect(answers).toEqual([...Array<number>(12).fill(201), 429]);
  });

  test('gets few mails by all members, all guests with the mailbox, and all ways together', async () => {
    const [one, same] = [await fixture.guest(ada, 'Shared'), await fixture.guest(eve, 'SHARED')];
    const meeting = await fixture.planned(ada, [asGuest(one)], { name: 'By the one' });
    const { _id, startTime, endTime } = meeting;
    const change = (name: string) =>
      call(`PUT /calendarEvent/${_id}`, {
        token: ada.token,
        body: fixture.plan([asGuest(one)], { _id, startTime, endTime, name }),
      });
    for (let count = 0; count < 8; count += 1) {
      expect((await change(`Named ${count.toString()}`)).status).toBe(200);
    }
    // A refused request sends no mails, so that no one can use up the budget of others with it.
    const body = { eventId: _id, reason: '' };
    expect((await call('PUT /calendarEvent/cancel', { token: eve.token, body })).status).toBe(404);
    for (let count = 0; count < 2; count += 1) {
      await fixture.planned(eve, [asGuest(same)], { name: `By eve ${count.toString()}` });
    }
    const hand = { token: ada.token, body: { memberId: eve.id } };
    expect((await call(`PUT /calendarEvent/${_id}/organizer`, hand)).status).toBe(200);
    const more = fixture.plan([asGuest(same)], { name: 'One too many' });
    const refused = await call('POST /calendarEvent', { token: eve.token, body: more });
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    // A planned meeting can be cancelled all the same.
    expect((await call('PUT /calendarEvent/cancel', { token: eve.token, body })).status).toBe(200);
  });

  test('gets few cancellations of dates an hour', async () => {
    const guestId = await fixture.guest(ada, 'Serial');
    const answers: number[] = [];
    const series = { repeat: 'daily', repeatTill: '2026-04-14', name: 'Every day' };
    const meeting = await fixture.planned(ada, [asGuest(guestId)], series);
    for (let day = 0; day < 13; day += 1) {
      const at = Date.parse(meeting.startTime) + day * 24 * 3_600_000;
      const occurrence = new Date(at).toISOString();
      const body = { eventId: meeting._id, occurrence, reason: '' };
      answers.push((await call('PUT /calendarEvent/cancel', { token: ada.token, body })).status);
    }
    expect(answers).toEqual([...Array<number>(12).fill(200), 429]);
  });

  test('comes too early, and is notified when the way in opens', async () => {
    const at = fixture.app.clock.now().getTime() + 3_600_000;
    const [startTime, endTime] = [at, at + 3_600_000].map((time) => new Date(time).toISOString());
    const meeting = await open({ startTime, endTime });
    expect(codeOf(await start(meeting))).toBe('MEETING_NOT_OPEN');
    expect((await linked(meeting)).body).toMatchObject({
      ...{ state: 'early', opensAt: new Date(at - 10 * 60_000).toISOString() },
    });
    const pass = (await enter(meeting, { displayName: 'Early bird' })).body as Pass;
    expect(codeOf(await join(pass, meeting._id))).toBe('MEETING_NOT_OPEN');
  });

  test('answers the invitation, and the organizer is notified', async () => {
    const meeting = await open();
    const invitation = await invitationTo(meeting);
    const proposal = {
      startTime: '2026-04-01T08:00:00.000Z',
      endTime: '2026-04-01T09:00:00.000Z',
    };
    const said = { answer: 'proposed', proposal, comment: 'I am away' };
    const body = { eventId: meeting._id, invitation, ...said };
    expect((await call('POST /calendarEvent/answer', { body })).status).toBe(200);
    expect((await linked(meeting, { invitation })).body).toMatchObject({
      guest: { answer: 'proposed', proposal },
    });
    await eventually('the organizer is told', async () =>
      (await fixture.mails()).some(
        ({ to, subject, text }) =>
          to === 'ada.berger@example.org' &&
          subject === `Antwort von Gilbert Winter: ${meeting.name} am 2. März 2026` &&
          text.includes(
            'Gilbert Winter schlägt einen anderen Termin vor: Mittwoch, 1. April 2026',
          ) &&
          text.includes('I am away'),
      ),
    );
    const seen = await call(`GET /calendarEvent/${meeting._id}`, { token: ada.token });
    expect((seen.body as CalendarEvent).attendees).toContainEqual(
      expect.objectContaining({ attendeeId: gil, ...said }),
    );
  });

  test('proposes only times that a meeting may have', async () => {
    const meeting = await open();
    const invitation = await invitationTo(meeting);
    const propose = (startTime: string, endTime: string) => {
      const said = { answer: 'proposed', proposal: { startTime, endTime } };
      const body = { eventId: meeting._id, invitation, ...said };
      return call('POST /calendarEvent/answer', { body });
    };
    for (const [startTime, endTime] of [
      ['2030-04-01T08:00:00.000Z', '2031-04-01T08:00:00.000Z'],
      ['2030-04-01T08:00:00.000Z', '2030-04-02T08:00:00.001Z'],
      ['2100-01-01T00:00:00.000Z', '2100-01-01T01:00:00.000Z'],
    ] as const) {
      expect(await propose(startTime, endTime)).toMatchObject({ status: 400 });
    }
    expect((await linked(meeting, { invitation })).body).toMatchObject({
      guest: { answer: 'none' },
    });
    const day = await propose('2030-04-01T08:00:00.000Z', '2030-04-02T08:00:00.000Z');
    expect(day.status).toBe(200);
  });

  test('is out once the meeting is off, or once no longer invited', async () => {
    const [cancelled, changed] = [await open({}, nora), await open({}, nora)];
    const passes = await Promise.all(
      [cancelled, changed].map(async (meeting) => {
        const invitation = await invitationTo(meeting);
        return { ...((await enter(meeting, { invitation })).body as Pass), invitation };
      }),
    );
    const works = async ({ token }: Pass) =>
      (await call('POST /session/guest/renew', { token })).status === 200;
    expect(await Promise.all(passes.map(works))).toEqual([true, true]);
    const body = { eventId: cancelled._id, reason: 'Leave' };
    await call('PUT /calendarEvent/cancel', { token: ada.token, body });
    const { startTime, endTime, name } = changed;
    const plan = fixture.plan([asMember(eve)], { _id: changed._id, startTime, endTime, name });
    await call(`PUT /calendarEvent/${changed._id}`, { token: ada.token, body: plan });
    expect(await Promise.all(passes.map(works))).toEqual([false, false]);
    const [ofCancelled, ofChanged] = passes.map(({ invitation }) => ({ invitation }));
    expect(codeOf(await enter(cancelled, ofCancelled ?? {}))).toBe('MEETING_CANCELLED');
    expect(codeOf(await enter(changed, ofChanged ?? {}))).toBe('INVITATION_NOT_VALID');
    expect((await linked(cancelled, ofCancelled)).body).toMatchObject({ reason: 'Leave' });
    expect((await linked(cancelled)).body).toMatchObject({ state: 'cancelled' });
  });

  test('leaves no name behind once forgotten', async () => {
    const abe = await fixture.person('abe.admin', 'admin');
    const fay = await fixture.guest(ada, 'Fayette');
    const meeting = await fixture.planned(ada, [asGuest(fay)], { name: 'With a guest to forget' });
    const forget = `POST /admin/people/${fay}/forget` as const;
    expect((await call(forget, { token: abe.token })).status).toBe(200);
    const seen = await call(`GET /calendarEvent/${meeting._id}`, { token: ada.token });
    expect((seen.body as CalendarEvent).attendees).toContainEqual(
      expect.objectContaining({ attendeeId: fay, displayName: null }),
    );
  });

  test('has a link that is good for nothing once forgotten', async () => {
    const boss = await fixture.person('bea.admin', 'admin');
    const fred = await fixture.guest(ada, 'Frederick');
    const startTime = new Date(fixture.app.clock.now().getTime() + 5 * 60_000).toISOString();
    const endTime = new Date(Date.parse(startTime) + 30 * 60_000).toISOString();
    const times = { startTime, endTime, name: 'Without the one who was invited' };
    const meeting = await fixture.planned(ada, [asGuest(fred)], times);
    const invitation = await invitationTo(meeting);
    const { token } = (await enter(meeting, { invitation })).body as Pass;
    const forget = `POST /admin/people/${fred}/forget` as const;
    expect((await call(forget, { token: boss.token })).status).toBe(200);
    const body = { eventId: meeting._id, invitation, answer: 'accepted' };
    const answered = await call('POST /calendarEvent/answer', { body });
    expect(codeOf(answered)).toBe('INVITATION_NOT_VALID');
    expect(codeOf(await linked(meeting, { invitation }))).toBe('INVITATION_NOT_VALID');
    expect(codeOf(await enter(meeting, { invitation }))).toBe('INVITATION_NOT_VALID');
    expect((await call('POST /session/guest/renew', { token })).status).toBe(401);
    expect((await linked(meeting)).status).toBe(200);
  });

  test('finds the meeting by its short link', async () => {
    const meeting = await open({}, nora);
    expect((await call(`GET /shortlink/${meeting.eventShortId}`)).body).toEqual({
      ...{ redirectId: meeting._id, redirectRefType: 'meeting' },
    });
  });

  test('is not met by colleagues whom no one invited', async () => {
    const meeting = await open({}, nora);
    expect(codeOf(await start(meeting, eve))).toBe('MEETING_NOT_FOUND');
  });
});
