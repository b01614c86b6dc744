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
  readonly #moveListeners = new Set<(channel: Channel, room: string) => void>();

  open(channel: Channel, namespace: Namespace): void {
    this.#namespaces.set(channel, namespace);
    for (const move of ['join-room', 'leave-room']) {
      namespace.adapter.on(move, (room: string) => {
        for (const listener of this.#moveListeners) listener(channel, room);
      });
    }
  }

  /** Calls back when a connection enters a room or leaves it. */
  onMove(listener: (channel: Channel, room: string) => void): void {
    this.#moveListeners.add(listener);
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

  /** Sends to a room of a channel; nothing happens where no one is in it. */
  emit(channel: Channel, room: string, name: string, data: unknown, except?: Connection): void {
    const to = this.#namespaces.get(channel)?.to(room);
    (except ? to?.except(except.id) : to)?.emit(name, data);
  }

  /** The connections in a room of a channel. */
  in(channel: Channel, room: string): readonly SocketConnection[] {
    const ids = this.#namespaces.get(channel)?.adapter.rooms.get(room) ?? [];
    return [...ids].flatMap((id) => this.#connections.get(id) ?? []);
  }

  /** The connections in a room, on all channels. */
  everywhereIn(room: string): readonly SocketConnection[] {
    return [...this.#namespaces.keys()].flatMap((channel) => this.in(channel, room));
  }

  /** Every connection to every channel. */
  all(): readonly SocketConnection[] {
    return [...this.#connections.values()];
  }

  /** All rooms with a connection, by channel. */
  rooms(): readonly (readonly [Channel, string])[] {
    return [...this.#namespaces].flatMap(([channel, { adapter }]) =>
      [...adapter.rooms.keys()].map((room) => [channel, room] as const),
    );
  }

  hasConnections(channel: Channel): boolean {
    return (this.#namespaces.get(channel)?.sockets.size ?? 0) > 0;
  }

  /** How many connections each channel has. */
  counts(): ReadonlyMap<Channel, number> {
    return new Map(
      [...this.#namespaces].map(([channel, namespace]) => [channel, namespace.sockets.size]),
    );
  }
}
