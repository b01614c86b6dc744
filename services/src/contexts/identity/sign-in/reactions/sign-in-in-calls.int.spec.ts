import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { ConferencePage } from '#contexts/calls/testing/conference-page.js';
import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';

const HOUR_MS = 3_600_000;

describe('a sign-in that runs out', () => {
  let office: VisitsFixture;
  let kimId: string;
  let token: string;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    kimId = await office.member('kim.agent');
    await office.portal([kimId]);
    token = await office.app.signIn('kim.agent');
  });
  afterEach(() => office.close());

  const call = (...args: Parameters<VisitsFixture['app']['call']>) => office.app.call(...args);

  test('is prolonged for a call, in which its pages stay', async () => {
    office.clock.advance(12 * HOUR_MS - 20_000);
    const kim = await office.agentWith(token, kimId);
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    await kim.take(ada.id, offerId);
    const inCall = new ConferencePage(office.connect('conference', token));
    expect(await inCall.enter(ada.id)).toMatchObject({ ok: true });
    await office.isShown('the call');
    expect((await call('GET /profile/call', { token })).body).toEqual({ inCall: true });
    const prolonged = await call('POST /login/prolong', { token });
    expect(prolonged.status).toBe(200);
    await office.isShown('the longer sign-in');
    office.clock.advance(21_000);
    const { token: longer } = prolonged.body as { token: string };
    expect((await call('GET /profile', { token: longer })).status).toBe(200);
    expect(inCall.socket.connected).toBe(true);
    expect(await office.history(`call-${ada.id}`)).not.toContain('CallConnectionLost');
    inCall.socket.disconnect();
  });

  test('is not prolonged without a call', async () => {
    expect((await call('GET /profile/call', { token })).body).toEqual({ inCall: false });
    const refused = await call('POST /login/prolong', { token });
    expect(refused).toMatchObject({ status: 403, body: { errors: { code: 'NOT_IN_CALL' } } });
  });
});
