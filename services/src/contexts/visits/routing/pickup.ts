import type { CallEvent } from '@foyer/contracts/calls';

/** The agent who took a visitor, folded from the stream of the visitor's call. */
export interface Pickup {
  /** Null while no one has. */
  readonly agentId: string | null;
  /** True if the call with that id is another call without a visitor. */
  readonly isOtherCall: boolean;
}

export const noPickup: Pickup = { agentId: null, isOtherCall: false };

export function evolvePickup(pickup: Pickup, event: CallEvent): Pickup {
  if (event.type === 'CallHandedOver') return { ...pickup, agentId: event.data.joinerId };
  if (event.type !== 'CallStarted') return pickup;
  const { origin } = event.data;
  return origin.kind === 'queue'
    ? { ...pickup, agentId: origin.agentId }
    : { ...pickup, isOtherCall: true };
}
