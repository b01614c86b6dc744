import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Channel } from '@foyer/contracts/schema';

import { Duties } from '../duties/index.js';
import { NODE_PARTS, ThisNode, type NodeParts } from '../nodes/index.js';
import { Log } from '../observability/index.js';
import { isShared, roomName } from './shared-rooms.js';
import { SocketHub } from './socket-hub.js';

/** What happens within this time is told together, in milliseconds. */
const GATHER_MS = 50;
/** After this time a store that could not be reached is tried again, in milliseconds. */
const AGAIN_MS = 1_000;

/** Lets other nodes know who is present on this one. */
@Injectable()
export class PresenceTeller implements OnModuleInit {
  readonly #parts: NodeParts | null;
  readonly #hub: SocketHub;
  readonly #self: ThisNode;
  readonly #duties: Duties;
  readonly #log: Log;
  #changed = new Map<string, readonly [Channel, string]>();
  #planned: NodeJS.Timeout | undefined;
  #telling = false;

  constructor(
    @Inject(NODE_PARTS) parts: NodeParts | null,
    hub: SocketHub,
    self: ThisNode,
    duties: Duties,
    log: Log,
  ) {
    this.#parts = parts;
    this.#hub = hub;
    this.#self = self;
    this.#duties = duties;
    this.#log = log;
  }

  onModuleInit(): void {
    if (!this.#parts || !this.#duties.servesPeople) return;
    this.#hub.onMove((channel, room) => this.#note(channel, room));
    // A node that enters anew begins with nothing.
    this.#self.onEntered(() => {
      for (const [channel, room] of this.#hub.rooms()) this.#note(channel, room);
    });
  }

  #note(channel: Channel, room: string): void {
    if (!isShared(channel, room)) return;
    this.#changed.set(roomName(channel, room), [channel, room]);
    this.#plan(GATHER_MS);
  }

  #plan(ms: number): void {
    if (this.#telling || this.#planned !== undefined) return;
    this.#planned = setTimeout(() => {
      this.#planned = undefined;
      void this.#tell();
    }, ms).unref();
  }

  async #tell(): Promise<void> {
    if (this.#self.isClosed) return;
    const changed = this.#changed;
    this.#changed = new Map();
    this.#telling = true;
    let again = GATHER_MS;
    try {
      const rooms = [...changed].map(([name, [channel, room]]) => ({
        room: name,
        actors: this.#hub.in(channel, room).map(({ actor }) => actor),
      }));
      await this.#parts?.store.tell(this.#self.id, rooms);
    } catch (err) {
      this.#log.warn('Others could not be told who is here', { err });
      this.#changed = new Map([...changed, ...this.#changed]);
      again = AGAIN_MS;
    } finally {
      this.#telling = false;
    }
    if (this.#changed.size > 0) this.#plan(again);
  }
}
