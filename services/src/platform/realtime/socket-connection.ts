import type { Language, Policy } from '@foyer/contracts/identity';
import type { Channel, MessageDefinition, PushOf } from '@foyer/contracts/schema';
import type { Socket } from 'socket.io';

import { refusalOf, type Actor } from '../cqrs/commands/index.js';
import { keyAskedFor } from '../cluster/nodes/index.js';
import { languageOf } from '../http/errors/index.js';
import { ownRooms, type Connection } from './connection.js';

const TAB_ID = /^[0-9a-f-]{36}$/i;

/** A connection as socket.io has it, with the token it was opened with. */
export class SocketConnection implements Connection {
  readonly tabId: string | undefined;
  readonly language: Language;
  readonly #policies = new Map<string, Policy>();
  #onExtended: (until: Date) => void = () => undefined;

  /** @param address where the client is, beyond all proxies that are trusted. */
  constructor(
    readonly channel: Channel,
    private readonly socket: Socket,
    readonly token: string,
    public actor: Actor,
    readonly address: string,
  ) {
    const { tabId, language } = socket.handshake.auth as Record<string, unknown>;
    this.tabId = typeof tabId === 'string' && TAB_ID.test(tabId) ? tabId : undefined;
    this.language =
      language === 'de' || language === 'en'
        ? language
        : languageOf(socket.handshake.headers['accept-language']);
  }

  get id(): string {
    return this.socket.id;
  }

  /** The client, which may be connected to several channels. */
  get client(): object {
    return this.socket.conn;
  }

  /** The key that the client names as its purpose; undefined where it names none. */
  get affinityKey(): string | undefined {
    return keyAskedFor(this.socket.handshake.url);
  }

  get openedAt(): number {
    return this.socket.handshake.issued;
  }

  get isOpen(): boolean {
    return this.socket.connected;
  }

  get rooms(): ReadonlySet<string> {
    return this.socket.rooms;
  }

  join(room: string, policy?: Policy): void {
    if (policy !== undefined) this.#policies.set(room, policy);
    void this.socket.join(room);
  }

  leave(room: string): void {
    void this.socket.leave(room);
  }

  /** Gives the connection an actor with new rights. */
  become(actor: Actor): void {
    for (const room of ownRooms(this.actor)) this.leave(room);
    this.actor = actor;
    for (const room of ownRooms(actor)) this.join(room);
    for (const [room, policy] of this.#policies) {
      if (refusalOf(policy, actor)) this.leave(room);
    }
  }

  isIn(room: string): boolean {
    return this.socket.rooms.has(room);
  }

  push<M extends MessageDefinition>(message: M, payload: PushOf<M>): void {
    this.socket.emit(message.name, (message.push ?? message.payload).parse(payload));
  }

  /** Calls back when it may stay open for longer. */
  onExtended(callback: (until: Date) => void): void {
    this.#onExtended = callback;
  }

  extend(until: Date): void {
    this.#onExtended(until);
  }

  /** Drops the whole client as a failing network does, so that it comes back automatically. */
  sendBack(): void {
    this.socket.conn.close();
  }

  /** Ends it for the whole client; what was sent before still arrives. */
  close(): void {
    this.socket.disconnect(true);
  }
}
