import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Channel } from '@foyer/contracts/schema';

import { ProcessRoles } from '../cluster/process-roles/process-roles.js';
import { NODE_PARTS, ThisNode, type NodeParts } from '../cluster/nodes/index.js';
import { Log } from '../observability/index.js';
import { isShared, roomName } from './shared-rooms.js';
import { SocketHub } from './socket-hub.js';

/** Changes within this time are sent together, in milliseconds. */
const GATHER_MS = 50;
/** After this time a store that could not be reached is tried again, in milliseconds. */
const AGAIN_MS = 1_000;

/** Lets other nodes know who is present on this one. */
@Injectable()
export class PresenceNotifier implements OnModuleInit {
  #changed = new Map<string, readonly [Channel, string]>();
  #planned: NodeJS.Timeout | undefined;
  #notifying = false;

  constructor(
    @Inject(NODE_PARTS) private readonly parts: NodeParts | null,
    private readonly hub: SocketHub,
    private readonly self: ThisNode,
    private readonly processRoles: ProcessRoles,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    if (!this.parts || !this.processRoles.servesPeople) return;
    this.hub.onMove((channel, room) => this.#note(channel, room));
    // A node that enters again begins with nothing.
    this.self.onEntered(() => {
      for (const [channel, room] of this.hub.rooms()) this.#note(channel, room);
    });
  }

  #note(channel: Channel, room: string): void {
    if (!isShared(channel, room)) return;
    this.#changed.set(roomName(channel, room), [channel, room]);
    this.#plan(GATHER_MS);
  }

  #plan(ms: number): void {
    if (this.#notifying || this.#planned !== undefined) return;
    this.#planned = setTimeout(() => {
      this.#planned = undefined;
      void this.#notify();
    }, ms).unref();
  }

  async #notify(): Promise<void> {
    if (this.self.isClosed) return;
    const changed = this.#changed;
    this.#changed = new Map();
    this.#notifying = true;
    let again = GATHER_MS;
    try {
      const rooms = [...changed].map(([name, [channel, room]]) => ({
        room: name,
        actors: this.hub.in(channel, room).map(({ actor }) => actor),
      }));
      await this.parts?.store.notify(this.self.id, rooms);
    } catch (err) {
      this.log.warn('Others could not be told who is here', { err });
      this.#changed = new Map([...changed, ...this.#changed]);
      again = AGAIN_MS;
    } finally {
      this.#notifying = false;
    }
    if (this.#changed.size > 0) this.#plan(again);
  }
}
