import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { isSameValue, type Channel } from '@foyer/contracts/schema';

import type { Actor } from '../cqrs/commands/index.js';
import { ProcessRoles } from '../cluster/process-roles/process-roles.js';
import {
  NODE_PARTS,
  NODE_TIMING,
  NodeDirectory,
  ThisNode,
  type NodeParts,
  type NodeRecord,
} from '../cluster/nodes/index.js';
import { Log } from '../observability/index.js';
import { roomName, roomOf } from './shared-rooms.js';
import { SocketHub } from './socket-hub.js';

/** Receives each room that has changed. */
export type PresenceListener = (channel: Channel, room: string) => void;

interface Elsewhere {
  readonly revision: number;
  readonly rooms: ReadonlyMap<string, readonly Actor[]>;
}

/**
 * The connected actors: here and, where this process runs the background jobs of all, on every
 * living node.
 */
@Injectable()
export class Presence implements OnModuleInit, BeforeApplicationShutdown {
  readonly #listeners = new Set<PresenceListener>();
  readonly #goneListeners = new Set<() => void>();
  #elsewhere: ReadonlyMap<string, Elsewhere> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    @Inject(NODE_PARTS) private readonly parts: NodeParts | null,
    private readonly directory: NodeDirectory,
    private readonly self: ThisNode,
    private readonly hub: SocketHub,
    private readonly processRoles: ProcessRoles,
    private readonly log: Log,
  ) {}

  /** The actors in a room of a channel, one for each connection. */
  in(channel: Channel, room: string): readonly Actor[] {
    const here = this.hub.in(channel, room).map(({ actor }) => actor);
    const name = roomName(channel, room);
    const there = [...this.#elsewhere.values()].flatMap(({ rooms }) => rooms.get(name) ?? []);
    return [...here, ...there];
  }

  /** Calls back when an actor has come or gone on another node. */
  onChange(listener: PresenceListener): void {
    this.#listeners.add(listener);
  }

  /** Calls back when a node is gone. Some of its actors may never have been known here. */
  onNodeGone(listener: () => void): void {
    this.#goneListeners.add(listener);
  }

  /** Before anything is decided, it is known who is there. */
  async onModuleInit(): Promise<void> {
    if (!this.parts || !this.processRoles.runsBackgroundJobs) return;
    await this.#look();
    this.#watch();
  }

  beforeApplicationShutdown(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #watch(): void {
    const { watchMs } = this.parts?.timing ?? NODE_TIMING;
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#look()
        .catch((err: unknown) => this.log.warn('Who is elsewhere cannot be seen', { err }))
        .finally(() => this.#watch());
    }, watchMs).unref();
  }

  async #look(): Promise<void> {
    const before = this.#elsewhere;
    const nodes = await this.directory.look();
    const others = nodes.filter(({ id }) => id !== this.self.id);
    const after = new Map(
      await Promise.all(others.map(async (node) => [node.id, await this.#seen(node)] as const)),
    );
    this.#elsewhere = after;
    // All nodes are read before listeners ask about one: an actor may only have moved.
    const ids = new Set([...before.keys(), ...after.keys()]);
    const changes = [...ids].flatMap((id) =>
      changedRooms(before.get(id)?.rooms, after.get(id)?.rooms),
    );
    for (const name of new Set(changes)) {
      const { channel, room } = roomOf(name);
      for (const listener of this.#listeners) listener(channel, room);
    }
    if ([...before.keys()].every((id) => after.has(id))) return;
    for (const listener of this.#goneListeners) listener();
  }

  async #seen({ id, revision }: NodeRecord): Promise<Elsewhere> {
    const known = this.#elsewhere.get(id);
    if (known?.revision === revision || !this.parts) return known ?? { revision, rooms: new Map() };
    const present = await this.parts.store.presentOn(id);
    return { revision, rooms: new Map(present.map(({ room, actors }) => [room, actors])) };
  }
}

function changedRooms(
  before: Elsewhere['rooms'] = new Map(),
  after: Elsewhere['rooms'] = new Map(),
): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !isSameValue(before.get(name), after.get(name)));
}
