import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace';

/** Collects the spans of this process in place of a collector. */
export class KeptSpans {
  readonly #exporter = new InMemorySpanExporter();
  readonly #provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: this.#exporter })],
  });

  /** From now on the process has traces. */
  begin(): void {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(this.#provider);
  }

  get all(): readonly ReadableSpan[] {
    return this.#exporter.getFinishedSpans();
  }

  forget(): void {
    this.#exporter.reset();
  }

  async end(): Promise<void> {
    await this.#provider.shutdown();
    for (const api of [context, propagation, trace]) api.disable();
  }
}
