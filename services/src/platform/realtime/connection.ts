import type { Language, Policy } from '@foyer/contracts/identity';
import type { Channel, MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { Actor } from '../cqrs/commands/index.js';

/**
 * One client's connection to one channel. The same object for as long as it lasts, so that it may
 * key a WeakMap.
 */
export interface Connection {
  readonly id: string;
  readonly channel: Channel;
  /** The owner of the connection, with the present rights. */
  readonly actor: Actor;
  /** Names the browser tab, where the client has tabs. */
  readonly tabId: string | undefined;
  /**
   * The moment at which its client asked for it, in milliseconds since 1970 by the clock of this
   * node.
   */
  readonly openedAt: number;
  readonly language: Language;
  /** False as soon as the client has gone, also before gateways are notified of it. */
  readonly isOpen: boolean;
  /** The client's address, for budgets of attempts. */
  readonly address: string;
  /** @param policy what a room takes to be in it: who may no longer do that, leaves it */
  join(room: string, policy?: Policy): void;
  leave(room: string): void;
  isIn(room: string): boolean;
  /** Sends to this connection alone. */
  push<M extends MessageDefinition>(message: M, payload: PushOf<M>): void;
}

/**
 * The room of a guest who came by the link of one place. Events of that place are sent here:
 * another link of the same guest opens another place.
 */
export const guestRoom = (guestId: string, placeId: string): string =>
  `guest:${guestId}:${placeId}`;

/** The rooms that a connection is in from the start, by its actor. */
export function ownRooms(actor: Actor): readonly string[] {
  switch (actor.type) {
    case 'member':
      return [`member:${actor.id}`, `session:${actor.sessionId}`];
    case 'visitor':
      return [`visit:${actor.id}`];
    case 'guest':
      return [`guest:${actor.id}`, `place:${actor.placeId}`, guestRoom(actor.id, actor.placeId)];
    case 'device':
      return [`device:${actor.id}`, `device-sign-in:${actor.signInId}`];
    case 'service':
    case 'anonymous':
    case 'system':
      return [];
  }
}
