import { STALL_STEPS_MAX, type RepairStep, type TrackKind } from '@foyer/contracts/calls';

import type { StallCause, Verdict } from './judge-flow.js';

/** A time in which something of a stream does not flow, from being noticed to flowing again. */
export interface Stall {
  /** Since when it does not, in milliseconds since 1970. */
  readonly since: number;
  /** The tracks that stood still at some time during the stall. */
  readonly tracks: readonly TrackKind[];
  /** The tracks that do not flow now, or are not known to flow again. */
  readonly now: readonly TrackKind[];
  readonly cause: StallCause;
  /** Since when nothing is known of what does not flow; null while something is. */
  readonly unknownSince: number | null;
  /** The repair steps that were tried, in order. */
  readonly steps: readonly RepairStep[];
  /** The last repair step, also from a stall shortly before. */
  readonly last: RepairStep | null;
  /** How often it was published again, also in stalls shortly before. */
  readonly rounds: number;
  /** When to try the next. */
  readonly nextAt: number;
}

/** A stall that is over, and since when, in milliseconds since 1970. */
export interface EndedStall {
  readonly stall: Stall;
  readonly endedAt: number;
}

/**
 * The repair steps worth trying, by cause. A page that does not report cannot be asked to repair.
 */
const STEPS: Readonly<Record<StallCause, readonly RepairStep[]>> = {
  source: ['restart-track', 'publish-again'],
  connection: ['restart-ice', 'publish-again'],
  page: [],
  // Of the receiver, for whom `publish-again` is to ask for the stream over another connection.
  receipt: ['restart-ice', 'publish-again'],
};
/**
 * A connection may return automatically, and pictures over another way need a moment to decode. In
 * milliseconds.
 */
const RETURNS_WITHIN_MS = 2_000;
/** How long each step has to help, in milliseconds. */
const HELPS_WITHIN_MS: Readonly<Record<RepairStep, number>> = {
  'restart-track': 6_000,
  'restart-ice': 3_000,
  'publish-again': 10_000,
};
/**
 * The longest time without a verdict in a stall. After it, for example with a microphone withheld
 * by the system, the stall is over. In milliseconds.
 */
const UNKNOWN_MAX_MS = 12_000;
/** Between two rounds of all steps, doubling up to the most: a camera may be broken for good. */
const ROUND_MS = 15_000;
const ROUND_MAX_MS = 240_000;
/**
 * The time in which a new stall means a failed repair, in milliseconds: longer than the longest
 * pause.
 */
const RELAPSE_MS = 300_000;
/**
 * A connection that is gone again so soon after its ICE was restarted needs more than that, in
 * milliseconds.
 */
const RESTART_RELAPSE_MS = 30_000;

type Tracks = Readonly<Partial<Record<TrackKind, Verdict>>>;

const all = (a: readonly TrackKind[], b: readonly TrackKind[]): TrackKind[] => [
  ...new Set([...a, ...b]),
];

/**
 * Continues a stall with the verdicts on its tracks; undefined while, or once, all of them flow.
 * @param before The stall so far, if there is one.
 * @param now In milliseconds since 1970.
 */
export function followStall(
  before: Stall | undefined,
  tracks: Tracks,
  now: number,
): Stall | undefined {
  const kinds = (['audio', 'video'] as const).filter((kind) => tracks[kind] !== undefined);
  const stalled = kinds.flatMap((kind) => {
    const verdict = tracks[kind];
    return verdict?.flows === false ? [{ kind, ...verdict }] : [];
  });
  const open = kinds.filter(
    (kind) => tracks[kind]?.flows === null && before?.now.includes(kind) === true,
  );
  const standing = [...stalled.map(({ kind }) => kind), ...open];
  const [first] = stalled;
  if (standing.length === 0 || (!before && !first)) return undefined;
  const unknownSince = first ? null : (before?.unknownSince ?? now);
  if (unknownSince !== null && now - unknownSince > UNKNOWN_MAX_MS) return undefined;
  const cause = first?.cause ?? before?.cause ?? 'source';
  const still = Math.max(0, ...stalled.map(({ stillMs }) => stillMs));
  return {
    since: before?.since ?? now - still,
    tracks: all(before?.tracks ?? [], standing),
    now: standing,
    cause,
    unknownSince,
    steps: before?.steps ?? [],
    rounds: before?.rounds ?? 0,
    last: before?.last ?? null,
    nextAt: before?.nextAt ?? now + (cause === 'connection' ? RETURNS_WITHIN_MS : 0),
  };
}

/**
 * Applies the pauses of an earlier stall to one that soon follows in the same stream. Without it,
 * one receiver could make a publisher start again without end. ICE is not restarted again if the
 * last restart helped for moments only.
 */
export function relapsed(stall: Stall, ended: EndedStall | undefined, now: number): Stall {
  const forMs = ended === undefined ? Infinity : now - ended.endedAt;
  if (ended === undefined || forMs > RELAPSE_MS) return stall;
  const { rounds, nextAt } = ended.stall;
  const restarted = ended.stall.last === 'restart-ice' && forMs <= RESTART_RELAPSE_MS;
  if (rounds === 0 && !restarted) return stall;
  const last = restarted ? 'restart-ice' : null;
  return { ...stall, rounds, last, nextAt: Math.max(stall.nextAt, nextAt) };
}

/**
 * The step to take now, and the stall once it is taken; undefined where there is nothing to do but
 * wait.
 */
export function nextRepair(
  stall: Stall,
  now: number,
): { readonly step: RepairStep; readonly stall: Stall } | undefined {
  const turn = STEPS[stall.cause];
  // A running repair takes a moment in which the flow cannot be judged.
  const waits = now < stall.nextAt || stall.unknownSince !== null;
  if (waits || turn.length === 0) return undefined;
  const step = turn[(stall.last === null ? -1 : turn.indexOf(stall.last)) + 1] ?? turn[0];
  if (step === undefined) return undefined;
  const isRound = step === 'publish-again';
  const pause = isRound ? Math.min(ROUND_MS * 2 ** stall.rounds, ROUND_MAX_MS) : 0;
  const rounds = stall.rounds + (isRound ? 1 : 0);
  const steps = [...stall.steps, step].slice(-STALL_STEPS_MAX);
  const nextAt = now + HELPS_WITHIN_MS[step] + pause;
  return { step, stall: { ...stall, steps, last: step, rounds, nextAt } };
}
