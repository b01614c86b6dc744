import type { EventLog, Position, RecordedEvent } from '@foyer/event-log';

import { cloudEventOf } from '#platform/eventing/publisher';
import type { Outcome } from '../adapters/webhook-sender.js';
import { nextAttempt, type CourierState, type Place } from '../domain/courier.js';
import type { Known, SentEvent } from '../domain/note-deliveries.js';
import type { KnownWebhook } from '../domain/webhook.js';
import { isSentOut } from './sent-out.js';

/** Most deliveries that are noted together. */
const NOTED_TOGETHER = 50;
/** After so many events for others, how far it has read is noted: a start does not read them again. */
const NOTED_AFTER = 5_000;

type Delivered = SentEvent & { readonly attempt: number; readonly status: number };
type EventPlace = Pick<Place, 'stream' | 'revision'>;

export interface CourierParts {
  readonly webhookId: string;
  readonly webhook: KnownWebhook;
  readonly state: CourierState;
  readonly eventLog: Pick<EventLog, 'subscribe' | 'readStream'>;
  readonly send: (event: ReturnType<typeof cloudEventOf>) => Promise<Outcome>;
  readonly wait: (until: string) => Promise<void>;
  /** Both answer whether it still counted. */
  readonly noteDelivered: (
    known: Known,
    delivered: readonly Delivered[],
    upTo: EventPlace,
  ) => Promise<boolean>;
  readonly noteFailed: (known: Known, sent: SentEvent, outcome: Outcome) => Promise<boolean>;
  /** The state that a failure led to. */
  readonly stateNow: () => Promise<CourierState>;
  readonly signal: AbortSignal;
}

/** Another courier, or an administrator, was faster: the courier begins again. */
export class Overtaken extends Error {
  constructor() {
    super('Another one has noted deliveries of this webhook');
    this.name = 'Overtaken';
  }
}

/**
 * Takes the events of the log to one webhook, one after the other: the next one waits until the
 * receiver has taken the one before, or it was given up.
 */
export class CourierRun {
  #known: Known;
  #delivered: Delivered[] = [];
  #read: EventPlace | undefined;
  #passed = 0;

  constructor(private readonly parts: CourierParts) {
    this.#known = { place: parts.state.place, waiting: parts.state.waiting };
  }

  /** Delivers until the signal. @throws Overtaken */
  async go(): Promise<void> {
    const { eventLog, signal } = this.parts;
    const after = await this.#beginning();
    try {
      for await (const message of eventLog.subscribe({ after, signal })) {
        if (message.kind === 'caught-up') await this.#note();
        else await this.#take(message.event);
        if (this.#isLeaving()) return;
      }
    } finally {
      // The next one would deliver them once more.
      if (this.#isLeaving()) await this.#noteUpTo(this.#delivered.at(-1));
    }
  }

  /** The position to read from; an event that is wanted again is delivered first. */
  async #beginning(): Promise<Position | undefined> {
    const { eventLog, webhookId } = this.parts;
    const { stream, revision, isDone } = this.#known.place ?? {
      ...{ stream: `webhook-${webhookId}`, revision: 0 },
      isDone: true,
    };
    for await (const event of eventLog.readStream(stream, revision)) {
      if (!isDone) await this.#take(event);
      return event.position;
    }
    throw new Error(`${stream} has no event ${revision.toString()}`);
  }

  #isLeaving(): boolean {
    return this.parts.signal.aborted;
  }

  async #take(event: RecordedEvent): Promise<void> {
    this.#read = event;
    if (isSentOut(event, this.parts.webhook.eventTypes)) await this.#deliver(event);
    else this.#passed += 1;
    const isDue = this.#delivered.length >= NOTED_TOGETHER || this.#passed >= NOTED_AFTER;
    if (isDue) await this.#note();
  }

  async #deliver(event: RecordedEvent): Promise<void> {
    const { webhook, send, wait } = this.parts;
    while (!this.#isLeaving()) {
      const { waiting } = this.#known;
      const attempt = nextAttempt(waiting, event.id, webhook.freshSince);
      if (attempt > 1 && waiting?.retryAt) await wait(waiting.retryAt);
      if (this.#isLeaving()) break;
      const outcome = await send(cloudEventOf(event));
      const { id: eventId, type, stream, revision } = event;
      const sent = { eventId, eventType: type, stream, revision, ms: outcome.ms };
      if (outcome.failure === null && outcome.status !== null) {
        this.#delivered.push({ ...sent, attempt, status: outcome.status });
        return;
      }
      await this.#noteUpTo(this.#delivered.at(-1));
      if (!(await this.parts.noteFailed(this.#known, sent, outcome))) throw new Overtaken();
      const { place, waiting: next } = await this.parts.stateNow();
      this.#known = { place, waiting: next };
      if (next === null) return;
      // It was turned off; the notice of that ends this run.
      if (next.retryAt === null) throw new Overtaken();
    }
    // It is not delivered, so it does not count as read.
    this.#read = this.#delivered.at(-1);
  }

  async #note(): Promise<void> {
    const isWorth = this.#delivered.length > 0 || this.#passed >= NOTED_AFTER;
    if (isWorth) await this.#noteUpTo(this.#read);
  }

  async #noteUpTo(upTo: EventPlace | undefined): Promise<void> {
    if (upTo === undefined) return;
    const { stream, revision } = upTo;
    const delivered = this.#delivered;
    if (!(await this.parts.noteDelivered(this.#known, delivered, { stream, revision }))) {
      throw new Overtaken();
    }
    this.#delivered = [];
    this.#passed = 0;
    this.#known = { place: { stream, revision, isDone: true }, waiting: null };
  }
}
