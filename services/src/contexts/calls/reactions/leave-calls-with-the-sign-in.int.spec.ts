import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CallEnded } from '@foyer/contracts/calls';

import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import type { OfficePage } from '#contexts/visits/testing/office-page.js';
import { ConferencePage } from '../testing/conference-page.js';

describe('a call whose agent has no sign-in any more', () => {
  let office: VisitsFixture;
  let token: string;
  let kim: OfficePage;
  let ada: OfficePage;
  let inCall: ConferencePage;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    const kimId = await office.member('kim.agent');
    await office.app.member('root.admin', 'super-admin');
    await office.portal([kimId]);
    token = await office.app.signIn('kim.agent');
    kim = await office.agentWith(token, kimId);
    ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    await kim.take(ada.id, offerId);
    inCall = await enters();
  });
  afterEach(async () => {
    inCall.socket.disconnect();
    await office.close();
  });

  const enters = async (by = token) => {
    const page = new ConferencePage(office.connect('conference', by));
    expect(await page.enter(ada.id)).toMatchObject({ ok: true });
    return page;
  };
  const call = (...args: Parameters<VisitsFixture['app']['call']>) => office.app.call(...args);
  const history = () => office.history(`call-${ada.id}`);
  const reasons = async () => {
    const found: unknown[] = [];
    for await (const { type, data } of office.app.eventLog.readStream(`call-${ada.id}`))
      if (type === CallEnded.type || type === 'CallLeft') found.push(data.reason);
    return found;
  };
  const root = () => office.app.signIn('root.admin');

  const ends: readonly [string, () => Promise<unknown>][] = [
    ['signs out', () => call('POST /logout', { token })],
    [
      'signs out everywhere else',
      async () => {
        const other = await office.app.signIn('kim.agent');
        return call('DELETE /profile/sessions', { token: other });
      },
    ],
    [
      'is given another password',
      async () =>
        call(`PUT /admin/members/${kim.id}`, {
          token: await root(),
          body: { password: 'A-quite-new-one-7' },
        }),
    ],
  ];

  test.each(ends)('gives the visitor back at once when the agent %s', async (_, end) => {
    const before = office.clock.now().getTime();
    expect(await end()).toMatchObject({ status: expect.any(Number) });
    await office.until('the call ends', async () => (await history()).includes('CallEnded'));
    expect(office.clock.now().getTime() - before).toBeLessThan(10_000);
    expect(await reasons()).toEqual(['signed-out', 'signed-out']);
    await ada.seesVisit(
      ({ status, position, agentLost }) => status === 'IN_WAITING' && position === 1 && agentLost,
    );
    await office.until('the desk is closed', async () =>
      (await office.history(`desk-${kim.id}`)).includes('DeskClosed'),
    );
  });

  test('goes on when another sign-in of the agent ends', async () => {
    const other = await office.app.signIn('kim.agent');
    await call('POST /logout', { token: other });
    await office.isShown('the end of the other');
    expect(await history()).not.toContain('CallEnded');
  });

  test('waits for a page that is away and has another sign-in than the one that ended', async () => {
    const other = await office.app.signIn('kim.agent');
    inCall.socket.disconnect();
    await office.until('the page is away', async () =>
      (await history()).includes('CallConnectionLost'),
    );
    office.clock.advance(1_000);
    await call('POST /logout', { token: other });
    await office.isShown('the end of the other');
    expect(await history()).not.toContain('CallEnded');
    inCall = await enters();
  });

  test('goes on by a page of another sign-in that has come in', async () => {
    const other = await office.app.signIn('kim.agent');
    inCall.socket.disconnect();
    await office.until('the page is away', async () =>
      (await history()).includes('CallConnectionLost'),
    );
    inCall = await enters(other);
    await call('POST /logout', { token });
    await office.isShown('the end of the first');
    expect(await history()).not.toContain('CallEnded');
  });

  test('goes on by a page that comes at once by another sign-in', async () => {
    const other = await office.app.signIn('kim.agent');
    const ending = call('POST /logout', { token });
    inCall.socket.disconnect();
    await ending;
    inCall = await enters(other);
    await office.isShown('the end of the first');
    expect(await history()).not.toContain('CallEnded');
  });
});
