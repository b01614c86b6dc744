import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { CausedMailBudget } from '#contexts/identity';
import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { asGuest, CalendarFixture } from './testing/calendar-fixture.js';

describe('the mails about a meeting', () => {
  let fixture: CalendarFixture;
  beforeEach(async () => {
    fixture = await CalendarFixture.open();
  });
  afterEach(() => fixture.close());

  test('stay paid for where only the answer fails, and cost nothing where it is refused', async () => {
    const ada = await fixture.person('ada.berger');
    const guest = await fixture.guest(ada, 'Gilbert');
    const get = fixture.app.app.get.bind(fixture.app.app);
    let given = 0;
    jest
      .spyOn(get(CausedMailBudget, { strict: false }), 'spend')
      .mockImplementation(async () => ({ giveBack: async () => void (given += 1) }));
    let body = fixture.plan([asGuest(guest)]);
    const waits = jest
      .spyOn(get(Freshness, { strict: false }), 'waitFor')
      .mockRejectedValue(new Rejected('UNAVAILABLE'));
    const call = () => fixture.app.call('POST /calendarEvent', { token: ada.token, body });
    // It is done, and shown later.
    expect(await call()).toMatchObject({ status: 202 });
    waits.mockRestore();
    expect(given).toBe(0);
    body = { ...body, name: 'Another with its id' };
    expect(await call()).toMatchObject({ status: 409 });
    expect(given).toBe(1);
  });
});
