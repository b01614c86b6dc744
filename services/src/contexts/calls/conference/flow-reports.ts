import type { ReceivedFlow, SentFlow, TrackKind } from '@foyer/contracts/calls';

import type { StreamFlow } from '../quality/judge-flow.js';

interface Kept {
  sent: { at: number; flow: SentFlow } | undefined;
  readonly movesSince: Map<TrackKind, number>;
  readonly missingSince: Map<TrackKind, number>;
  readonly received: Map<string, { at: number; flow: ReceivedFlow }>;
}

/** The longest time without movement in which a track still counts as moving, in milliseconds. */
const MOVES_MS = 2_000;

/** The last reports of pages about the streams of one call, by publishing connection. */
export class FlowReports {
  readonly #kept = new Map<string, Kept>();

  /** @param at In milliseconds since 1970. */
  sent(at: number, flow: SentFlow): void {
    const kept = this.#of(flow.connectionId);
    kept.sent = { at, flow };
    for (const track of ['audio', 'video'] as const) {
      const still = flow[`${track}StillMs`];
      if (still === null || still >= MOVES_MS) kept.movesSince.delete(track);
      else if (!kept.movesSince.has(track)) kept.movesSince.set(track, at);
    }
  }

  received(at: number, receiver: string, flow: ReceivedFlow): void {
    this.#of(flow.connectionId).received.set(receiver, { at, flow });
  }

  /** The relay says that nothing of a track comes any more, or that it comes again. */
  arrives(at: number, connectionId: string, track: TrackKind, arrives: boolean): void {
    const { missingSince } = this.#of(connectionId);
    if (arrives) missingSince.delete(track);
    else if (!missingSince.has(track)) missingSince.set(track, at);
  }

  /** Returns the known flow of a stream; undefined until its publisher reports. */
  of(connectionId: string): StreamFlow | undefined {
    const kept = this.#kept.get(connectionId);
    if (kept?.sent === undefined) return undefined;
    const { sent, movesSince, missingSince, received } = kept;
    return { sent, movesSince, missingSince, received: [...received.values()] };
  }

  /** The last word of a receiver about a stream. */
  saidBy(receiver: string, connectionId: string) {
    return this.#kept.get(connectionId)?.received.get(receiver);
  }

  /** Forgets all streams but those. */
  keepOnly(connectionIds: ReadonlySet<string>): void {
    for (const id of this.#kept.keys()) if (!connectionIds.has(id)) this.#kept.delete(id);
  }

  /** All was said so much later: this server itself did not listen for that time. */
  shift(ms: number): void {
    for (const { sent, received } of this.#kept.values()) {
      for (const said of [sent, ...received.values()]) if (said) said.at += ms;
    }
  }

  #of(connectionId: string): Kept {
    const kept = this.#kept.get(connectionId) ?? {
      sent: undefined,
      movesSince: new Map(),
      missingSince: new Map(),
      received: new Map(),
    };
    this.#kept.set(connectionId, kept);
    return kept;
  }
}
