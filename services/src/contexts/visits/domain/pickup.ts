import type { CallEvent } from '@foyer/contracts/calls';

/** Who took a visitor, folded from the stream of the visitor's call; null while no one has. */
export interface Pickup {
  readonly agentId: string | null;
}

export const noPickup: Pickup = { agentId: null };

export function evolvePickup(pickup: Pickup, event: CallEvent): Pickup {
  if (event.type !== 'CallStarted') return pickup;
  const { origin } = event.data;
  return origin.kind === 'queue' ? { agentId: origin.agentId } : pickup;
}
