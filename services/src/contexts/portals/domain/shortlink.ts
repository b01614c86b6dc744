import type { ReservationEvent } from '@foyer/contracts/identity';

/** Which portal uses a short link; null while none does. */
export interface ShortlinkState {
  readonly ownerId: string | null;
}

/**
 * Takes a short link for a portal: nothing to do where it is its own, `taken` where it is
 * another's.
 */
export function reserveShortlink(
  state: ShortlinkState,
  ownerId: string,
): readonly ReservationEvent[] | 'taken' {
  if (state.ownerId === ownerId) return [];
  if (state.ownerId !== null) return 'taken';
  return [{ type: 'NameReserved', data: { kind: 'shortlink', ownerId } }];
}

/** Gives a short link back; one that is another portal's is left alone. */
export function releaseShortlink(
  state: ShortlinkState,
  ownerId: string,
): readonly ReservationEvent[] {
  return state.ownerId === ownerId
    ? [{ type: 'NameReleased', data: { kind: 'shortlink', ownerId } }]
    : [];
}
