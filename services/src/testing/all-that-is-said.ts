import { inspect } from 'node:util';
import { NodeSDK, tracing } from '@opentelemetry/sdk-node';

import { PinoLog, prettyLines, traced } from '#platform/observability';

/**
 * Everything that comes out of the program where an error is logged, ends a span of a trace, or
 * goes unhandled.
 */
export class AllThatIsSaid {
  readonly #exporter = new tracing.InMemorySpanExporter();
  readonly #sdk = new NodeSDK({
    spanProcessors: [new tracing.SimpleSpanProcessor(this.#exporter)],
    instrumentations: [],
    autoDetectResources: false,
  });
  readonly #logs: readonly PinoLog[];
  #text = '';

  constructor() {
    const write = (text: string): void => void (this.#text += text);
    this.#logs = [new PinoLog('debug', { write }), new PinoLog('debug', prettyLines({ write }))];
    this.#sdk.start();
  }

  /** The error that something ends with; undefined where it does not. */
  async failureOf(run: () => Promise<unknown>): Promise<unknown> {
    try {
      await traced('trial', {}, run);
      return undefined;
    } catch (error) {
      for (const log of this.#logs) log.error('It failed', { err: error });
      // Node prints an unhandled error in this way; what is hidden is looked at as well.
      this.#text += inspect(error, { depth: 20, showHidden: true, maxStringLength: null });
      return error;
    }
  }

  /** Returns the output since the last call. */
  take(): string {
    const spans = this.#exporter.getFinishedSpans();
    const said = `${this.#text} ${JSON.stringify(spans.map(({ status, events }) => [status, events]))}`;
    this.#exporter.reset();
    this.#text = '';
    return said;
  }

  end(): Promise<void> {
    return this.#sdk.shutdown();
  }
}
