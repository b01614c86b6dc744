import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { asGuest, asMember, CalendarFixture, type Person } from './testing/calendar-fixture.js';

describe('the secret address of a calendar', () => {
  let fixture: CalendarFixture;
  let ada: Person;
  let tom: Person;

  beforeAll(async () => {
    fixture = await CalendarFixture.open();
    ada = await fixture.person('ada.berger');
    tom = await fixture.person('tom.kurz1');
  });
  afterAll(() => fixture.close());

  const call = (...args: Parameters<CalendarFixture['app']['call']>) => fixture.app.call(...args);
  const renew = async ({ token }: Person) =>
    ((await call('POST /calendarEvent/feed', { token })).body as { address: string }).address;
  const shown = async ({ token }: Person) =>
    ((await call('GET /calendarEvent/feed', { token })).body as { address: string | null }).address;
  const read = async (address: string, options: RequestInit = {}) => {
    const answer = await fetch(`${fixture.app.url}${address}`, options);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  test('is read by other calendars, without whom else was invited', async () => {
    const guest = await fixture.guest(ada, 'Gilbert');
    const made = await fixture.planned(ada, [asGuest(guest), asMember(tom)], {
      name: 'To be read',
    });
    expect(await shown(ada)).toBeNull();
    const address = await renew(ada);
    const { status, text, headers } = await read(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(text).toContain(`UID:${made._id}`);
    expect(text).toContain('To be read');
    expect(text).not.toContain('Gilbert');
    expect(text).not.toContain('gilbert@example.com');
    expect(text).not.toContain('ATTENDEE');
    expect((await read((await shown(ada)) ?? '')).status).toBe(200);
    await call('PUT /calendarEvent/cancel', { token: ada.token, body: { eventId: made._id } });
    expect((await read(address)).text).not.toContain(made._id);
  });

  test('leaves out what was declined, a date or all of it', async () => {
    const series = await fixture.planned(ada, [asMember(tom)], {
      ...{ name: 'Partly declined', repeat: 'weekly', repeatTill: '2026-05-12' },
      ...{ startTime: '2026-04-28T07:00:00.000Z', endTime: '2026-04-28T08:00:00.000Z' },
    });
    const at = { startTime: '2026-04-20T07:00:00.000Z', endTime: '2026-04-20T08:00:00.000Z' };
    const once = await fixture.planned(ada, [asMember(tom)], { ...at, name: 'Declined once' });
    const answer = ({ _id }: { _id: string }, body: object) =>
      call(`PUT /calendarEvent/${_id}/answer`, { token: tom.token, body });
    const address = await renew(tom);
    expect((await read(address)).text).toContain(once._id);
    await answer(once, { answer: 'declined' });
    await answer(series, { answer: 'declined', occurrence: '2026-05-05T07:00:00.000Z' });
    const partly = await read(address);
    expect(partly.text).not.toContain(once._id);
    expect(partly.text).toContain('EXDATE;TZID=Europe/Berlin:20260505T090000');
    await answer(series, { answer: 'declined' });
    expect((await read(address)).text).not.toContain(series._id);
    // All but one date.
    await answer(series, { answer: 'accepted', occurrence: '2026-05-12T07:00:00.000Z' });
    expect((await read(address)).text).toContain(
      'EXDATE;TZID=Europe/Berlin:20260428T090000,20260505T090000',
    );
  });

  test('ends with a new one, and when it is ended', async () => {
    const before = await renew(ada);
    const address = await renew(ada);
    expect((await read(before)).status).toBe(404);
    expect((await read(address)).status).toBe(200);
    expect(await call('DELETE /calendarEvent/feed', { token: ada.token })).toMatchObject({
      status: 204,
    });
    expect((await read(address)).status).toBe(404);
    expect(await shown(ada)).toBeNull();
  });

  test('is good for reading and for nothing else, and only while its member is there', async () => {
    const address = await renew(tom);
    const token = address.split('token=')[1] ?? '';
    expect(await call('GET /profile', { token })).toMatchObject({ status: 401 });
    expect((await read(address.replace(token, ada.token))).status).toBe(404);
    expect((await read(address, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
    const abe = await fixture.person('abe.admin', 'admin');
    const body = { users: [{ id: tom.id, status: 'INACTIVE' }] };
    const off = await call('PUT /users/status', { token: abe.token, body });
    expect(off.status).toBe(200);
    expect((await read(address)).status).toBe(404);
  });

  test('limits how often it is read', async () => {
    const address = await renew(ada);
    const all: number[] = [];
    for (let look = 0; look < 62; look += 1) all.push((await read(address)).status);
    expect(all.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(all.slice(60)).toEqual([429, 429]);
  });
});
