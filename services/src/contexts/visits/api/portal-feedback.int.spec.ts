import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { VisitsFixture } from '../testing/visits-fixture.js';

const id = '01990000-0000-7000-8000-000000000001';

describe('the ratings of a portal', () => {
  let office: VisitsFixture;
  let kimId: string;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    kimId = await office.member('kim.agent');
    await office.portal([kimId]);
  });
  afterEach(() => office.close());

  const hours = (from: number, to: number) => {
    const at = (hour: number) =>
      new Date(office.clock.now().getTime() + hour * 3_600_000).toISOString();
    return new URLSearchParams({ from: at(from), to: at(to) }).toString();
  };
  const feedback = (token: string, range: string, portalId = office.portalId) =>
    office.app.call(`GET /queue/${portalId}/feedback?${range}`, { token });

  test('add up for those who read all calls, within a range', async () => {
    const { body } = await office.openVisit(id, { visitorName: 'Ada' });
    const { token } = body as { token: string };
    const ada = await office.visitorWith(token, id);
    const kim = await office.agent('kim.agent', kimId);
    await ada.ring();
    const { offerId } = await kim.isRung(ada);
    await kim.take(id, offerId);
    await office.app.call('POST /callDetail/clientCallEnd', { token, body: { callDetailId: id } });
    const said = { clientId: id, rating: 4, comment: 'Kind' };
    const rated = await office.app.call('POST /queue/feedback', { token, body: said });
    expect(rated.status).toBe(200);
    await office.isShown('the rating');

    const auditor = await office.app.signIn(await named('auditor'));
    expect(await feedback(auditor, hours(-1, 1))).toMatchObject({
      status: 200,
      body: {
        queueId: office.portalId,
        figures: [
          {
            ratingType: 'stars',
            number: 1,
            average: 4,
            distribution: [0, 0, 0, 0, 1, 0],
            comments: 1,
          },
        ],
      },
    });
    for (const [range, portalId] of [
      [hours(1, 2), office.portalId],
      [hours(-1, 1), id],
    ] as const) {
      expect(await feedback(auditor, range, portalId)).toMatchObject({ body: { figures: [] } });
    }
    const filter = encodeURIComponent(JSON.stringify({ rated: true }));
    expect(await office.app.call(`GET /admin/calls?filter=${filter}`, { token: auditor })).toEqual(
      expect.objectContaining({
        body: [expect.objectContaining({ id, ratingType: 'stars', rating: 4, comment: 'Kind' })],
      }),
    );
    const others = encodeURIComponent(JSON.stringify({ rated: false }));
    expect(
      await office.app.call(`GET /admin/calls?filter=${others}`, { token: auditor }),
    ).toMatchObject({ body: [] });
  });

  test('are refused to others, and for a range that is none', async () => {
    const [kim, auditor] = [await named('member'), await named('auditor')];
    expect(await feedback(await office.app.signIn(kim), hours(-1, 1))).toMatchObject({
      status: 403,
    });
    const token = await office.app.signIn(auditor);
    for (const range of [hours(1, -1), hours(0, 24 * 100)]) {
      expect(await feedback(token, range)).toMatchObject({ status: 400 });
    }
  });

  async function named(role: 'member' | 'auditor'): Promise<string> {
    await office.app.member(`the.${role}`, role);
    return `the.${role}`;
  }
});
