import type { RejectionCode } from '@foyer/contracts/rejections';
import type { Channel, MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { Connection } from './connection.js';

/**
 * What the program says to clients of its own accord. Rooms: `member:<id>`, `session:<id>`, `visit:<id>`, and of guests
 * `place:<id>` by what their pass is for, are joined by themselves, `call:<id>`, `queue:<id>` and others by gateways. Also the injection token.
 */
export abstract class Realtime {
  /** Sends a message to everybody in a room of the message's channel. */
  abstract push<M extends MessageDefinition>(
    message: M,
    room: string,
    payload: PushOf<M>,
    options?: { readonly except?: Connection },
  ): void;
  /** Who is in a room of a channel just now. */
  abstract connectionsIn(channel: Channel, room: string): readonly Connection[];
  /** Whether there is any connection to a channel just now. */
  abstract hasConnections(channel: Channel): boolean;
  /** Says why, then closes every connection in a room, on all channels. */
  abstract disconnect(room: string, code: RejectionCode): void;
  /** Says why, then closes everything of the client that one connection belongs to. */
  abstract end(connection: Connection, code: RejectionCode): void;
  /** Drops everything of the client that one connection belongs to; it comes back by itself, to where it belongs. */
  abstract sendBack(connection: Connection): void;
  /** Connections in a room stay open until then, on all channels: anyone who holds them has proven so once more. */
  abstract extend(room: string, until: Date): void;
  /**
   * Looks again whose the connections in a room are, on all channels: rights follow at once, and a token that is no
   * longer good closes its connection.
   */
  abstract refresh(room: string): Promise<void>;
}
