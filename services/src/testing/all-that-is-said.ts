import { inspect } from 'node:util';

import { PinoLog, prettyLines, traced } from '#platform/observability';
import { KeptSpans } from '#platform/testing/kept-spans.js';

/**
 * Everything that comes out of the program where an error is logged, ends a span of a trace, or
 * goes unhandled.
 */
export class AllThatIsSaid {
  readonly #spans = new KeptSpans();
  readonly #logs: readonly PinoLog[];
  #text = '';

  constructor() {
    const write = (text: string): void => void (this.#text += text);
    this.#logs = [new PinoLog('debug', { write }), new PinoLog('debug', prettyLines({ write }))];
    this.#spans.begin();
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
    const said = `${this.#text} ${JSON.stringify(this.#spans.all.map(({ status, events }) => [status, events]))}`;
    this.#spans.forget();
    this.#text = '';
    return said;
  }

  end(): Promise<void> {
    return this.#spans.end();
  }
}
