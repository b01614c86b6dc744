import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { isOfAnotherLog, UnreadableEvent, type EventLog, type Position } from '@foyer/event-log';
import { CloudEvent, isWantedType } from '@foyer/contracts/integrations';

import { Clock } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import { cloudEventOf, isHandedOn } from '#platform/eventing/publisher';
import { EVENT_LOG } from '#platform/tokens';

/** Most events that one call looks at for the wanted ones; it then answers with how far it came. */
const LOOKED_AT_MAX = 10_000;
/** An answer grows no larger than this, except by its last event, in characters. */
const ANSWER_MAX = 1_000_000;

export interface FeedQuestion {
  /** Behind this position, behind the last event of all by `now`, or from the first. */
  readonly after: Position | undefined;
  /** Patterns of types; all without them. */
  readonly types: readonly string[] | undefined;
  readonly limit: number;
  /** How long it waits for an event where there is none, in milliseconds. */
  readonly waitMs: number;
}

export interface FeedPage {
  /** Each as a CloudEvent in JSON, written once: its length counts, and it is sent as it is. */
  readonly events: readonly string[];
  readonly next: Position | null;
}

/**
 * The log as other systems read it: the same events in the same form as publishers hand them on. A
 * reader never sees a position before all smaller ones, so its last one is a place to go on from.
 */
@Injectable()
export class EventFeed implements BeforeApplicationShutdown {
  readonly #ending = new AbortController();

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  beforeApplicationShutdown(): void {
    this.#ending.abort();
  }

  /**
   * Answers with what there is, or waits for it until the signal.
   * @throws Rejected EVENT_CURSOR_UNKNOWN for a place of another log
   */
  async read(question: FeedQuestion, gone: AbortSignal): Promise<FeedPage> {
    const { types, limit, waitMs } = question;
    const enough = new AbortController();
    const signal = AbortSignal.any([gone, this.#ending.signal, enough.signal]);
    const after = await this.#placeOf(question.after);
    // Without a wait it reads up to the end, however long that takes.
    const cancel = waitMs === 0 ? undefined : this.clock.after(waitMs, () => enough.abort());
    const page = { events: [] as string[], next: after, looked: 0, size: 0 };
    const isFull = (): boolean =>
      page.events.length >= limit || page.looked >= LOOKED_AT_MAX || page.size >= ANSWER_MAX;
    try {
      for await (const message of this.log.subscribe({ after, signal })) {
        if (message.kind === 'caught-up') {
          page.next = message.position ?? page.next;
          if (page.events.length > 0 || waitMs === 0) break;
          continue;
        }
        const { event } = message;
        page.next = event.position;
        page.looked += 1;
        if (isHandedOn(event)) {
          const shown = cloudEventOf(event);
          if (types === undefined || isWantedType(types, shown.type)) {
            const written = JSON.stringify(CloudEvent.parse(shown));
            page.events.push(written);
            page.size += written.length;
          }
        }
        if (isFull()) break;
      }
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      // Events before a damaged one are given; that one is not passed over.
      if (page.next === after) throw new Rejected('UNAVAILABLE');
    } finally {
      cancel?.();
    }
    return { events: page.events, next: page.next ?? null };
  }

  async #placeOf(asked: Position | undefined): Promise<Position | undefined> {
    if (asked === undefined) return undefined;
    const head = await this.log.head();
    if (asked === 'now') return head;
    if (isOfAnotherLog(asked, head)) throw new Rejected('EVENT_CURSOR_UNKNOWN');
    return asked;
  }
}
