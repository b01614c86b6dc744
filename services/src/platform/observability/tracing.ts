import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';

import { Rejected } from '../rejected.js';

/** The tracer at hand: one that is kept would stay with the collector that it had first. */
const tracer = () => trace.getTracer('foyer');

/**
 * Runs something as a span of the trace at hand; costs next to nothing where no one collects
 * traces.
 */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  run: (span: Span) => Promise<T>,
  kind = SpanKind.INTERNAL,
): Promise<T> {
  return tracer().startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      noteFault(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Runs a step of a trace as a span of its own. Outside of a trace it is none: a store that is asked
 * in the background all the time would fill the collector.
 */
export function tracedStep<T>(
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
): Promise<T> {
  if (trace.getActiveSpan() === undefined) return run();
  return traced(name, attributes, run, SpanKind.CLIENT);
}

/** {@link tracedStep} for what is read bit by bit. */
export function tracedReading<T>(
  name: string,
  attributes: Attributes,
  reading: AsyncIterable<T>,
): AsyncIterable<T> {
  return trace.getActiveSpan() === undefined ? reading : counted(name, attributes, reading);
}

async function* counted<T>(name: string, attributes: Attributes, reading: AsyncIterable<T>) {
  const span = tracer().startSpan(name, { attributes, kind: SpanKind.CLIENT });
  let events = 0;
  try {
    for await (const event of reading) {
      events += 1;
      yield event;
    }
  } catch (error) {
    noteFault(span, error);
    throw error;
  } finally {
    span.setAttribute('foyer.events', events);
    span.end();
  }
}

/** Notes an error at a span. A refusal is an answer, and no fault of the server. */
export function noteFault(span: Span, error: unknown): void {
  if (error instanceof Rejected) {
    span.setAttribute('error.type', error.code);
    return;
  }
  span.recordException(error instanceof Error ? error : String(error));
  span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
}

/** The trace at hand as W3C writes it down; undefined where none is collected. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The fields by which a line of a log is found from its trace; none outside of a trace. */
export function traceFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}

/** The headers of W3C Trace Context, as a caller sent them. */
export interface TraceContext {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

/** Begins a span as part of the trace that a caller or an event names. */
export function spanUnder(
  { traceparent, tracestate }: TraceContext,
  name: string,
  options: SpanOptions = {},
): Span {
  const carrier = {
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(tracestate === undefined ? {} : { tracestate }),
  };
  return tracer().startSpan(name, options, propagation.extract(ROOT_CONTEXT, carrier));
}

/** Runs something inside of a span that was begun before. */
export function inSpan<T>(span: Span, run: () => T): T {
  return context.with(trace.setSpan(context.active(), span), run);
}
