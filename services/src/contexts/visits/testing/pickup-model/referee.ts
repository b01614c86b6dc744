import type { CallEvent } from '@foyer/contracts/calls';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';
import type { RecordedEvent } from '@foyer/event-log';

import { DeskJudge } from './desk-judge.js';
import { LineJudge } from './line-judge.js';

/**
 * Watches all written events, and knows the rules of the product independently. It shares no code
 * with the deciders, so that it does not repeat their mistakes.
 */
export class Referee {
  readonly violations: string[] = [];
  readonly endedVisits = new Set<string>();
  /** Calls that are on, and the visits that they belong to. */
  readonly callsOn = new Map<string, string>();
  /** All visitors who have rung. */
  readonly #rang = new Set<string>();
  /** The visitors whose pages failed: they begin again automatically. */
  readonly #inError = new Set<string>();
  readonly #must = (holds: boolean, violation: string): void => {
    if (!holds) this.violations.push(violation);
  };
  readonly lines = new LineJudge(this.#must);
  readonly desks = new DeskJudge(this.#must);

  /** Looks at what was written in one piece. */
  watch(batch: readonly RecordedEvent[]): void {
    for (const { type, data, stream, metadata } of batch) {
      const event: unknown = { type, data };
      if (stream.startsWith('line-')) this.lines.judge(event as LineEvent, Date.parse(metadata.at));
      if (stream.startsWith('desk-')) this.desks.judge(event as DeskEvent);
      if (stream.startsWith('call-')) this.#judgeCall(event as CallEvent);
      if (stream.startsWith('visit-')) this.#judgeVisit(event as VisitEvent);
    }
    const inLines = this.lines.ringing.toSorted().join();
    const atDesks = this.desks.ringing.toSorted().join();
    this.#must(inLines === atDesks, 'line and desk disagree about what rings');
    this.#judgeWhereabouts();
  }

  /** Checks that each visitor who has rung is at exactly one place. */
  #judgeWhereabouts(): void {
    const between = this.lines.betweenLines;
    this.#must(between.length === 0, `${between.join()} went to no other line`);
    const inLine = new Set(this.lines.waiting);
    const inCall = [...this.callsOn.values()];
    for (const visitId of this.#rang) {
      const calls = inCall.filter((one) => one === visitId).length;
      const isOver = this.endedVisits.has(visitId);
      const places = calls + (inLine.has(visitId) ? 1 : 0) + (isOver ? 1 : 0);
      this.#must(places <= 1, `${visitId} is at ${places} places at once`);
      this.#must(places > 0 || this.#inError.has(visitId), `${visitId} is lost`);
    }
  }

  #judgeCall({ type, data }: CallEvent): void {
    const { callId } = data;
    if (type === 'CallStarted') {
      this.#must(!this.callsOn.has(callId), 'a call starts twice');
      this.callsOn.set(callId, data.origin.id);
    }
    if (type === 'CallEnded') {
      this.#must(this.callsOn.delete(callId), 'a call ends that is not on');
    }
  }

  #judgeVisit(event: VisitEvent): void {
    const { visitId } = event.data as { readonly visitId: string };
    if (event.type === 'VisitStatusChanged') {
      const { status } = event.data;
      if (status === 'IN_WAITING') this.#rang.add(visitId);
      if (status === 'IN_ERROR') this.#inError.add(visitId);
      else this.#inError.delete(visitId);
    }
    if (event.type !== 'VisitEnded') return;
    this.#must(!this.endedVisits.has(visitId), 'a visit ends twice');
    this.endedVisits.add(visitId);
  }
}
