import { expect, test } from '@jest/globals';

import type { PublisherHealth } from '../../eventing/publisher/outbox-publisher.js';
import { Metrics } from '../../observability/index.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { addRelayMetrics } from './relay-metrics.js';

const shown = async (health: PublisherHealth): Promise<readonly string[]> => {
  const metrics = new Metrics();
  const clock = new ManualClock('2026-03-02T09:00:00.000Z');
  addRelayMetrics(metrics, { health: () => health }, clock);
  const lines = (await metrics.registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith('foyer_relay'));
};

test.each([
  ['up and not behind', { state: 'current' }, ['foyer_relay_up 1', 'foyer_relay_lag_seconds 0']],
  [
    'down and behind by the age of its oldest event',
    { state: 'waiting', oldestAt: '2026-03-02T08:59:00.000Z' },
    ['foyer_relay_up 0', 'foyer_relay_lag_seconds 60'],
  ],
  ['of no node that stands by', { state: 'standby' }, []],
] as const)('the relay is %s', async (_title, health, expected) => {
  expect(await shown({ position: undefined, ...health })).toEqual(expected);
});
