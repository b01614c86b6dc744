import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { sampleEvents } from '@foyer/event-log/testing';

import { SystemClock } from '../../clock/index.js';
import { eventually } from '../../testing/eventually.js';
import { SilentLog } from '../../testing/silent-log.js';
import { OutboxPublisher } from './outbox-publisher.js';
import { MemoryPublisher } from './memory-publisher.js';
import { StandbyPublisher } from './standby-publisher.js';
import { FolderLeases, type PublisherLease } from './leases/index.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-standby-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of two publishers one works; the other continues after its end, and repeats no event', async () => {
  const eventLog = new MemoryEventLog();
  const [clock, log] = [new SystemClock(), new SilentLog()];
  const begin = () => {
    const publisher = new MemoryPublisher();
    const turns = new FolderLeases({ folder, target: 'kafka a', clock, log });
    const makeOutbox = ({ checkpoint }: PublisherLease) =>
      new OutboxPublisher({ eventLog, publisher, checkpoint, clock, log });
    return { publisher, standby: StandbyPublisher.start({ turns, makeOutbox, log }) };
  };
  const happens = (count: number) =>
    eventLog.append([{ stream: 's', expectedRevision: 'any', events: sampleEvents(count) }]);
  const first = begin();
  const second = begin();
  await happens(3);
  await eventually('the first one has told them', () => first.publisher.received.length === 3);
  await eventually('it has noted so', () => first.standby.health().state === 'current');
  expect([second.standby.health().state, second.publisher.received]).toEqual(['standby', []]);
  await first.standby.stop();
  await happens(2);
  await eventually('the second one has told the rest', () => second.publisher.received.length >= 2);
  expect([first.publisher.received.length, second.publisher.received.length]).toEqual([3, 2]);
  await second.standby.stop();
});
