import type { ReceivedFlow, TrackKind } from '@foyer/contracts/calls';

import { RECEIVED_COUNTS_MS, type Verdict } from './judge-flow.js';

/**
 * The time after which a sent track that does not arrive is lost on the way to this receiver, in
 * milliseconds.
 */
const UNRECEIVED_MS = 3_000;

/** The known facts of a track on its way to one receiver; times in milliseconds since 1970. */
export interface Receipt {
  /** Since when it flows from its publisher; null while it does not, or nothing is known of it. */
  readonly flowsSince: number | null;
  /** The last report of the receiver, and its time. */
  readonly said: { readonly at: number; readonly flow: ReceivedFlow } | undefined;
  /** True if the track may rest: a shared screen may stand still while another stream arrives. */
  readonly mayRest: boolean;
}

const lost = (stillMs: number): Verdict => ({ flows: false, cause: 'receipt', stillMs });

/**
 * Judges if a sent track arrives at one receiver. It is judged by the flow at both ends. A browser
 * calls a connection good while one way of it answers, even if the other side sends on another way.
 * @param now In milliseconds since 1970.
 */
export function judgeReceipt(track: TrackKind, receipt: Receipt, now: number): Verdict {
  const { flowsSince, said, mayRest } = receipt;
  const isSaid = said !== undefined && now - said.at <= RECEIVED_COUNTS_MS;
  // A connection that the browser itself calls interrupted is repaired by the page.
  if (flowsSince === null || !isSaid || said.flow.packetsStillMs === null) return { flows: null };
  const { packetsStillMs, [`${track}StillMs` as const]: still } = said.flow;
  // No picture has to come that is out of sight.
  if (track === 'video' && still === null) return { flows: null };
  const stillMs = mayRest ? packetsStillMs : Math.max(packetsStillMs, still ?? 0);
  if (stillMs < UNRECEIVED_MS) return { flows: true };
  return mayRest || now - flowsSince < UNRECEIVED_MS ? { flows: null } : lost(stillMs);
}
