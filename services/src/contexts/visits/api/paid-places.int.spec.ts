import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { PlaceMailBudget } from '../line/place-mail-budget.service.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

describe('a place that is kept by mail', () => {
  let office: VisitsFixture;
  beforeEach(async () => {
    office = await VisitsFixture.open();
    await office.portal([]);
  });
  afterEach(() => office.close());

  test('stays paid for where only the answer fails, and costs nothing where it is refused', async () => {
    const get = office.app.app.get.bind(office.app.app);
    const ada = await office.waitingVisitor();
    let given = 0;
    jest
      .spyOn(get(PlaceMailBudget, { strict: false }), 'spend')
      .mockImplementation(async () => async () => void (given += 1));
    const keep = () => ada.emit('keepPlace', { clientId: ada.id, email: 'ada@example.org' });
    const waits = jest
      .spyOn(get(Freshness, { strict: false }), 'waitFor')
      .mockRejectedValue(new Rejected('UNAVAILABLE'));
    await keep();
    waits.mockRestore();
    await ada.seesVisit(({ placeKept }) => placeKept === 'kept');
    expect(given).toBe(0);
    await ada.emit('leaveQueue', { clientId: ada.id });
    expect(await keep()).toMatchObject({ ok: false });
    expect(given).toBe(1);
  });
});
