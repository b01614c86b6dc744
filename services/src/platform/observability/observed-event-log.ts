import type { AppendResult, EventFilter, EventLog, Position, StreamAppend } from '@foyer/event-log';

import { SpanKind } from '@opentelemetry/api';

import type { Metrics } from './metrics.js';
import { traced, tracedStep, tracedReading } from './tracing.js';

/** An event log whose appends are timed, traced and remembered. */
export class ObservedEventLog implements EventLog {
  #fault: unknown;

  constructor(
    private readonly log: EventLog,
    private readonly metrics: Metrics,
    /** The kind of store, as OpenTelemetry names it. */
    private readonly system = 'sqlite',
  ) {}

  /** Why the log could not be written to when it was last tried; undefined where it could. */
  get fault(): unknown {
    return this.#fault;
  }

  get #kind() {
    return { 'db.system.name': this.system };
  }

  async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    const events = appends.reduce((sum, append) => sum + append.events.length, 0);
    const append = async () => {
      const end = this.metrics.appends.startTimer();
      try {
        const result = await this.log.append(appends);
        this.#fault = undefined;
        this.metrics.events.inc(events);
        end({ outcome: 'appended' });
        return result;
      } catch (error) {
        const code = codeOf(error);
        if (code === 'EVENT_LOG_UNAVAILABLE') this.#fault = error;
        end({ outcome: code });
        throw error;
      }
    };
    return traced(
      'event log append',
      { ...this.#kind, 'foyer.events': events },
      append,
      SpanKind.CLIENT,
    );
  }

  readStream(stream: string, from?: number) {
    return tracedReading('event log read', this.#kind, this.log.readStream(stream, from));
  }

  lastOf(stream: string) {
    return tracedStep('event log last', this.#kind, () => this.log.lastOf(stream));
  }

  readAll(after?: Position, filter?: EventFilter) {
    return tracedReading('event log read all', this.#kind, this.log.readAll(after, filter));
  }

  subscribe(options: Parameters<EventLog['subscribe']>[0]) {
    return this.log.subscribe(options);
  }

  head() {
    return this.log.head();
  }

  close() {
    return this.log.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'FAULT';
}
