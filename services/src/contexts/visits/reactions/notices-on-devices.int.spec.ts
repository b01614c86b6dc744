import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { PushService, type FakeBrowser } from '#contexts/web-push/testing/push-service.js';
import { eventually } from '#platform/testing/eventually.js';
import { VisitsFixture } from '../testing/visits-fixture.js';
import type { OfficePage } from '../testing/office-page.js';

describe('notices on devices about visitors', () => {
  let service: PushService;
  let office: VisitsFixture;
  let [agentId, token] = ['', ''];
  let device: FakeBrowser;

  beforeAll(async () => (service = await PushService.start()));
  afterAll(() => service.close());
  afterEach(() => office.close());

  const subscribe = async (as: string) => {
    const browser = service.browser();
    const body = browser.subscription;
    const { status } = await office.app.call('POST /profile/push', { token: as, body });
    expect(status).toBe(200);
    return browser;
  };
  const open = async (environment = {}) => {
    office = await VisitsFixture.open({
      environment: { WEB_PUSH_NETWORKS: '127.0.0.0/8,::1', ...environment },
    });
    agentId = await office.member('ben.fox');
    await office.portal([agentId]);
    token = await office.app.signIn('ben.fox');
    device = await subscribe(token);
  };
  const at = (page: OfficePage, availability: string) =>
    page.emit('setAvailability', { availability });
  const gets = (what: object, of = device) =>
    office.until(JSON.stringify(what), () =>
      of.received.some(({ payload }) => {
        const found = payload as unknown as Record<string, unknown>;
        return Object.entries(what).every(([name, value]) => found[name] === value);
      }),
    );
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 5_000) {
      office.clock.advance(Math.min(left, 5_000));
      await office.isShown('time passed');
    }
  };

  test('ring with the desk, without the name of the visitor, and end with the pickup', async () => {
    await open();
    const page = await office.agentWith(token, agentId);
    const visitor = await office.waitingVisitor();
    const { offerId } = await page.isRung(visitor);
    await gets({ kind: 'rings', tag: offerId, callId: visitor.id, portalId: office.portalId });
    expect(device.received.every(({ text }) => !text.includes('Ada'))).toBe(true);
    await page.take(visitor.id, offerId);
    await gets({ tag: offerId, over: true });
  });

  test('say that a ring was missed, until the agent is back', async () => {
    await open();
    const page = await office.agentWith(token, agentId);
    await page.isRung(await office.waitingVisitor());
    await gets({ kind: 'rings' });
    office.clock.advance(15_000);
    await gets({ kind: 'missed' });
    await gets({ kind: 'rings', over: true });
    await at(page, 'auto');
    await gets({ kind: 'missed', over: true });
  });

  test('show who waits to an agent who takes visitors by hand, again if that is wanted', async () => {
    await open({ WEB_PUSH_REPEAT_SECONDS: '60' });
    const page = await office.agentWith(token, agentId);
    await at(page, 'manual');
    const visitor = await office.waitingVisitor();
    await gets({ kind: 'waits', tag: visitor.id, count: 1 });
    await pass(60_000);
    await gets({ kind: 'waits', tag: visitor.id, again: true });
    await page.take(visitor.id);
    await gets({ kind: 'waits', tag: visitor.id, over: true });
  });

  test('show who waits to an agent whose page is gone, not to one on a break, and again after it', async () => {
    await open();
    const page = await office.agentWith(token, agentId);
    page.close();
    await office.isGone(page);
    await pass(70_000);
    const visitor = await office.waitingVisitor();
    await gets({ kind: 'waits', tag: visitor.id });
    const back = await office.agentWith(token, agentId);
    await at(back, 'away');
    await pass(20_000);
    await gets({ kind: 'waits', over: true });
    await at(back, 'manual');
    await pass(20_000);
    await office.until('it is shown again', () => {
      const shown = device.received.filter(({ payload }) => {
        const { kind, over } = payload as { readonly kind?: string; readonly over?: boolean };
        return kind === 'waits' && over !== true;
      });
      return shown.length === 2;
    });
  });

  test('tell a supervisor of visitors who wait at empty desks', async () => {
    await open({ WEB_PUSH_UNATTENDED_MINUTES: '1' });
    await office.app.member('eve.chief', 'admin');
    const chief = await subscribe(await office.app.signIn('eve.chief'));
    await office.waitingVisitor();
    await pass(30_000);
    expect(chief.received).toEqual([]);
    await pass(60_000);
    await gets({ kind: 'unattended', portalId: office.portalId, count: 1 }, chief);
    await office.agentWith(token, agentId);
    await pass(30_000);
    await gets({ kind: 'unattended', over: true }, chief);
  });

  test('hold up no pickup while a push service is silent', async () => {
    await open();
    service.isSilent = true;
    try {
      const page = await office.agentWith(token, agentId);
      const visitor = await office.waitingVisitor();
      const { offerId } = await page.isRung(visitor);
      expect(await page.take(visitor.id, offerId)).toMatchObject({ ok: true });
      await eventually(
        'the pickup',
        async () => (await office.history(`visit-${visitor.id}`)).length > 0,
      );
    } finally {
      service.isSilent = false;
    }
  });
});
