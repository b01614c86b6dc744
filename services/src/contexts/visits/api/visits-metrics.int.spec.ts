import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { Metrics } from '#platform/observability';
import { VisitsFixture } from '../testing/visits-fixture.js';

describe('the metrics of visits', () => {
  let office: VisitsFixture;
  beforeEach(async () => {
    office = await VisitsFixture.open();
  });
  afterEach(() => office.close());

  const metrics = () => office.app.app.get(Metrics).registry.metrics();
  const shows = (line: string) =>
    office.until(line, async () => (await metrics()).split('\n').includes(line));

  test('show lines and offers, but no people in them', async () => {
    const kim = await office.member('kim.agent');
    await office.portal([kim]);
    await shows(`foyer_line_length{portal="${office.portalId}"} 0`);
    const [ada, eve] = [await office.waitingVisitor(), await office.waitingVisitor()];
    await shows(`foyer_line_length{portal="${office.portalId}"} 2`);
    await shows('foyer_agents{state="free"} 0');

    const page = await office.agent('kim.agent', kim);
    const first = await page.isRung(ada);
    await shows('foyer_offers_made_total 1');
    office.clock.advance(15_000);
    await shows('foyer_offers_ended_total{outcome="unanswered"} 1');
    expect(await page.take(ada.id, first.offerId)).toMatchObject({ ok: false });

    await page.emit('setAvailability', { availability: 'auto' });
    const second = await page.isRung(ada);
    office.clock.advance(4_000);
    expect(await page.take(ada.id, second.offerId)).toMatchObject({ ok: true });
    await shows('foyer_offers_ended_total{outcome="accepted"} 1');
    await shows(`foyer_line_length{portal="${office.portalId}"} 1`);

    await shows('foyer_calls 1');
    await shows('foyer_agents{state="inCall"} 1');
    await shows('foyer_visit_wait_seconds_count{outcome="taken"} 1');

    const text = await metrics();
    expect(text).toContain('foyer_offer_answer_seconds_count{outcome="accepted"} 1');
    expect(text).toContain('foyer_offer_answer_seconds_bucket{le="3",outcome="accepted"} 0');
    expect(text).toContain('foyer_offer_answer_seconds_bucket{le="5",outcome="accepted"} 1');
    expect(text).not.toContain('foyer_offer_answer_seconds_count{outcome="unanswered"}');
    for (const person of ['Ada', ada.id, eve.id, kim, 'kim.agent']) {
      expect(text).not.toContain(person);
    }
  });
});
