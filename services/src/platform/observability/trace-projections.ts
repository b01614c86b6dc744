import { SpanKind } from '@opentelemetry/api';
import type { BatchObserver, EventEnvelope } from '@foyer/projections';

import { noteFault, spanUnder } from './tracing.js';

/** Read models that are far behind take in many events at once; not all of them need a span. */
const SPANS_MAX = 100;

/**
 * Adds a span to each trace whose events read models take in. A trace thus continues from the
 * request to the moment when everyone can see its effect.
 */
export const traceProjections: BatchObserver = async (events, run) => {
  const spans = [...eventsByTrace(events)].slice(0, SPANS_MAX).map(([traceparent, caused]) =>
    spanUnder({ traceparent }, 'read models', {
      kind: SpanKind.CONSUMER,
      attributes: {
        'foyer.events': caused.map(({ type }) => type),
        'foyer.correlation_id': caused[0]?.metadata.correlationId ?? '',
        'foyer.position': caused.at(-1)?.position ?? '',
        'foyer.batch': events.length,
      },
    }),
  );
  try {
    await run();
  } catch (error) {
    for (const span of spans) noteFault(span, error);
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
};

function eventsByTrace(events: readonly EventEnvelope[]): Map<string, EventEnvelope[]> {
  const byTrace = new Map<string, EventEnvelope[]>();
  for (const event of events) {
    const { traceparent } = event.metadata;
    if (traceparent === undefined) continue;
    const caused = byTrace.get(traceparent);
    if (caused === undefined) byTrace.set(traceparent, [event]);
    else caused.push(event);
  }
  return byTrace;
}
