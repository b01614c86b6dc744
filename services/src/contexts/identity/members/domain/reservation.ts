import type { ReservationEvent, ReservedName } from '@foyer/contracts/identity';

/** Who uses a name that only one may use; null while no one does. */
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

/** Takes a name for its owner: nothing to do where it is theirs already, `taken` where it is somebody else's. */
export function reserve(
  state: ReservationState,
  kind: ReservedName,
  ownerId: string,
): readonly ReservationEvent[] | 'taken' {
  if (state.ownerId === ownerId) return [];
  if (state.ownerId !== null) return 'taken';
  return [{ type: 'NameReserved', data: { kind, ownerId } }];
}

/** Gives a name back; one that is somebody else's is left alone. */
export function release(
  state: ReservationState,
  kind: ReservedName,
  ownerId: string,
): readonly ReservationEvent[] {
  return state.ownerId === ownerId ? [{ type: 'NameReleased', data: { kind, ownerId } }] : [];
}
