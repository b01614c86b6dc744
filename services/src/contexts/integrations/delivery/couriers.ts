import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { EventLog } from '@foyer/event-log';

import { Clock, NewId } from '#platform/clock';
import { CommandRunner, ofItself } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { EVENT_LOG } from '#platform/tokens';
import { WebhookSender } from '../adapters/webhook-sender.js';
import { NoteDelivered, NoteFailed } from '../domain/courier.command.js';
import { courierOf, webhookOf } from '../streams.js';
import { CourierRun, Overtaken } from './courier-run.js';

/** After a fault of a store it is tried again, less and less often, in milliseconds. */
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

interface Running {
  readonly leaving: AbortController;
  readonly ended: Promise<void>;
}

/** A courier for each webhook that is on, in the process that does work once for all nodes. */
@Injectable()
export class Couriers implements BeforeApplicationShutdown {
  readonly #running = new Map<string, Running>();
  /** A message on its way is not waited for: it is sent again after the start. */
  readonly #ending = new AbortController();

  constructor(
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
    private readonly newId: NewId,
    private readonly log: Log,
  ) {}

  /** Has a webhook served as it is now: by a new courier, or by none. */
  async tend(webhookId: string): Promise<void> {
    const before = this.#running.get(webhookId);
    before?.leaving.abort();
    await before?.ended;
    this.#running.delete(webhookId);
    if (this.#ending.signal.aborted) return;
    const state = await this.runner.stateOf(webhookOf({ webhookId }));
    if (state.status !== 'known' || !state.enabled) return;
    const leaving = new AbortController();
    this.#running.set(webhookId, { leaving, ended: this.#serve(webhookId, leaving.signal) });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    const running = [...this.#running.values()];
    for (const { leaving } of running) leaving.abort();
    await Promise.all(running.map(({ ended }) => ended));
  }

  async #serve(webhookId: string, signal: AbortSignal): Promise<void> {
    let failures = 0;
    const hasLeft = (): boolean => signal.aborted;
    while (!hasLeft()) {
      try {
        await this.#run(webhookId, signal, () => (failures = 0));
        return;
      } catch (error) {
        if (hasLeft()) return;
        const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
        failures += 1;
        if (!(error instanceof Overtaken)) {
          this.log.warn('A webhook waits for the log or the vault', {
            err: error,
            webhookId,
            wait,
          });
        }
        await this.clock.wait(wait, signal);
      }
    }
  }

  async #run(webhookId: string, signal: AbortSignal, progressed: () => void): Promise<void> {
    const webhook = await this.runner.stateOf(webhookOf({ webhookId }));
    if (webhook.status !== 'known' || !webhook.enabled) return;
    const stateNow = () => this.runner.stateOf(courierOf({ webhookId }));
    const context = () => ofItself('couriers', this.newId.next(), webhookId);
    const run = new CourierRun({
      ...{ webhookId, webhook, stateNow, signal },
      state: await stateNow(),
      eventLog: this.eventLog,
      send: (event) => this.sender.send(webhook, event, this.#ending.signal),
      wait: (until) =>
        this.clock.wait(Math.max(0, Date.parse(until) - this.clock.now().getTime()), signal),
      noteDelivered: async (known, delivered, upTo) => {
        const note = new NoteDelivered(context(), { webhookId, known, delivered, upTo });
        progressed();
        return (await this.commands.execute(note)).result;
      },
      noteFailed: async (known, sent, { status, failure, retryAfterMs }) => {
        const how = { status, retryAfterMs, random: Math.random(), failure: failure ?? 'UNKNOWN' };
        const note = new NoteFailed(context(), { webhookId, known, sent, ...how });
        return (await this.commands.execute(note)).result;
      },
    });
    await run.go();
  }
}
