import { afterEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { Welcome } from '#platform/operations/start';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { FirstRunModule } from './first-run.module.js';

describe('a kiosk to try', () => {
  let apps: IdentityApp[] = [];

  const boot = async (DEMO_DEVICE: string, more: Parameters<typeof bootIdentityApp>[0] = {}) => {
    const environment = { LANG: 'en_US.UTF-8', DEMO_DEVICE };
    const app = await bootIdentityApp({ ...more, environment, imports: [FirstRunModule] });
    apps.push(app);
    return app;
  };
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()));
    apps = [];
  });

  /** The key in the address that a start prints, where it prints one. */
  const printedKey = async (app: IdentityApp): Promise<string | undefined> => {
    const lines = await app.app.get(Welcome).lines('https://reception.example.org');
    const kiosk = lines.find(({ label }) => label === 'Kiosk')?.text;
    return kiosk?.split('https://reception.example.org/vblh/device-client#key=')[1];
  };
  const signIn = (app: IdentityApp, key: string | undefined) =>
    app.call('POST /devices/client/verifyDevice', { body: { key } });

  test('signs in with the key that was printed, and stands for the first portal', async () => {
    const app = await boot('true');
    expect(await signIn(app, await printedKey(app))).toMatchObject({
      status: 200,
      body: { device: { name: 'Demonstration kiosk', queueName: 'Reception' } },
    });
  });

  test('is the same one at each start, with a key of its own', async () => {
    const kept = { eventLog: new MemoryEventLog(), vault: new MemoryVault() };
    const first = await boot('true', kept);
    const key = await printedKey(first);
    const before = (await signIn(first, key)).body as { device: { _id: string } };
    const second = await boot('true', kept);
    const another = await printedKey(second);
    expect(another).not.toBe(key);
    expect(await signIn(second, key)).toMatchObject({ status: 401 });
    expect(await signIn(second, another)).toMatchObject({
      status: 200,
      body: { device: { _id: before.device._id } },
    });
  });

  test('is not shown without a request for it', async () => {
    expect(await printedKey(await boot('false'))).toBeUndefined();
  });
});
