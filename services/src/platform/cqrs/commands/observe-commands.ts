import type { CommandObserver } from './command-observer.js';
import { Rejected } from '../../rejected.js';
import type { Metrics } from '../../observability/metrics.js';
import { traced } from '../../observability/tracing.js';

/** Counts commands by what became of them, and makes each a span. */
export function observeCommands(metrics: Metrics): CommandObserver {
  return ({ name, context }, streams, run) =>
    traced(
      `command ${name}`,
      { 'foyer.streams': [...streams], 'foyer.correlation_id': context.correlationId },
      async (span) => {
        try {
          const result = await run();
          metrics.commands.inc({ command: name, outcome: 'accepted' });
          return result;
        } catch (error) {
          const outcome = error instanceof Rejected ? error.code : 'FAULT';
          span.setAttribute('foyer.outcome', outcome);
          metrics.commands.inc({ command: name, outcome });
          throw error;
        }
      },
    );
}
