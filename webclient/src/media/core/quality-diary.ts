import { QUALITY_STREAMS_MAX, type StreamFigures, type StreamType } from '@foyer/contracts/calls';

import type { Received, Sent } from './stats.js';

/** A stream that this page sends or receives, and whose it is. */
export interface StreamName {
  readonly direction: StreamFigures['direction'];
  readonly of: string;
  readonly mediaType: StreamType;
}

interface Counted {
  readonly name: StreamName;
  readonly bytes: number;
  /** Only of what is received; what is sent is counted by the other side, as a share. */
  readonly packets: number;
  readonly lost: number;
}

interface Latest {
  readonly counted: Counted;
  readonly figures: Pick<StreamFigures, 'roundTripMs' | 'jitterMs' | 'limitedBy'> & {
    readonly lossPercent: number | null;
  };
}

const whole = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 1_000) / 10));

/** Collects the reported quality of a call's streams, from one report to the next. */
export class QualityDiary {
  #since = new Map<string, Counted>();
  #sinceAt: number | null = null;
  #latest = new Map<string, Latest>();

  /** A connection that was made again counts from nothing: its id tells it from the one before. */
  received(connectionId: string, name: StreamName, now: Received): void {
    const { bytes, packets, lost } = now;
    this.#latest.set(connectionId, {
      counted: { name, bytes, packets, lost },
      figures: {
        roundTripMs: whole(now.roundTripMs, 60_000),
        jitterMs: whole(now.jitterMs, 60_000),
        limitedBy: 'none',
        lossPercent: null,
      },
    });
  }

  sent(connectionId: string, name: StreamName, now: Sent): void {
    this.#latest.set(connectionId, {
      counted: { name, bytes: now.bytes, packets: 0, lost: 0 },
      figures: {
        roundTripMs: whole(now.roundTripMs, 60_000),
        jitterMs: whole(now.jitterMs, 60_000),
        limitedBy: now.limitedBy,
        lossPercent: percent(now.lossOut),
      },
    });
  }

  /**
   * How each stream did since the last report; nothing for the first time, from which on it is
   * counted.
   * @param at Milliseconds on a clock that does not jump.
   */
  report(at: number): StreamFigures[] {
    const seconds = this.#sinceAt === null ? 0 : (at - this.#sinceAt) / 1_000;
    const streams: StreamFigures[] = [];
    for (const [id, { counted, figures }] of this.#latest) {
      const before = this.#since.get(id);
      if (!before || seconds <= 0) continue;
      const packets = counted.packets - before.packets;
      const lost = Math.max(0, counted.lost - before.lost);
      streams.push({
        ...counted.name,
        ...figures,
        lossPercent:
          figures.lossPercent ?? (packets + lost > 0 ? percent(lost / (packets + lost)) : 0),
        kbps: whole(((counted.bytes - before.bytes) * 8) / 1_000 / seconds, 1_000_000),
      });
    }
    this.#since = new Map([...this.#latest].map(([id, { counted }]) => [id, counted]));
    this.#sinceAt = at;
    this.#latest = new Map();
    return streams.slice(0, QUALITY_STREAMS_MAX);
  }
}
