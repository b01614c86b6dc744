import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { platformSettings, readSettings } from '#platform/config';
import { eventually } from '#platform/testing/eventually.js';
import { Metrics } from '#platform/observability';
import { SilentLog } from '#platform/testing/silent-log.js';
import { startPublisherNode } from './start-publisher-node.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-publisher-node-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('nodes that only hand events on say how they are, and one works at a time', async () => {
  const environment = {
    FOYER_DATA: folder,
    PORT: '0',
    EVENT_LOG_URL: 'esdb://log:2113',
    // No broker listens there: a publisher whose turn it is waits for one.
    RELAY_URL: 'kafka://127.0.0.1:1',
  };
  const settings = readSettings(platformSettings, environment);
  const eventLog = new MemoryEventLog();
  const metadata = {
    causationId: 'c',
    correlationId: 'c',
    actor: { type: 'system', id: 'test' },
    at: '2026-03-02T09:00:00.000Z',
    schemaVersion: 1,
  } as const;
  const events = [{ id: 'e', type: 'Something', data: {}, metadata }];
  await eventLog.append([{ stream: 's', expectedRevision: 'any', events }]);
  const begin = () =>
    startPublisherNode(settings, environment, new SilentLog(), new Metrics(), async () => eventLog);
  const stateOf = async ({ port }: { readonly port: number }) => {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    const { parts } = (await response.json()) as {
      parts: { relay: { detail: { state: string } } };
    };
    return [response.status, parts.relay.detail.state];
  };
  const first = await begin();
  const second = await begin();
  await eventually('the first one tries', async () => (await stateOf(first))[1] === 'waiting');
  expect(await stateOf(second)).toEqual([200, 'standby']);
  await second.stop();
  await first.stop();
});
