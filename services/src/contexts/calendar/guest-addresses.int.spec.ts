import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { asGuest, CalendarFixture, type Person } from './testing/calendar-fixture.js';

const DAY_MS = 24 * 3_600_000;

let fixture: CalendarFixture;
let ada: Person;
let eve: Person;

beforeAll(async () => {
  fixture = await CalendarFixture.open();
  ada = await fixture.person('ada.berger');
  eve = await fixture.person('eve.stranger');
});
afterAll(() => fixture.close());

const guest = (_id: string, more: object) => ({
  ...{ _id, firstName: 'Gilbert', lastName: 'Winter', phone: '151 234 56789' },
  ...{ email: 'gilbert@example.com', ...more },
});
const changes = async (by: Person, id: string, more: object) => {
  const path = `POST /guests/edit/${id}` as const;
  const answer = await fixture.app.call(path, { token: by.token, body: guest(id, more) });
  const { errors } = answer.body as { errors?: { code: string } };
  return errors?.code ?? answer.status;
};

test('a guest keeps the address while invited by another person, who alone changes it', async () => {
  // A member who lists a guest need not be the one who invites.
  const gil = await fixture.guest(eve, 'Gilbert');
  expect(await changes(eve, gil, { phone: '151 234 56780' })).toBe(200);
  expect(await changes(eve, gil, {})).toBe(200);
  await fixture.planned(ada, [asGuest(gil)]);
  for (const more of [{ email: 'eve@example.com' }, { phone: '151 234 56780' }]) {
    expect(await changes(eve, gil, more)).toBe('GUEST_INVITED_BY_OTHERS');
  }
  expect(await changes(eve, gil, { lastName: 'Sommer' })).toBe(200);
  expect(await changes(ada, gil, { email: 'gil@example.com' })).toBe(200);
  fixture.app.clock.advance(3 * DAY_MS);
  const token = await fixture.app.signIn('eve.stranger');
  expect(await changes({ ...eve, token }, gil, { email: 'gilbert@example.com' })).toBe(200);
});
