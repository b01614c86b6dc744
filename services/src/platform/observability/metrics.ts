import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds in seconds: from a read out of memory to what people call slow. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Values of a gauge at one moment. */
type Readings<Label extends string> = Iterable<{
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}>;

/** The counters and timers. Contexts add their own to the registry. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly http = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly commands = new Counter({
    name: 'foyer_commands_total',
    help: 'Commands by name and outcome: accepted, or the code of the error',
    labelNames: ['command', 'outcome'] as const,
    registers: [this.registry],
  });
  readonly appends = new Histogram({
    name: 'foyer_event_append_duration_seconds',
    help: 'Durable appends to the event log by outcome',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly events = new Counter({
    name: 'foyer_events_appended_total',
    help: 'Events appended to the log',
    registers: [this.registry],
  });
  readonly messages = new Histogram({
    name: 'foyer_message_duration_seconds',
    help: 'Realtime messages of clients by channel, name and outcome',
    labelNames: ['channel', 'name', 'outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly #unread = new Counter({
    name: 'foyer_metric_read_failures_total',
    help: 'Metrics that are looked up when somebody asks, and could not be',
    labelNames: ['metric'] as const,
    registers: [this.registry],
  });

  /**
   * Adds what Node itself tells: memory, event loop, garbage collection. Their names are those of
   * every other program on Node, so that ready dashboards and alerts find them.
   */
  withProcess(version: string): this {
    collectDefaultMetrics({ register: this.registry });
    // By Prometheus' rules the ending is for counters, and a sum over the labels says the same.
    for (const name of ['resources', 'handles', 'requests']) {
      this.registry.removeSingleMetric(`nodejs_active_${name}_total`);
    }
    const build = new Gauge({
      name: 'foyer_build_info',
      help: 'The version that runs; always 1',
      labelNames: ['version'] as const,
      registers: [this.registry],
    });
    build.set({ version }, 1);
    return this;
  }

  /**
   * Adds a value that is read at each request for the metrics. An unreadable value is left out and
   * counted: an absent store must not block the other metrics, which are most needed just then.
   */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Readings<Label> | Promise<Readings<Label>>,
  ): void {
    const failed = () => this.#unread.inc({ metric: name });
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        this.reset();
        // Without labels it would say 0 where nothing is read.
        if (labelNames.length === 0) this.remove();
        try {
          for (const { labels, value } of await read()) this.set(labels, value);
        } catch {
          failed();
        }
      },
    });
  }
}
