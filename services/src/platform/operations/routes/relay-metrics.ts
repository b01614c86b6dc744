import type { Clock } from '../../clock/index.js';
import type { PublisherHealth } from '../../eventing/publisher/outbox-publisher.js';
import type { Metrics } from '../../observability/index.js';

/** Shows whether other systems get the events, and how far behind they are. */
export function addRelayMetrics(
  metrics: Metrics,
  relay: { health(): PublisherHealth },
  clock: Pick<Clock, 'now'>,
): void {
  metrics.gauge(
    'foyer_relay_up',
    'Whether events are handed on: 1, or 0 while the other system takes none; none on standby',
    [],
    () => {
      const { state } = relay.health();
      return state === 'standby' ? [] : [{ labels: {}, value: state === 'waiting' ? 0 : 1 }];
    },
  );
  metrics.gauge(
    'foyer_relay_lag_seconds',
    'Age of the oldest event that is not handed on yet; 0 where there is none, none on standby',
    [],
    () => {
      const { state, oldestAt } = relay.health();
      if (state === 'standby') return [];
      const lagMs = oldestAt === undefined ? 0 : clock.now().getTime() - Date.parse(oldestAt);
      return [{ labels: {}, value: Math.max(0, lagMs) / 1000 }];
    },
  );
}
