/**
 * The known offers for a visitor, or at a desk. The server makes and ends them when it wants. An
 * unknown offer may therefore always be the one that rings; but an offer that was over never
 * rings again.
 */
export interface Ringing {
  /** The last known offer, which may be over by now. */
  readonly offerId: string | null;
  /** In the order of their ids. */
  readonly over: readonly string[];
}

export const noOffer: Ringing = { offerId: null, over: [] };

/**
 * It rang just now; by no offer that anybody has seen where the id is null. Undefined where that
 * one was over before.
 */
export function rang(ringing: Ringing, offerId: string | null): Ringing | undefined {
  if (offerId === null || offerId === ringing.offerId) return ringing;
  if (ringing.over.includes(offerId)) return undefined;
  return { ...ended(ringing), offerId };
}

/** Ends an offer, by default the last known one. */
export function ended(ringing: Ringing, offerId = ringing.offerId): Ringing {
  if (offerId === null) return ringing;
  const current = ringing.offerId === offerId ? null : ringing.offerId;
  if (ringing.over.includes(offerId)) return { ...ringing, offerId: current };
  return { offerId: current, over: [...ringing.over, offerId].sort() };
}
