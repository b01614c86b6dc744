import type { ReceivedFlow, SentFlow, TrackKind } from '@foyer/contracts/calls';

/** The last report of a page about one stream, and its time in milliseconds since 1970. */
interface Said<Flow> {
  readonly at: number;
  readonly flow: Flow;
}

/** The known flow of one published stream. */
export interface StreamFlow {
  /** As its publisher says. */
  readonly sent: Said<SentFlow>;
  /** Since when its publisher says that something moves; without what does not. */
  readonly movesSince: ReadonlyMap<TrackKind, number>;
  /**
   * Since when the relay says that nothing of it comes; without what does, and where a relay does
   * not say so.
   */
  readonly missingSince: ReadonlyMap<TrackKind, number>;
  /** As each of its receivers says. */
  readonly received: readonly Said<ReceivedFlow>[];
}

/**
 * The cause of a stall. `source`: the camera or microphone sends no data. `connection`: it is down,
 * or the sent data reaches or helps no receiver. `page`: the page reports no longer. `receipt`: the
 * stream does not arrive at one receiver.
 */
export type StallCause = 'source' | 'connection' | 'page' | 'receipt';

export type Verdict =
  | { readonly flows: true | null }
  | { readonly flows: false; readonly cause: StallCause; readonly stillMs: number };

/**
 * A camera makes several pictures a second also in the dark, a microphone fifty packets: so long
 * nothing is a stall. In milliseconds.
 */
const STILL_MS = 1_500;
/** The view of a receiver is delayed, and may be the receiver's own fault for a moment. */
const UNSEEN_MS = 2_500;
/**
 * The time after which a sent track that the relay misses is lost on the way. The relay itself
 * reports a gap after a second.
 */
const MISSING_MS = 1_000;
/** A page that says nothing for so long is not at work: it should every two seconds. */
const SILENT_MS = 3_500;
/** The time for which the report of a receiver counts. */
export const RECEIVED_COUNTS_MS = 3_500;

const unknown: Verdict = { flows: null };
const flowing: Verdict = { flows: true };
const stalled = (cause: StallCause, stillMs: number): Verdict => ({ flows: false, cause, stillMs });
const within = (still: number | null, ms: number): boolean => still !== null && still < ms;
const beyond = (still: number | null, ms: number): boolean => still !== null && still >= ms;

/**
 * Judges if a track that should flow does flow.
 * @param now In milliseconds since 1970.
 */
export function judgeFlow(track: TrackKind, stream: StreamFlow, now: number): Verdict {
  const { at, flow } = stream.sent;
  const field = `${track}StillMs` as const;
  const still = flow[field];
  if (still === null) return unknown;
  const heard = stream.received
    .filter((said) => now - said.at <= RECEIVED_COUNTS_MS)
    .map((said) => said.flow);
  if (now - at > SILENT_MS) {
    // Sound and picture go on without a page that is busy: who receives them knows better.
    if (heard.some((one) => within(one[field], STILL_MS))) return flowing;
    const arrives = heard.some((one) => within(one.packetsStillMs, STILL_MS));
    const isUnseen = heard.some((one) => beyond(one[field], STILL_MS));
    return arrives && !isUnseen ? unknown : stalled('page', now - at);
  }
  if (!flow.isUp) return stalled('connection', still);
  if (still >= STILL_MS) return stalled('source', still);
  const lost = lostOnTheWay(track, stream, heard, now);
  return lost === null ? flowing : stalled('connection', lost);
}

/**
 * For how long what is sent has not come to anybody, as the relay says, or all receivers alike;
 * null where it does, or they do not know. One alone to whom nothing comes at all may be the one
 * who has no connection.
 */
function lostOnTheWay(
  track: TrackKind,
  { sent: { flow }, movesSince, missingSince }: StreamFlow,
  heard: readonly ReceivedFlow[],
  now: number,
): number | null {
  const since = movesSince.get(track) ?? now;
  const missing = now - Math.max(since, missingSince.get(track) ?? now);
  // A screen on which nothing moves sends nothing.
  if (flow.mediaType !== 'screenCam' && missing >= MISSING_MS) return missing;
  const waits = heard.filter(({ packetsStillMs }) => packetsStillMs !== null);
  const nothing = waits.every(({ packetsStillMs }) => beyond(packetsStillMs, UNSEEN_MS));
  if (waits.length > 1 && nothing) return UNSEEN_MS;
  const isNew = now - since < 2 * UNSEEN_MS;
  if (track === 'audio' || isNew) return null;
  const watching = waits.filter(({ videoStillMs }) => videoStillMs !== null);
  const isUndecoded = watching.every(
    ({ videoStillMs, packetsStillMs }) =>
      beyond(videoStillMs, UNSEEN_MS) && within(packetsStillMs, STILL_MS),
  );
  return watching.length > 0 && isUndecoded ? UNSEEN_MS : null;
}
