import { Injectable } from '@nestjs/common';
import type { Channel } from '@foyer/contracts/schema';
import type { Socket } from 'socket.io';

import { Clock } from '../clock/index.js';
import type { Actor } from '../cqrs/commands/index.js';
import { Rejected } from '../cqrs/commands/index.js';
import { TokenBucket } from '../http/admission/index.js';
import { Log } from '../observability/index.js';

/** Packets of a client on all its channels together, also ones that are no messages. */
const PACKETS = { burst: 2000, perSecond: 400 };
/** Connections of one person to one channel: of several tabs, some of which come back meanwhile. */
export const CONNECTIONS_EACH = 20;

/** Limits what one client sends before any of it is read, and how often one person connects. */
@Injectable()
export class ClientLimits {
  readonly #held = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Cuts a client off that sends more packets than any page does. */
  watch(client: Socket['conn']): void {
    const bucket = new TokenBucket(PACKETS.burst, this.clock.elapsed());
    let isCut = false;
    client.on('packet', () => {
      if (isCut || bucket.take(PACKETS, this.clock.elapsed())) return;
      isCut = true;
      this.log.warn('A client was cut off', { code: 'TOO_MANY_REQUESTS' });
      client.close(true);
    });
  }

  /**
   * Takes a place for a connection, which is free again once that is gone.
   * @throws Rejected UNAVAILABLE, after which a page tries again, where there is none
   */
  take(channel: Channel, { type, id }: Actor, socket: Socket): void {
    const key = `${channel} ${type} ${id}`;
    const held = this.#held.get(key) ?? 0;
    if (held >= CONNECTIONS_EACH) throw new Rejected('UNAVAILABLE');
    // It went while its token was checked, and will tell no more.
    if (socket.conn.readyState !== 'open') return;
    this.#held.set(key, held + 1);
    let isHeld = true;
    const leave = () => {
      if (isHeld) this.#leave(key);
      isHeld = false;
    };
    socket.once('disconnect', leave);
    socket.conn.once('close', leave);
  }

  #leave(key: string): void {
    const left = (this.#held.get(key) ?? 1) - 1;
    if (left > 0) this.#held.set(key, left);
    else this.#held.delete(key);
  }
}
