import type { CallEvent } from '@foyer/contracts/calls';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';
import type { RecordedEvent } from '@foyer/event-log';

import { DeskJudge } from './desk-judge.js';
import { LineJudge } from './line-judge.js';

/**
 * Watches everything that is written and knows the rules of the product by itself: it shares no code with the deciders, so
 * that a mistake in them is not its own mistake too.
 */
export class Referee {
  readonly violations: string[] = [];
  readonly endedVisits = new Set<string>();
  readonly callsOn = new Set<string>();
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
  }

  #judgeCall({ type, data: { callId } }: CallEvent): void {
    if (type === 'CallStarted') {
      this.#must(!this.callsOn.has(callId), 'a call starts twice');
      this.callsOn.add(callId);
    }
    if (type === 'CallEnded') {
      this.#must(this.callsOn.delete(callId), 'a call ends that is not on');
    }
  }

  #judgeVisit(event: VisitEvent): void {
    if (event.type !== 'VisitEnded') return;
    const { visitId } = event.data;
    this.#must(!this.endedVisits.has(visitId), 'a visit ends twice');
    this.endedVisits.add(visitId);
  }
}
