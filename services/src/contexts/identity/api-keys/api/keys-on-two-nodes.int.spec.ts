import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { LastingEventLog } from '#platform/testing/lasting-stores.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

describe('an API key on two nodes', () => {
  let one: IdentityApp;
  let other: IdentityApp;

  beforeAll(async () => {
    const shared = {
      eventLog: new LastingEventLog(),
      vault: new MemoryVault(),
      clock: new ManualClock(),
      newId: new CountingId(),
    };
    one = await bootIdentityApp(shared);
    other = await bootIdentityApp(shared);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  test('is good on both, and revoked on both', async () => {
    await one.member('sue.super', 'super-admin');
    const token = await one.signIn('sue.super');
    const made = await one.call('POST /admin/api-keys', {
      token,
      body: { name: 'CRM', role: 'admin' },
    });
    const { id, key } = made.body as { id: string; key: string };
    const statusOn = async (node: IdentityApp) =>
      (await node.call('GET /admin/groups', { token: key })).status;
    expect(await statusOn(one)).toBe(200);
    await eventually('the other knows it', async () => (await statusOn(other)) === 200);
    await one.call(`DELETE /admin/api-keys/${id}`, { token });
    expect(await statusOn(one)).toBe(401);
    await eventually('the other refuses it', async () => (await statusOn(other)) === 401);
  });
});
