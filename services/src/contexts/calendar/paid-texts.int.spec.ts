import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { SmsGateway } from '#platform/operations/text-messages/testing/sms-gateway.js';
import { CalendarFixture, type Person } from './testing/calendar-fixture.js';

const texted = (attendeeId: string) => ({
  ...{ attendeeId, attendeeType: 'Guest', mode: { email: false, msg: true } },
});

describe('a text message about a meeting', () => {
  let fixture: CalendarFixture;
  let gateway: SmsGateway;
  let ada: Person;
  beforeEach(async () => {
    gateway = await SmsGateway.start();
    // An organizer has a quarter of it, which is four in an hour.
    fixture = await CalendarFixture.open({ ...gateway.environment, SMS_PER_PORTAL: '16' });
    ada = await fixture.person('ada.berger');
  });
  afterEach(async () => {
    await fixture.close();
    await gateway.close();
  });

  /** Waits until each notice is sent or given up; the organizer has one by mail. */
  const allSeenTo = () =>
    eventually('all notices are seen to', async () => {
      let due = 0;
      for await (const { type } of fixture.app.eventLog.readAll()) {
        if (type === 'MeetingTextDue' || type === 'MeetingMailDue') due += 1;
        if (type === 'JobFinished' || type === 'JobGivenUp') due -= 1;
      }
      return due === 0;
    });
  const plan = async (name: string, ...guests: readonly string[]) => {
    await fixture.planned(ada, guests.map(texted), { name });
    await allSeenTo();
  };
  const texts = (to: string) => gateway.textsTo(to).length;

  test('is paid for by each attendee, and only a refused one goes back', async () => {
    const [one, two, refused] = ['+491701234561', '+491701234562', '+491701234563'];
    gateway.refused.add(refused);
    const first = await fixture.guest(ada, 'Gilbert', '+49 170 123 4561');
    const second = await fixture.guest(ada, 'Frederike', '+49 170 123 4562');
    const third = await fixture.guest(ada, 'Oldrich', '+49 170 123 4563');
    const without = await fixture.guest(ada, 'Serial', '');
    await plan('For all', first, second, third, without);
    expect(texts(refused)).toBe(1);
    // The refused one came back, and so there are two left.
    await plan('For two', first, second);
    expect([texts(one), texts(two)]).toEqual([2, 2]);
    await plan('For three', first, second, without);
    expect([texts(one), texts(two)]).toEqual([2, 2]);
  });
});
