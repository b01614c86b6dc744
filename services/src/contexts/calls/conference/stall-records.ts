import { Injectable } from '@nestjs/common';
import { STALLS_KEPT_MAX, type StreamType } from '@foyer/contracts/calls';

import { Clock } from '#platform/clock';
import type { Stall } from '../quality/stall.js';
import { CallEventRecorder } from './call-event-recorder.js';

/** A stall, and of whose stream it is. */
export interface StallOf extends Stall {
  readonly participant: string;
  readonly joinerId: string;
  readonly streamType: StreamType;
}

/**
 * Keeps with the call what did not flow in it; a bounded number for each participant, since a
 * camera may be broken for good.
 */
@Injectable()
export class StallRecords {
  /** How many there are so far, by call and joiner. */
  readonly #kept = new Map<string, Map<string, number>>();

  constructor(
    private readonly recorder: CallEventRecorder,
    private readonly clock: Clock,
  ) {}

  /**
   * A stall is over.
   * @param now As the stall counts its time: by how much has passed.
   */
  keep(callId: string, stall: StallOf, outcome: 'recovered' | 'ended', now: number): void {
    const { joinerId, streamType, tracks, since, steps } = stall;
    const ofCall = this.#kept.get(callId) ?? new Map<string, number>();
    this.#kept.set(callId, ofCall);
    const kept = ofCall.get(joinerId) ?? 0;
    if (kept >= STALLS_KEPT_MAX) return;
    ofCall.set(joinerId, kept + 1);
    const lastedMs = Math.max(0, now - since);
    this.recorder.streamStalled({
      ...{ callId, joinerId, streamType, tracks: [...tracks], steps: [...steps], outcome },
      since: new Date(this.clock.now().getTime() - lastedMs).toISOString(),
      lastedMs,
    });
  }

  /** A call is over, and nothing more of it is kept. @returns when all is written */
  async end(callId: string): Promise<void> {
    this.#kept.delete(callId);
    await this.recorder.written(callId);
  }
}
