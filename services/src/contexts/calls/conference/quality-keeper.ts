import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { StreamFigures, StreamType } from '@foyer/contracts/calls';

import { Clock } from '#platform/clock';
import { QualityWindow } from '../quality/quality-window.js';
import { CallEventRecorder } from './call-event-recorder.js';
import type { Conference, ParticipantSlot } from './conference.js';

/** How one participant's streams did so far. */
interface Kept {
  readonly callId: string;
  readonly joinerId: string;
  /** How many windows came before. */
  turn: number;
  window: QualityWindow;
}

/** A stream that a participant sends or receives, and the joiner who publishes it. */
interface StreamName {
  readonly direction: 'sent' | 'received';
  readonly of: string;
  readonly streamType: StreamType;
}

const keyOf = (callId: string, joinerId: string) => `${callId} ${joinerId}`;

/**
 * Collects the quality of streams and records it a few times in a call. It records when a window is
 * full, when a participant leaves, and at the end.
 */
@Injectable()
export class QualityKeeper implements BeforeApplicationShutdown {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly recorder: CallEventRecorder,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds the figures that the browser of a participant counted. Skips streams of absent people, and
   * sent streams that belong to another person.
   */
  report(
    conference: Conference,
    { joinerId, userCallId }: ParticipantSlot,
    streams: readonly StreamFigures[],
  ): void {
    const { callId } = conference;
    for (const { direction, of, mediaType: streamType, ...figures } of streams) {
      const whose = conference.slot(of);
      if (!whose || (direction === 'sent') !== (of === userCallId)) continue;
      const name = { direction, of: whose.joinerId, streamType };
      const { window, at } = this.#now(callId, joinerId);
      window.add(at, name, figures);
    }
  }

  /** Adds the packet loss that the relay reported for a stream from or to a participant. */
  relayLoss(callId: string, joinerId: string, name: StreamName): void {
    const { window, at } = this.#now(callId, joinerId);
    window.addRelayLoss(at, name);
  }

  /** Records the quality of a participant who left; without an id, the call is over. */
  end(callId: string, joinerId?: string): void {
    for (const [key, kept] of this.#kept) {
      if (kept.callId !== callId || (joinerId ?? kept.joinerId) !== kept.joinerId) continue;
      this.#kept.delete(key);
      this.#write(kept);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    const callIds = new Set([...this.#kept.values()].map(({ callId }) => callId));
    for (const callId of callIds) this.end(callId);
    await Promise.all([...callIds].map((callId) => this.recorder.written(callId)));
  }

  #now(callId: string, joinerId: string): { window: QualityWindow; at: number } {
    const at = this.clock.elapsed();
    const key = keyOf(callId, joinerId);
    let kept = this.#kept.get(key);
    if (!kept) {
      kept = { callId, joinerId, turn: 0, window: new QualityWindow(at, 0) };
      this.#kept.set(key, kept);
    } else if (kept.window.isOver(at)) {
      this.#write(kept);
      kept.turn += 1;
      kept.window = new QualityWindow(at, kept.turn);
    }
    return { window: kept.window, at };
  }

  #write({ callId, joinerId, window }: Kept): void {
    if (window.isEmpty) return;
    const ago = this.clock.elapsed() - window.from;
    const from = new Date(this.clock.now().getTime() - ago).toISOString();
    const { spanMs } = window;
    this.recorder.qualityMeasured({ callId, joinerId, from, spanMs, streams: window.streams() });
  }
}
