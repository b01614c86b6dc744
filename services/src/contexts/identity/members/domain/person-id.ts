import type { PersonIdEvent, PersonKind } from '@foyer/contracts/identity';

/** Of what kind the person is whom an id belongs to; null while it belongs to no one. */
export interface PersonIdState {
  readonly kind: PersonKind | null;
}

export const initialPersonId: PersonIdState = { kind: null };

export function evolvePersonId(_state: PersonIdState, { data }: PersonIdEvent): PersonIdState {
  return { kind: data.kind };
}

/**
 * An id, and whether people of the other kinds ever had it, also those from before ids were
 * claimed.
 */
export interface PersonIdStates {
  readonly claim: PersonIdState;
  readonly isOtherKind: boolean;
}

/**
 * Gives an id to a person permanently. Returns no event if this kind already has the id. Returns
 * `taken` if another kind has it or ever had it. One id, one key: erasing one of two people under
 * it would destroy the data of both.
 */
export function claimPersonId(
  { claim, isOtherKind }: PersonIdStates,
  personId: string,
  kind: PersonKind,
): readonly PersonIdEvent[] | 'taken' {
  if (claim.kind === kind) return [];
  if (claim.kind !== null || isOtherKind) return 'taken';
  return [{ type: 'PersonIdClaimed', data: { personId, kind } }];
}
