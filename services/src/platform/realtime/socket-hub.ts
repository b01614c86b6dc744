import { Injectable } from '@nestjs/common';
import type { Channel } from '@foyer/contracts/schema';
import type { Namespace } from 'socket.io';

import type { Connection } from './connection.js';
import { SocketConnection } from './socket-connection.js';

/** The channels that are open, and every connection to them. */
@Injectable()
export class SocketHub {
  readonly #namespaces = new Map<Channel, Namespace>();
  readonly #connections = new Map<string, SocketConnection>();

  open(channel: Channel, namespace: Namespace): void {
    this.#namespaces.set(channel, namespace);
  }

  add(connection: SocketConnection): void {
    this.#connections.set(connection.id, connection);
  }

  remove(connection: SocketConnection): void {
    this.#connections.delete(connection.id);
  }

  find({ id }: Connection): SocketConnection | undefined {
    return this.#connections.get(id);
  }

  /** Sends to a room of a channel; nothing happens where nobody is in it. */
  emit(channel: Channel, room: string, name: string, data: unknown, except?: Connection): void {
    const to = this.#namespaces.get(channel)?.to(room);
    (except ? to?.except(except.id) : to)?.emit(name, data);
  }

  /** Who is in a room of a channel. */
  in(channel: Channel, room: string): readonly SocketConnection[] {
    const ids = this.#namespaces.get(channel)?.adapter.rooms.get(room) ?? [];
    return [...ids].flatMap((id) => this.#connections.get(id) ?? []);
  }

  /** Who is in a room, on all channels. */
  everywhereIn(room: string): readonly SocketConnection[] {
    return [...this.#namespaces.keys()].flatMap((channel) => this.in(channel, room));
  }

  /** How many connections each channel has. */
  counts(): ReadonlyMap<Channel, number> {
    return new Map(
      [...this.#namespaces].map(([channel, namespace]) => [channel, namespace.sockets.size]),
    );
  }
}
