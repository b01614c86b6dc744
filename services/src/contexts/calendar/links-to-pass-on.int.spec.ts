import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CalendarEvent } from '@foyer/contracts/calendar';

import { asGuest, asMember, CalendarFixture, type Person } from './testing/calendar-fixture.js';

describe('a meeting without a mail server', () => {
  let fixture: CalendarFixture;
  let ada: Person;
  let ben: Person;
  let gil: string;
  let meeting: CalendarEvent;

  beforeAll(async () => {
    fixture = await CalendarFixture.open();
    ada = await fixture.person('ada.berger');
    ben = await fixture.person('ben.member');
    gil = await fixture.guest(ada, 'Gilbert');
    meeting = await fixture.planned(ada, [asGuest(gil), asMember(ben)]);
  });
  afterAll(() => fixture.close());

  test('gives its organizer the way in of each attendee', () => {
    const linkOf = (id: string) =>
      meeting.toPassOn?.find(({ attendeeId }) => attendeeId === id)?.link;
    expect(meeting.toPassOn).toHaveLength(2);
    expect(linkOf(gil)).toMatch(new RegExp(`/meet/${meeting._id}/guest#invitation=[\\w.-]+$`));
    expect(linkOf(ben.id)).toMatch(new RegExp(`/calendar/${meeting._id}$`));
  });

  test('gives the ways in of others to no attendee', async () => {
    const { body } = await fixture.app.call(`GET /calendarEvent/${meeting._id}`, {
      token: ben.token,
    });
    expect(body).toMatchObject({ _id: meeting._id });
    expect(body).not.toHaveProperty('toPassOn');
  });

  test('tells an administrator who changes it for them that no one gets a mail', async () => {
    const admin = await fixture.person('ida.admin', 'admin');
    const more = { _id: meeting._id, name: 'Advice, moved' };
    const { status, body } = await fixture.app.call(`PUT /calendarEvent/${meeting._id}`, {
      token: admin.token,
      body: fixture.plan([asGuest(gil), asMember(ben)], more),
    });
    expect([status, body]).toMatchObject([200, { organizerId: ada.id, toPassOn: [] }]);
  });
});
