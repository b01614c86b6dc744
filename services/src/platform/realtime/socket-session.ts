import { Injectable } from '@nestjs/common';
import type { Event, Socket } from 'socket.io';

import { Clock, type Cancel } from '../clock/index.js';
import { Rejected } from '../cqrs/commands/index.js';
import { Log } from '../observability/index.js';
import { ownRooms } from './connection.js';
import { Dispatcher, type Acknowledgement } from './dispatcher.js';
import type { GatewayHooks } from './gateway.js';
import type { Admission } from './handshake.js';
import { Listeners } from './listeners.js';
import { MessageBudgets, type MessageBudget } from './message-budget.js';
import { Realtime } from './realtime.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';

/** The life of a connection from its admission to its end. */
@Injectable()
export class SocketSession {
  readonly #budgets: MessageBudgets;
  /** The unfinished work of connections. */
  readonly #busy = new Set<Promise<void>>();
  #isEnding = false;

  constructor(
    private readonly hub: SocketHub,
    private readonly dispatcher: Dispatcher,
    private readonly listeners: Listeners,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.#budgets = new MessageBudgets(clock);
  }

  begin(socket: Socket, { connection, expiresAt }: Admission): void {
    this.hub.add(connection);
    for (const room of ownRooms(connection.actor)) connection.join(room);
    let cancelExpiry = this.#endAt(connection, expiresAt);
    connection.onExtended((until) => {
      cancelExpiry();
      cancelExpiry = this.#endAt(connection, until);
    });
    // One after the other, so that a candidate is not looked at before the offer that it belongs
    // to.
    let last = this.#busyWith(
      this.#notify(connection, (gateway) => gateway.onConnect?.(connection)),
    );
    const budget = this.#budgets.of(connection.actor);
    let isCut = false;
    // Every packet is taken here and none continues to listeners, whichever event it names. It is
    // paid for as it comes: a flood must not wait in memory for its refusals.
    socket.use((packet) => {
      if (isCut) return;
      if (budget.spend()) {
        const receive = async () => {
          if (!isCut) await this.#receive(connection, packet);
        };
        last = this.#busyWith(last.then(receive));
      } else if (budget.exhausted) {
        isCut = true;
        this.realtime.end(connection, 'TOO_MANY_REQUESTS');
      } else this.#refuse(connection, budget, packet);
    });
    socket.on('disconnect', (reason) => {
      cancelExpiry();
      this.hub.remove(connection);
      const how = reason === 'server namespace disconnect' ? 'ended' : 'gone';
      if (this.#isEnding) return;
      const notify = () => this.#notify(connection, (one) => one.onDisconnect?.(connection, how));
      last = this.#busyWith(last.then(notify));
    });
  }

  /**
   * Prepares for the end of the program: gateways are no longer told who goes, as they would not be
   * told in a crash. Resolves when what is under way has been answered.
   */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#busy);
  }

  /**
   * A member has to sign in again; a visitor's page comes back automatically, with another token.
   */
  #endAt(connection: SocketConnection, expiresAt: Date): Cancel {
    return this.clock.after(expiresAt.getTime() - this.clock.now().getTime(), () => {
      const { type } = connection.actor;
      if (type === 'visitor' || type === 'guest') this.realtime.sendBack(connection);
      else this.realtime.end(connection, 'SIGNED_OUT');
    });
  }

  #busyWith(work: Promise<void>): Promise<void> {
    const done = work.finally(() => this.#busy.delete(done));
    this.#busy.add(done);
    return done;
  }

  async #receive(connection: SocketConnection, packet: Event): Promise<void> {
    const { name, payload, reply } = read(packet);
    const answer = await this.dispatcher.dispatch(connection, name, payload);
    reply?.(answer);
  }

  #refuse(connection: SocketConnection, budget: MessageBudget, packet: Event): void {
    const retryAfter = budget.againInS.toString();
    read(packet).reply?.(
      this.dispatcher.refuse(connection, new Rejected('TOO_MANY_REQUESTS', { retryAfter })),
    );
  }

  async #notify(
    { channel }: SocketConnection,
    notify: (gateway: GatewayHooks) => Promise<void> | void,
  ): Promise<void> {
    for (const gateway of this.listeners.hooksOf(channel)) {
      try {
        await notify(gateway);
      } catch (error) {
        this.log.error('A gateway failed', { err: error, channel });
      }
    }
  }
}

function read(packet: Event) {
  const [name, ...rest] = packet as unknown[];
  const last = rest.at(-1);
  const reply =
    typeof last === 'function' ? (last as (answer: Acknowledgement) => void) : undefined;
  return { name, reply, payload: reply ? rest.slice(0, -1) : rest };
}
