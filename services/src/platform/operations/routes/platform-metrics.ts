import type { ReadModels } from '@foyer/projections';

import type { Clock } from '../../clock/index.js';
import { PROGRAM } from '../../eventing/log-format/index.js';
import type { Metrics } from '../../observability/index.js';
import type { Overload } from '../../http/admission/index.js';
import type { SocketHub } from '../../realtime/index.js';

/** Adds the metrics that are read on each request instead of counted as they happen. */
export function addPlatformMetrics(
  metrics: Metrics,
  {
    runner,
    hub,
    clock,
    overload,
  }: { runner: ReadModels; hub: SocketHub; clock: Clock; overload: Overload },
): void {
  metrics.withProcess(PROGRAM);
  const health = () => runner.health(clock.now().getTime());
  metrics.gauge(
    'foyer_projection_lag_seconds',
    'Age of the last event that a read model has taken in, while there is more; else 0',
    ['projection'],
    () =>
      health().map(({ name, lagMs }) => ({ labels: { projection: name }, value: lagMs / 1000 })),
  );
  metrics.gauge(
    'foyer_projection_up',
    'Whether a read model takes events in: 1, or 0 when it stopped or waits for a store',
    ['projection'],
    () =>
      health().map(({ name, state }) => ({
        labels: { projection: name },
        value: state === 'stopped' || state === 'waiting' ? 0 : 1,
      })),
  );
  metrics.gauge(
    'foyer_projection_rebuild_ratio',
    'How much of the log a read model that is being rebuilt has taken in, 0 to 1; none where none is',
    ['projection'],
    () =>
      runner
        .rebuilding()
        .flatMap(({ names, share }) =>
          names.map((name) => ({ labels: { projection: name }, value: share })),
        ),
  );
  metrics.gauge(
    'foyer_event_loop_turn_seconds',
    'How long turns of the event loop were on average in the last twentieth of a second',
    [],
    () => [{ labels: {}, value: overload.turnMs / 1000 }],
  );
  metrics.gauge('foyer_connections', 'Open realtime connections by channel', ['channel'], () =>
    [...hub.counts()].map(([channel, value]) => ({ labels: { channel }, value })),
  );
}
