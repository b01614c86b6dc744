import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';

const tracer = trace.getTracer('foyer');

/**
 * Runs something as a span of the trace at hand; costs next to nothing where no one collects
 * traces.
 */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace at hand as W3C writes it down; undefined where none is collected. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Begins a span as part of the trace that a `traceparent` names. */
export function spanUnder(
  traceparent: string | undefined,
  name: string,
  options: { readonly attributes?: Attributes; readonly startTime?: Date } = {},
): Span {
  const carrier = traceparent === undefined ? {} : { traceparent };
  return tracer.startSpan(name, options, propagation.extract(ROOT_CONTEXT, carrier));
}

/** Runs something inside of a span that was begun before. */
export function inSpan<T>(span: Span, run: () => T): T {
  return context.with(trace.setSpan(context.active(), span), run);
}
