import { Counter } from 'prom-client';

import type { Metrics } from '#platform/observability';
import type { MediaRelays } from './media-relays.js';

/**
 * Shows the state of each relay to all who read the metrics; relays are identified by their names.
 */
export function showMediaMetrics(
  metrics: Pick<Metrics, 'gauge' | 'registry'>,
  relays: Pick<MediaRelays, 'reports' | 'onSignal'>,
): void {
  metrics.gauge('foyer_media_relay_up', 'Whether a media relay can be used', ['relay'], () =>
    relays.reports.map(({ name: relay, up }) => ({ labels: { relay }, value: up ? 1 : 0 })),
  );
  metrics.gauge('foyer_media_relay_calls', 'Calls bound to a media relay', ['relay'], () =>
    relays.reports.map(({ name: relay, calls }) => ({ labels: { relay }, value: calls })),
  );
  const moved = new Counter({
    name: 'foyer_media_calls_moved_total',
    help: 'Calls moved from a media relay that was away to another',
    labelNames: ['from', 'to'] as const,
    registers: [metrics.registry],
  });
  relays.onSignal((_relay, signal) => {
    if (signal.type === 'moved') moved.inc({ from: signal.fromRelay, to: signal.toRelay });
  });
}
