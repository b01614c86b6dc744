import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

import { Health } from '../health/index.js';
import { keyOf, SessionAffinity, ThisNode } from '../cluster/nodes/index.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';

/** Between two looks at who is still in a call, in milliseconds. */
const LOOK_EVERY_MS = 250;
/**
 * A client that was in a call stays for this time, to learn how the call ended, in milliseconds.
 */
const HEARS_THE_END_MS = 5_000;

/**
 * The time between the signal to end and the end: calls continue, all other clients are redirected.
 */
@Injectable()
export class Drain {
  /** By client, until when it stays. */
  readonly #stays = new Map<SocketConnection['client'], number>();

  constructor(
    private readonly self: ThisNode,
    private readonly affinities: SessionAffinity,
    private readonly hub: SocketHub,
    private readonly health: Health,
  ) {}

  /** Resolves when no call is left here, or after this number of milliseconds. */
  async until(withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    // Load balancers that check health use other nodes; a client that still comes here is
    // redirected to them.
    this.health.add('node', () => ({ state: 'down', detail: { draining: true } }));
    // A call may end while the other nodes are notified.
    this.#keepThoseInCalls();
    await this.self.drain();
    for (;;) {
      if (this.self.hasOthers) this.#sendOthersBack();
      if (performance.now() >= end || (this.affinities.keptCount === 0 && !this.#isHearing()))
        return;
      await sleep(Math.min(LOOK_EVERY_MS, end - performance.now()));
    }
  }

  /** A client stays with all its connections if one of them is in a call. */
  #keepThoseInCalls(): void {
    const until = performance.now() + HEARS_THE_END_MS;
    for (const one of this.hub.all()) if (this.#isInCall(one)) this.#stays.set(one.client, until);
  }

  #sendOthersBack(): void {
    this.#keepThoseInCalls();
    const now = performance.now();
    for (const one of this.hub.all()) {
      if ((this.#stays.get(one.client) ?? 0) <= now) one.sendBack();
    }
  }

  /** True while a client still has to learn how a call ended. */
  #isHearing(): boolean {
    const now = performance.now();
    return this.hub.all().some(({ client }) => (this.#stays.get(client) ?? 0) > now);
  }

  #isInCall({ actor, rooms, affinityKey }: SocketConnection): boolean {
    // A client that returns to a call was redirected here for it, and has not entered it yet.
    const keys = [keyOf(actor), affinityKey, ...rooms];
    return keys.some((key) => key !== undefined && this.affinities.isKept(key));
  }
}
