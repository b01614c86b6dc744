import type { RejectionCode } from '@foyer/contracts/rejections';
import type { Channel, MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { Connection } from './connection.js';

/**
 * Sends messages from the program to clients. Rooms of the actor are joined automatically:
 * `member:<id>`, `session:<id>`, `visit:<id>`, and of guests `guest:<id>`, `place:<id>` and
 * {@link guestRoom} by the purpose of their pass. Gateways join others, such as `call:<id>` and
 * `queue:<id>`. Also the injection token.
 */
export abstract class Realtime {
  /** Sends a message to all connections in a room of the message's channel. */
  abstract push<M extends MessageDefinition>(
    message: M,
    room: string,
    payload: PushOf<M>,
    options?: { readonly except?: Connection },
  ): void;
  /** The present connections in a room of a channel. */
  abstract connectionsIn(channel: Channel, room: string): readonly Connection[];
  /** True if a channel has any connection at present. */
  abstract hasConnections(channel: Channel): boolean;
  /** Says why, then closes every connection in a room, on all channels. */
  abstract disconnect(room: string, code: RejectionCode): void;
  /** Says why, then closes everything of the client that one connection belongs to. */
  abstract end(connection: Connection, code: RejectionCode): void;
  /**
   * Drops everything of the client that one connection belongs to; it comes back automatically, to
   * its right node.
   */
  abstract sendBack(connection: Connection): void;
  /**
   * Connections in a room stay open until then, on all channels: anyone who holds them has proven
   * so once more.
   */
  abstract extend(room: string, until: Date): void;
  /**
   * Looks again whose the connections in a room are, on all channels: rights follow at once, and a
   * token that is no longer good closes its connection.
   */
  abstract refresh(room: string): Promise<void>;
}
