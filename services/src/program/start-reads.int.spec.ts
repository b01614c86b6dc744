import { afterEach, expect, test } from '@jest/globals';
import { STANDARD_HOURS } from '@foyer/contracts/portals';
import { HashChainCheckpointer } from '@foyer/event-log/chain';

import { LastingEventLog, LastingReadStore } from '#platform/testing/lasting-stores.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { CountingId } from '#platform/testing/counting-id.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import type { TestApp } from '#platform/testing/test-app.js';
import { ReactionFeed } from '#platform/cqrs/reactions';
import { bootProgram } from '../testing/whole-program.js';

const PORTALS = 12;

/** A log that outlives the program, and says which streams were read. */
class ReadLog extends LastingEventLog {
  readonly read = new Set<string>();
  readonly began: (string | undefined)[] = [];

  override readStream(...args: Parameters<LastingEventLog['readStream']>) {
    this.read.add(args[0]);
    return super.readStream(...args);
  }

  override readAll(...args: Parameters<LastingEventLog['readAll']>) {
    this.began.push(args[0]);
    return super.readAll(...args);
  }

  override subscribe(...args: Parameters<LastingEventLog['subscribe']>) {
    this.began.push(args[0].after);
    return super.subscribe(...args);
  }
}

const parts = {
  eventLog: new ReadLog(),
  readStore: new LastingReadStore(),
  vault: new MemoryVault(),
  clock: new ManualClock(),
  newId: new CountingId(),
};
let app: TestApp;

const start = async (): Promise<void> => {
  app = await bootProgram(parts);
  await app.app.get(ReactionFeed).settled();
};
const call = async (method: string, path: string, body: object) => {
  const answer = await fetch(`${app.url}/api/v2${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...app.headersOf('super-admin') },
    body: JSON.stringify(body),
  });
  const made = (await answer.json()) as { readonly id: string };
  expect([path, answer.ok]).toEqual([path, true]);
  return made;
};

afterEach(() => app.close());

test('a start reads no stream of an inactive portal, with any hours and groups', async () => {
  await start();
  const names = { firstName: 'Ada', lastName: 'Berger', language: 'en', role: 'member' };
  const account = { ...names, userName: 'ada.berger', email: 'ada.berger@example.org' };
  const member = await call('POST', '/admin/members', account);
  const group = await call('POST', '/admin/groups', { name: 'Desk', memberIds: [member.id] });
  for (let n = 0; n < PORTALS; n += 1) {
    const body = { name: `Portal ${n}`, groupIds: [group.id], deactivated: false, pin: '471133' };
    const portal = await call('POST', '/admin/portals', body);
    await call('POST', '/queueAvailability/saveAll', {
      ...{ queueId: portal.id, timezone: 'Europe/Berlin', availability: STANDARD_HOURS },
    });
  }
  await app.app.get(ReactionFeed).settled();
  await app.close();
  await HashChainCheckpointer.start(parts.eventLog).stop();
  // A log of an earlier version of the program is looked through once.
  await start();
  await app.close();
  parts.eventLog.read.clear();
  parts.eventLog.began.length = 0;
  await start();
  await app.app.get(ReactionFeed).opened();
  // How far jobs were looked for is kept in the log itself.
  expect([...parts.eventLog.read]).toEqual(['job-queue', 'log-seals']);
  expect(parts.eventLog.began).not.toContain(undefined);
});
