import { flowMessages, type RepairStep, type TrackKind } from '@foyer/contracts/calls';
import { isSameValue } from '@foyer/contracts/schema';

import type { Publication } from '#contexts/media';
import type { Verdict } from '../quality/judge-flow.js';
import { judgeReceipt } from '../quality/judge-receipt.js';
import {
  followStall,
  nextRepair,
  relapsed,
  type EndedStall,
  type Stall,
} from '../quality/stall.js';
import type { Conference, ParticipantSlot } from './conference.js';
import { flowOf } from './flow-of.js';
import type { FlowReports } from './flow-reports.js';

type Tracks = Partial<Record<TrackKind, Verdict>>;

/** Another connection that brings nothing for so long has not helped, in milliseconds. */
const HELPS_WITHIN_MS = 4_000;

/** A stream on its way to one receiver. */
interface Way {
  readonly receiver: ParticipantSlot;
  readonly stream: Publication;
  readonly mayRest: boolean;
}

const isScreen = ({ streamType }: Publication): boolean => streamType === 'screenCam';
const keyOf = ({ receiver, stream }: Way): string =>
  `${receiver.userCallId} ${stream.participant} ${stream.streamType}`;

/**
 * Notices in one call what is sent and does not arrive at one receiver, and has that receiver ask
 * for it again.
 */
export class Receipts {
  readonly #stalls = new Map<string, Stall>();
  readonly #ended = new Map<string, EndedStall>();
  /** When another connection was asked for. */
  readonly #againAt = new Map<string, number>();
  /** Since when tracks flow from their publishers, by connection and kind. */
  readonly #flowsSince = new Map<string, number>();

  constructor(private readonly reports: FlowReports) {}

  /**
   * Looks at all that one receiver should get.
   * @returns whether the receiver has to be told of something else than before
   */
  follow(
    conference: Conference,
    receiver: ParticipantSlot,
    streams: readonly Publication[],
    now: number,
  ): boolean {
    const before = [...receiver.unreceived];
    let isCutOff = false;
    // A screen at rest differs from a cut-off screen only by other arriving streams, so it comes
    // last.
    for (const stream of [...streams].sort((a, b) => Number(isScreen(a)) - Number(isScreen(b)))) {
      const way = { receiver, stream, mayRest: isScreen(stream) && !isCutOff };
      const tracks = this.#judge(conference, way, now);
      this.#followWay(way, tracks, now);
      const verdicts = Object.values(tracks);
      isCutOff ||= verdicts.length > 0 && verdicts.every(({ flows }) => flows === false);
    }
    this.#forget(receiver, streams);
    return !isSameValue([...receiver.unreceived], before);
  }

  #judge(conference: Conference, { receiver, stream, mayRest }: Way, now: number): Tracks {
    const publisher = conference.slot(stream.participant);
    const isFor = stream.audience?.includes(receiver.userCallId) ?? true;
    const isHere = receiver.connection !== undefined && !receiver.paused;
    if (!publisher || publisher === receiver || !isFor || !isHere) return {};
    if (!conference.knowledge.ofStreamsOf(receiver, publisher)) return {};
    const { connectionId, streamType } = stream;
    const said = this.reports.saidBy(receiver.userCallId, connectionId);
    const sent = flowOf(conference, publisher, streamType, this.reports.of(connectionId), now);
    const tracks: Tracks = {};
    for (const track of ['audio', 'video'] as const) {
      const flowsSince = this.#sinceOf(`${connectionId} ${track}`, sent[track], now);
      if (sent[track]) tracks[track] = judgeReceipt(track, { flowsSince, said, mayRest }, now);
    }
    return tracks;
  }

  #sinceOf(key: string, sent: Verdict | undefined, now: number): number | null {
    if (sent?.flows !== true) {
      this.#flowsSince.delete(key);
      return null;
    }
    const since = this.#flowsSince.get(key) ?? now;
    this.#flowsSince.set(key, since);
    return since;
  }

  #followWay(way: Way, tracks: Tracks, now: number): void {
    const { receiver, stream } = way;
    const key = keyOf(way);
    const before = this.#stalls.get(key);
    const follows = followStall(before, tracks, now);
    const followed = follows && !before ? relapsed(follows, this.#ended.get(key), now) : follows;
    const repair = followed && nextRepair(followed, now);
    if (repair) ask(way, repair.step, followed.now);
    if (repair?.step === 'publish-again') this.#againAt.set(key, now);
    const stall = repair?.stall ?? followed;
    if (!stall) {
      if (before) this.#ended.set(key, { stall: before, endedAt: now });
      this.#stalls.delete(key);
      this.#againAt.delete(key);
      receiver.unreceived.delete(stream.connectionId);
      return;
    }
    this.#stalls.set(key, stall);
    const wasInVain = receiver.unreceived.get(stream.connectionId)?.inVain === true;
    const waited = now - (this.#againAt.get(key) ?? now);
    const inVain = wasInVain || (waited >= HELPS_WITHIN_MS && stall.unknownSince === null);
    receiver.unreceived.set(stream.connectionId, { tracks: stall.now, inVain });
  }

  /** A stream that is not there any more is not missed. */
  #forget(receiver: ParticipantSlot, streams: readonly Publication[]): void {
    const there = new Set(streams.map(({ connectionId }) => connectionId));
    for (const id of receiver.unreceived.keys()) if (!there.has(id)) receiver.unreceived.delete(id);
    for (const key of this.#flowsSince.keys()) {
      if (!there.has(key.slice(0, key.indexOf(' ')))) this.#flowsSince.delete(key);
    }
  }
}

function ask({ receiver, stream }: Way, step: RepairStep, tracks: readonly TrackKind[]): void {
  const { callId: sessionCallId, streamType: mediaType, connectionId } = stream;
  const { userCallId, connection } = receiver;
  const asked = { sessionCallId, userCallId, mediaType, connectionId, step, tracks: [...tracks] };
  connection?.push(flowMessages.repairStream, asked);
}
