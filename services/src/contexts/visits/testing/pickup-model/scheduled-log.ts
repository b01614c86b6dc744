import {
  RevisionConflict,
  type AppendResult,
  type EventLog,
  type RecordedEvent,
  type StreamAppend,
} from '@foyer/event-log';

import type { PlantedBug } from './planted-bug.js';

/**
 * A log in memory that lets others go first before every read and every write, in an order from
 * outside. Each atomic write is shown to an observer.
 */
export class ScheduledLog implements Pick<EventLog, 'append' | 'readStream'> {
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #turn: (what: string) => Promise<void>;
  readonly #observe: (batch: readonly RecordedEvent[]) => void;
  readonly #planted: PlantedBug | undefined;
  #count = 0;

  constructor(parts: {
    turn: (what: string) => Promise<void>;
    observe: (batch: readonly RecordedEvent[]) => void;
    planted: PlantedBug | undefined;
  }) {
    this.#turn = parts.turn;
    this.#observe = parts.observe;
    this.#planted = parts.planted;
  }

  async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    const batches = this.#planted === 'torn-append' ? appends.map((one) => [one]) : [appends];
    let last: AppendResult = { position: '', revisions: {} };
    for (const batch of batches) {
      await this.#turn(`write ${batch.map(({ stream }) => stream).join(' ')}`);
      const { position, revisions } = this.#write(batch);
      last = { position, revisions: { ...last.revisions, ...revisions } };
    }
    return last;
  }

  async *readStream(stream: string, from = 0): AsyncGenerator<RecordedEvent> {
    await this.#turn(`read ${stream}`);
    for (const event of this.#streams.get(stream)?.slice(from) ?? []) yield this.#asRead(event);
  }

  /** Applies a planted bug to an event when it is read; observed events stay true. */
  #asRead(event: RecordedEvent): RecordedEvent {
    const { type, data } = event;
    if (this.#planted === 'forgotten-rejection' && type === 'OfferEnded')
      return { ...event, data: { ...data, reason: 'agent-gone' } };
    if (this.#planted === 'forgotten-place' && type === 'VisitorTaken') {
      const { portalId = null, visitId = null } = data;
      return { ...event, type: 'VisitorLeftLine', data: { portalId, visitId, reason: 'left' } };
    }
    if (this.#planted === 'forgotten-silence' && type === 'AgentNotResponding')
      return {
        ...event,
        type: 'AgentResponding',
        data: { memberId: data.memberId ?? null, at: data.at ?? null },
      };
    if (this.#planted === 'forgotten-loss' && type === 'DeskConnectionLost')
      return {
        ...event,
        type: 'DeskConnectionRestored',
        data: { memberId: data.memberId ?? null, at: data.lostSince ?? null },
      };
    return event;
  }

  #isUnchecked(stream: string): boolean {
    if (this.#planted === 'read-check-write') return true;
    return this.#planted === 'stale-line' && stream.startsWith('line-');
  }

  #write(appends: readonly StreamAppend[]): AppendResult {
    for (const { stream, expectedRevision } of appends) {
      if (expectedRevision === 'any' || this.#isUnchecked(stream)) continue;
      const actual = (this.#streams.get(stream)?.length ?? 0) - 1;
      const expected = expectedRevision === 'no-stream' ? -1 : expectedRevision;
      if (actual !== expected) throw new RevisionConflict(stream, expectedRevision, actual);
    }
    const revisions: Record<string, number> = {};
    const batch: RecordedEvent[] = [];
    for (const { stream, events } of appends) {
      const written = this.#streams.get(stream) ?? [];
      this.#streams.set(stream, written);
      for (const event of events) {
        this.#count += 1;
        const position = this.#count.toString().padStart(9, '0');
        const recorded = { ...event, stream, revision: written.length, position };
        written.push(recorded);
        batch.push(recorded);
      }
      revisions[stream] = written.length - 1;
    }
    this.#observe(batch);
    return { position: this.#count.toString().padStart(9, '0'), revisions };
  }
}
