import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { LastingEventLog } from '#platform/testing/lasting-stores.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { VaultFault } from '#platform/stores/vault';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const guest = {
  _id: '01990000-0000-7000-8000-000000000011',
  firstName: 'Emma',
  lastName: 'Winter',
  email: 'emma@example.org',
  phone: '+49 301 234 5678',
};
const unavailable = { status: 503, body: { errors: { code: 'UNAVAILABLE' } } };

describe('two nodes on one log and one vault', () => {
  let log: LastingEventLog;
  let vault: FragileVault;
  let nodes: readonly [IdentityApp, IdentityApp];
  let folder: string;
  let token: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-nodes-'));
    log = new LastingEventLog();
    const shared = { eventLog: log, clock: new ManualClock(), newId: new CountingId() };
    const first = new MemoryVault();
    vault = new FragileVault(first);
    const environment = { FOYER_DATA: folder };
    nodes = [
      await bootIdentityApp({ ...shared, environment, vault: first }),
      await bootIdentityApp({ ...shared, environment, vault }),
    ];
    await nodes[0].member('super.admin', 'super-admin');
    token = await nodes[0].signIn('super.admin');
    await nodes[0].call('POST /guests', { token, body: guest });
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  });

  /** The guest's first name, as a node reads it in the log now. */
  const nameOn = async ({ core }: IdentityApp): Promise<unknown> => {
    for await (const event of log.readStream(`guest-${guest._id}`)) {
      const { data } = await core.codec.decode(event);
      return (data as { firstName?: unknown }).firstName;
    }
    throw new Error('There is no such guest');
  };

  test('hides a person forgotten on one node on the other, which had the key in memory', async () => {
    const [one, other] = nodes;
    expect(await nameOn(other)).toBe('Emma');
    expect(await one.call(`POST /admin/people/${guest._id}/forget`, { token })).toMatchObject({
      status: 200,
    });
    await eventually('the other lets go of the key', async () => (await nameOn(other)) === null);
    expect(await nameOn(one)).toBeNull();
    expect(
      await other.core.personalData.encrypt(
        { subject: guest._id, type: 'GuestCreated', field: 'firstName' },
        'Emma',
      ),
    ).toBeNull();
  });

  test('a vault that is away refuses what needs it, and only while it is', async () => {
    const [, other] = nodes;
    const signIn = () =>
      other.call('POST /login', { body: { username: 'super.admin', password: PASSWORD } });
    await eventually('the other knows the member', async () => (await signIn()).status === 200);
    vault.isAway = true;
    expect(await signIn()).toMatchObject(unavailable);
    const another = { ...guest, _id: guest._id.replace('11', '12'), email: 'tom@example.org' };
    expect(await other.call('POST /guests', { token, body: another })).toMatchObject(unavailable);
    vault.isAway = false;
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await other.call('POST /guests', { token, body: another })).toMatchObject({
      status: 201,
    });
  });

  test('read models wait for a vault that is away, and stop for nothing', async () => {
    const [one, other] = nodes;
    const health = () => other.core.readModels.health(0);
    const guestOn = ({ core }: IdentityApp) =>
      core.readStore.collection('guests').findOne({ _id: guest._id.replace('11', '13') });
    vault.isAway = true;
    await one.call('POST /guests', {
      token,
      body: { ...guest, _id: guest._id.replace('11', '13'), email: 'tom@example.org' },
    });
    await eventually('they wait', () => health().some(({ state }) => state === 'waiting'));
    vault.isAway = false;
    await eventually('the guest is there', async () => (await guestOn(other)) !== null);
    expect(await guestOn(other)).toMatchObject({ firstName: 'Emma' });
    expect(health().every(({ state }) => state !== 'stopped')).toBe(true);
  });
});

/** The vault on a server that may be away. */
class FragileVault extends MemoryVault {
  isAway = false;

  override async get(kind: string, id: string) {
    this.#demand();
    return super.get(kind, id);
  }

  override async put(kind: string, id: string, secret: Uint8Array) {
    this.#demand();
    return super.put(kind, id, secret);
  }

  override async putIfAbsent(kind: string, id: string, secret: Uint8Array) {
    this.#demand();
    return super.putIfAbsent(kind, id, secret);
  }

  #demand(): void {
    if (this.isAway) throw new VaultFault(new Error('connection refused'));
  }
}
