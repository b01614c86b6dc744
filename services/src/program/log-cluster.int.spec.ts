import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventLog } from '@foyer/event-log';
import { openKurrentEventLog } from '@foyer/event-log/kurrent';
import { TestDoubleCluster } from '@foyer/event-log/kurrent/testing/cluster';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';

/** Commands work again within this time after a new leader, in milliseconds. */
const AGAIN_WITHIN_MS = 5_000;

describe('A program whose log is a cluster of three', () => {
  let cluster: TestDoubleCluster;
  let eventLog: EventLog;
  let app: IdentityApp;
  let token: string;

  beforeEach(async () => {
    cluster = await TestDoubleCluster.start();
    eventLog = await openKurrentEventLog({ url: cluster.url });
    app = await bootIdentityApp({ eventLog });
    await app.member('cleo.admin', 'admin');
    token = await app.signIn('cleo.admin');
  });
  afterEach(async () => {
    await app.close();
    await eventLog.close();
    cluster.close();
  });

  const create = (name: string) => app.call('POST /admin/groups', { token, body: { name } });
  const names = async (position: string | null): Promise<string[]> => {
    const headers = { 'x-foyer-as-of': position ?? '' };
    const { body } = await app.call('GET /admin/groups', { token, headers });
    return (body as { name: string }[]).map(({ name }) => name).toSorted();
  };

  test('carries out commands again within five seconds of each new leader, and loses and doubles none', async () => {
    const done = ['Before'];
    let last = await create('Before');
    for (const leader of ['second', 'third']) {
      cluster.killLeader();
      expect(await create(`Without a leader, before the ${leader}`)).toMatchObject({
        status: 503,
        body: { errors: { code: 'UNAVAILABLE' } },
      });
      cluster.elect();
      const elected = performance.now();
      do last = await create(`Under the ${leader}`);
      while (last.status === 503);
      expect(last.status).toBe(201);
      expect(performance.now() - elected).toBeLessThan(AGAIN_WITHIN_MS);
      done.push(`Under the ${leader}`);
    }
    const shown = await names(last.headers.get('x-foyer-position'));
    // A portal that was refused without a leader may have been written all the same, once.
    expect(shown.filter((name) => !name.startsWith('Without'))).toEqual(done.toSorted());
    expect(new Set(shown).size).toBe(shown.length);
  });
});
