import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  flowMessages,
  type ReceivedFlow,
  type RepairStep,
  type SentFlow,
  type TrackKind,
} from '@foyer/contracts/calls';

import { Clock, type Cancel } from '#platform/clock';
import type { Publication } from '#contexts/media';
import {
  followStall,
  nextRepair,
  relapsed,
  type EndedStall,
  type Stall,
} from '../quality/stall.js';
import type { Conference, ParticipantSlot } from './conference.js';
import { Conferences } from './conferences.js';
import { flowOf } from './flow-of.js';
import { FlowReports } from './flow-reports.js';
import { Receipts } from './receipts.js';
import { StallRecords, type StallOf } from './stall-records.js';

const LOOK_MS = 1_000;
/** A look that comes so much late says that this server was busy, not the pages. */
const LATE_MS = 1_000;

interface Watched {
  readonly reports: FlowReports;
  /** The reports about what arrives at each receiver. */
  readonly receipts: Receipts;
  /**
   * By participant and kind of stream: a stream that is published again is still the same stall.
   */
  readonly stalls: Map<string, StallOf>;
  /** The last one that is over, by the same. */
  readonly ended: Map<string, EndedStall>;
}

type StreamName = Pick<Publication, 'participant' | 'streamType'>;

const keyOf = ({ participant, streamType }: StreamName) => `${participant} ${streamType}`;

/**
 * Notices streams that should flow and do not. It shows them to all in the call, and has their
 * publishers repair them.
 */
@Injectable()
export class StreamRepairs implements BeforeApplicationShutdown {
  readonly #watched = new Map<string, Watched>();
  #cancel: Cancel | undefined;
  #lookedAt = 0;

  constructor(
    private readonly conferences: Conferences,
    private readonly records: StallRecords,
    private readonly clock: Clock,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.#cancel?.();
    const now = this.clock.elapsed();
    await Promise.all([...this.#watched.keys()].map((callId) => this.#end(callId, now)));
  }

  /** Takes the report of a page; skips unknown streams, and sent streams of other people. */
  report(
    conference: Conference,
    slot: ParticipantSlot,
    said: { readonly sent: readonly SentFlow[]; readonly received: readonly ReceivedFlow[] },
  ): void {
    const { callId, relay } = conference;
    const { userCallId } = slot;
    const now = this.clock.elapsed();
    const streams = relay.streams(callId);
    const publisherOf = (id: string) =>
      streams.find(({ connectionId }) => connectionId === id)?.participant;
    const watched = this.#of(callId);
    for (const flow of said.sent) {
      if (publisherOf(flow.connectionId) === userCallId) watched.reports.sent(now, flow);
    }
    for (const flow of said.received) {
      const publisher = publisherOf(flow.connectionId);
      if (publisher === undefined || publisher === userCallId) continue;
      watched.reports.received(now, userCallId, flow);
    }
    // Pages say so all the time: what they say counts at once for their own streams, all others are
    // looked at once a second.
    const own = streams.filter(({ participant }) => participant === userCallId);
    const changed = this.#followAll(conference, watched, own, now);
    const misses = watched.receipts.follow(conference, slot, streams, now);
    if (changed || misses) this.conferences.notify(conference);
    this.#cancel ??= this.#lookLater(now);
  }

  /**
   * The relay says that nothing of a track comes from its publisher any more, or that it comes
   * again.
   */
  arrives({ callId, connectionId }: Publication, track: TrackKind, arrives: boolean): void {
    this.#of(callId).reports.arrives(this.clock.elapsed(), connectionId, track, arrives);
  }

  #of(callId: string): Watched {
    const known = this.#watched.get(callId);
    if (known) return known;
    const reports = new FlowReports();
    const watched = {
      reports,
      receipts: new Receipts(reports),
      stalls: new Map(),
      ended: new Map(),
    };
    this.#watched.set(callId, watched);
    return watched;
  }

  #lookLater(now: number): Cancel {
    this.#lookedAt = now;
    return this.clock.after(LOOK_MS, () => {
      const then = this.clock.elapsed();
      const late = then - this.#lookedAt - LOOK_MS;
      for (const [callId, watched] of this.#watched) {
        if (late > LATE_MS) watched.reports.shift(late);
        this.#look(callId, watched, then);
      }
      this.#cancel = this.#watched.size > 0 ? this.#lookLater(then) : undefined;
    });
  }

  #look(callId: string, watched: Watched, now: number): void {
    const conference = this.conferences.find(callId);
    if (conference === undefined) {
      void this.#end(callId, now);
      return;
    }
    const streams = conference.relay.streams(callId);
    let changed = this.#followAll(conference, watched, streams, now);
    const there = new Set(streams.map(keyOf));
    for (const [key, stall] of watched.stalls) {
      if (there.has(key)) continue;
      this.#over(callId, watched, stall, { outcome: 'ended', now });
      changed = true;
      conference.slot(stall.participant)?.stalled.delete(stall.streamType);
    }
    for (const slot of conference.slots()) {
      changed = watched.receipts.follow(conference, slot, streams, now) || changed;
    }
    watched.reports.keepOnly(new Set(streams.map(({ connectionId }) => connectionId)));
    if (changed) this.conferences.notify(conference);
  }

  /** @returns whether everybody has to be told of something else than before */
  #followAll(
    conference: Conference,
    watched: Watched,
    streams: readonly Publication[],
    now: number,
  ): boolean {
    let changed = false;
    for (const stream of streams) {
      changed = this.#follow(conference, watched, stream, now) || changed;
    }
    return changed;
  }

  /** The same of one stream. */
  #follow(conference: Conference, watched: Watched, stream: Publication, now: number): boolean {
    const { participant, streamType } = stream;
    const slot = conference.slot(participant);
    if (slot === undefined) return false;
    const key = keyOf(stream);
    const before = watched.stalls.get(key);
    const flow = watched.reports.of(stream.connectionId);
    const tracks = flowOf(conference, slot, streamType, flow, now);
    const follows = followStall(before, tracks, now);
    const followed = follows && !before ? relapsed(follows, watched.ended.get(key), now) : follows;
    const repair = followed && nextRepair(followed, now);
    if (repair) this.#ask(slot, stream, repair.step, followed);
    const stall = repair?.stall ?? followed;
    const { joinerId } = slot;
    if (stall) watched.stalls.set(key, { ...stall, participant, joinerId, streamType });
    else if (before) {
      const recovered = before.now.some((kind) => tracks[kind]?.flows === true);
      const outcome = recovered ? 'recovered' : 'ended';
      this.#over(conference.callId, watched, before, { outcome, now });
    }
    if (before?.now.join() === stall?.now.join()) return false;
    if (stall) slot.stalled.set(streamType, stall.now);
    else slot.stalled.delete(streamType);
    return true;
  }

  /** Records a stall that is over with the call; a stall that soon begins again knows of it. */
  #over(
    callId: string,
    watched: Watched,
    stall: StallOf,
    { outcome, now }: { readonly outcome: 'recovered' | 'ended'; readonly now: number },
  ): void {
    const key = keyOf(stall);
    watched.stalls.delete(key);
    watched.ended.set(key, { stall, endedAt: now });
    this.records.keep(callId, stall, outcome, now);
  }

  /** A call is over, or this server is. */
  async #end(callId: string, now: number): Promise<void> {
    const stalls = this.#watched.get(callId)?.stalls ?? new Map<string, StallOf>();
    this.#watched.delete(callId);
    for (const stall of stalls.values()) this.records.keep(callId, stall, 'ended', now);
    await this.records.end(callId);
  }

  #ask(
    { connection, userCallId }: ParticipantSlot,
    { callId, streamType, connectionId }: Publication,
    step: RepairStep,
    stall: Stall,
  ): void {
    const stream = { sessionCallId: callId, userCallId, mediaType: streamType, connectionId };
    connection?.push(flowMessages.repairStream, { ...stream, step, tracks: [...stall.now] });
  }
}
