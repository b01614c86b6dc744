/**
 * What is known of the offers for a visitor, or at a desk. The server makes and ends them when it wants, so that one not
 * heard of before may always be the one that rings; but one that was over never rings again.
 */
export interface Ringing {
  /** The one heard of last, which may be over by now. */
  readonly offerId: string | null;
  /** In the order of their ids. */
  readonly over: readonly string[];
}

export const noOffer: Ringing = { offerId: null, over: [] };

/** It rang just now; by no offer that anybody has seen where the id is null. Undefined where that one was over before. */
export function rang(ringing: Ringing, offerId: string | null): Ringing | undefined {
  if (offerId === null || offerId === ringing.offerId) return ringing;
  if (ringing.over.includes(offerId)) return undefined;
  return { ...ended(ringing), offerId };
}

/** An offer is over; the one heard of last unless told. */
export function ended(ringing: Ringing, offerId = ringing.offerId): Ringing {
  if (offerId === null) return ringing;
  const current = ringing.offerId === offerId ? null : ringing.offerId;
  if (ringing.over.includes(offerId)) return { ...ringing, offerId: current };
  return { offerId: current, over: [...ringing.over, offerId].sort() };
}
