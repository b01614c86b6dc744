import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { VISIT_DESERTED_MS } from '@foyer/contracts/visits';

import { eventually } from '#platform/testing/eventually.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const nobodys = '01990000-0000-7000-8000-000000000001';
const adas = '01990000-0000-7000-8000-000000000002';

describe('a visit', () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    await office.portal([]);
  });
  afterEach(() => office.close());

  /** Lets time pass until a visit is over, and says how long that took. */
  const lasts = async (visitId: string): Promise<number> => {
    const began = office.clock.now().getTime();
    await eventually('the visit is over', async () => {
      if ((await office.history(`visit-${visitId}`)).at(-1) === 'VisitEnded') return true;
      office.clock.advance(5_000);
      return false;
    });
    return office.clock.now().getTime() - began;
  };

  test('to which no page ever connects ends', async () => {
    await office.openVisit(nobodys);
    expect(await lasts(nobodys)).toBeGreaterThanOrEqual(VISIT_DESERTED_MS);
    expect(await office.openVisit(nobodys)).toMatchObject({ status: 410 });
  });

  test('continues while its page is there, and ends when that stays away', async () => {
    const ada = await office.visitor(adas);
    await ada.reports('IN_START');
    await office.openVisit(nobodys);
    await lasts(nobodys);
    expect(await ada.reports('IN_ERROR', 'no camera')).toMatchObject({
      visit: { status: 'IN_ERROR' },
    });
    ada.close();
    await office.isGone(ada);
    expect(await lasts(adas)).toBeGreaterThanOrEqual(VISIT_DESERTED_MS);
    expect(await office.history(`visit-${adas}`)).toEqual([
      'VisitOpened',
      'VisitStatusChanged',
      'VisitStatusChanged',
      'VisitFaultNoted',
      'VisitEnded',
    ]);
  });

  test('has the whole time again after a restart, and ends then', async () => {
    await office.openVisit(nobodys);
    await office.stop();
    office.clock.advance(10 * VISIT_DESERTED_MS);
    await office.start();
    expect(await lasts(nobodys)).toBeGreaterThanOrEqual(VISIT_DESERTED_MS);
  });
});
