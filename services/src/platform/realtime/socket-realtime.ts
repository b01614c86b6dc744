import { Injectable } from '@nestjs/common';
import { identityMessages } from '@foyer/contracts/identity';
import type { RejectionCode } from '@foyer/contracts/rejections';
import type { Channel, MessageDefinition, PushOf } from '@foyer/contracts/schema';

import { TokenAuthentication } from '../http/authentication/index.js';
import { Log } from '../observability/index.js';
import type { Connection } from './connection.js';
import { Realtime } from './realtime.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';

/** {@link Realtime} over socket.io. */
@Injectable()
export class SocketRealtime extends Realtime {
  constructor(
    private readonly hub: SocketHub,
    private readonly authentication: TokenAuthentication,
    private readonly log: Log,
  ) {
    super();
  }

  push<M extends MessageDefinition>(
    message: M,
    room: string,
    payload: PushOf<M>,
    { except }: { readonly except?: Connection } = {},
  ): void {
    const data = (message.push ?? message.payload).parse(payload);
    this.hub.emit(message.channel, room, message.name, data, except);
  }

  connectionsIn(channel: Channel, room: string): readonly Connection[] {
    return this.hub.in(channel, room);
  }

  hasConnections(channel: Channel): boolean {
    return this.hub.hasConnections(channel);
  }

  disconnect(room: string, code: RejectionCode): void {
    for (const connection of this.hub.everywhereIn(room)) this.end(connection, code);
  }

  /**
   * Gives the reason, so that a page asks its user to sign in again instead of reconnecting
   * endlessly.
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

  sendBack(connection: Connection): void {
    this.hub.find(connection)?.sendBack();
  }

  extend(room: string, until: Date): void {
    for (const connection of this.hub.everywhereIn(room)) connection.extend(until);
  }

  async refresh(room: string): Promise<void> {
    await Promise.all(this.hub.everywhereIn(room).map((one) => this.#refreshOne(one)));
  }

  async #refreshOne(connection: SocketConnection): Promise<void> {
    const answer = await this.authentication.authenticate(connection.token);
    if (answer.type === 'rejected') {
      this.end(connection, answer.code);
      return;
    }
    connection.become(answer.actor);
  }
}
