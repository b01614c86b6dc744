import { Injectable } from '@nestjs/common';
import { identityMessages } from '@foyer/contracts/identity';
import type { RejectionCode } from '@foyer/contracts/rejections';
import type { Channel, MessageDefinition, PushOf } from '@foyer/contracts/schema';

import { TokenAuthentication } from '../http/authentication/index.js';
import { Log } from '../observability/index.js';
import type { Connection } from './connection.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';

/**
 * Sends messages from the program to clients over socket.io. Rooms of the actor are joined
 * automatically: `member:<id>`, `session:<id>`, `visit:<id>`, and of guests `guest:<id>`,
 * `place:<id>` and {@link guestRoom} by the purpose of their pass. Gateways join others, such as
 * `call:<id>` and `queue:<id>`.
 */
@Injectable()
export class Realtime {
  constructor(
    private readonly hub: SocketHub,
    private readonly authentication: TokenAuthentication,
    private readonly log: Log,
  ) {}

  /** Sends a message to all connections in a room of the message's channel. */
  push<M extends MessageDefinition>(
    message: M,
    room: string,
    payload: PushOf<M>,
    { except }: { readonly except?: Connection } = {},
  ): void {
    const data = (message.push ?? message.payload).parse(payload);
    this.hub.emit(message.channel, room, message.name, data, except);
  }

  /** The present connections in a room of a channel. */
  connectionsIn(channel: Channel, room: string): readonly Connection[] {
    return this.hub.in(channel, room);
  }

  /** True if a channel has any connection at present. */
  hasConnections(channel: Channel): boolean {
    return this.hub.hasConnections(channel);
  }

  /** Returns the ids of all who have a connection to a channel on this node. */
  actorIdsOn(channel: Channel): ReadonlySet<string> {
    const here = this.hub.all().filter((connection) => connection.channel === channel);
    return new Set(here.map(({ actor }) => actor.id));
  }

  /** Says why, then closes every connection in a room, on all channels. */
  disconnect(room: string, code: RejectionCode): void {
    for (const connection of this.hub.everywhereIn(room)) this.end(connection, code);
  }

  /**
   * Says why, then closes everything of the client that one connection belongs to. By the reason a
   * page asks its user to sign in again instead of reconnecting endlessly.
   */
  end(connection: Connection, code: RejectionCode): void {
    const { signedOut } = identityMessages;
    const reason = signedOut.payload.safeParse({ code });
    if (connection.channel === signedOut.channel && reason.success) {
      connection.push(signedOut, reason.data);
    }
    this.log.info('A connection was ended', { code, channel: connection.channel });
    this.hub.find(connection)?.close();
  }

  /**
   * Drops everything of the client that one connection belongs to; it comes back automatically, to
   * its right node.
   */
  sendBack(connection: Connection): void {
    this.hub.find(connection)?.sendBack();
  }

  /**
   * Connections in a room stay open until then, on all channels: anyone who holds them has proven
   * so once more.
   */
  extend(room: string, until: Date): void {
    for (const connection of this.hub.everywhereIn(room)) connection.extend(until);
  }

  /**
   * Looks again whose the connections in a room are, on all channels: rights follow at once, and a
   * token that is no longer good closes its connection.
   */
  async refresh(room: string): Promise<void> {
    await Promise.all(this.hub.everywhereIn(room).map((one) => this.#refreshOne(one)));
  }

  async #refreshOne(connection: SocketConnection): Promise<void> {
    const answer = await this.authentication.authenticate(connection.token, connection.address);
    if (answer.type === 'rejected') {
      this.end(connection, answer.code);
      return;
    }
    connection.become(answer.actor);
  }
}
