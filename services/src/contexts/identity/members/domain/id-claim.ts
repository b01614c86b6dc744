import type { IdClaimEvent, PersonKind, ThingKind } from '@foyer/contracts/identity';

/** The kind of the person or thing that an id belongs to; null while it belongs to none. */
export interface IdClaim {
  readonly kind: PersonKind | ThingKind | null;
}

export const initialIdClaim: IdClaim = { kind: null };

export function evolveIdClaim(_state: IdClaim, { data }: IdClaimEvent): IdClaim {
  return { kind: data.kind };
}

/** An id, and whether an owner of another kind ever had it, also one from before ids were claimed. */
export interface IdStates {
  readonly claim: IdClaim;
  readonly isOtherKind: boolean;
}

/**
 * Gives an id to a person permanently. Returns no event if this kind already has the id. Returns
 * `taken` if another kind has it or ever had it. One id, one key: erasing one of two people under
 * it would destroy the data of both.
 */
export function claimPersonId(
  states: IdStates,
  personId: string,
  kind: PersonKind,
): readonly IdClaimEvent[] | 'taken' {
  return claimed(states, { type: 'PersonIdClaimed', data: { personId, kind } });
}

/** The same for a thing: the id of one thing must not lead to another. */
export function claimThingId(
  states: IdStates,
  thingId: string,
  kind: ThingKind,
): readonly IdClaimEvent[] | 'taken' {
  return claimed(states, { type: 'ThingIdClaimed', data: { thingId, kind } });
}

function claimed({ claim, isOtherKind }: IdStates, wanted: IdClaimEvent) {
  if (claim.kind === wanted.data.kind) return [];
  if (claim.kind !== null || isOtherKind) return 'taken';
  return [wanted];
}
