import type { ReservationEvent, ReservedName } from '@foyer/contracts/identity';

/** The owner of a name that only one person may use; null while the name is free. */
export interface ReservationState {
  readonly ownerId: string | null;
}

export const initialReservation: ReservationState = { ownerId: null };

export function evolveReservation(
  _state: ReservationState,
  event: ReservationEvent,
): ReservationState {
  switch (event.type) {
    case 'NameReserved':
      return { ownerId: event.data.ownerId };
    case 'NameReleased':
      return { ownerId: null };
  }
}

/**
 * Takes a name for its owner: no event if the owner already has it, `taken` if another owner has
 * it.
 */
export function reserve(
  state: ReservationState,
  kind: ReservedName,
  ownerId: string,
): readonly ReservationEvent[] | 'taken' {
  if (state.ownerId === ownerId) return [];
  if (state.ownerId !== null) return 'taken';
  return [{ type: 'NameReserved', data: { kind, ownerId } }];
}

/** Gives a name back; a name of another owner stays. */
export function release(
  state: ReservationState,
  kind: ReservedName,
  ownerId: string,
): readonly ReservationEvent[] {
  return state.ownerId === ownerId ? [{ type: 'NameReleased', data: { kind, ownerId } }] : [];
}
