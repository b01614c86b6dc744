import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

import { Health } from '../health/index.js';
import { keyOf, SessionAffinity, ThisNode } from '../cluster/nodes/index.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';

/** Between two looks at who is still in a call, in milliseconds. */
const LOOK_EVERY_MS = 250;
/** Who was in a call stays for so long after it, to hear how it ended, in milliseconds. */
const HEARS_THE_END_MS = 5_000;

/** The time between being told to end and ending: calls go on, everybody else is led elsewhere. */
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

  /** Resolves when no call is left here, or after so many milliseconds. */
  async until(withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    // Load balancers that ask turn to others; anyone who comes all the same is led to them.
    this.health.add('node', () => ({ state: 'down', detail: { draining: true } }));
    // A call may end while the other nodes are told.
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

  /** Whether somebody still has to hear how a call ended. */
  #isHearing(): boolean {
    const now = performance.now();
    return this.hub.all().some(({ client }) => (this.#stays.get(client) ?? 0) > now);
  }

  #isInCall({ actor, rooms, affinityKey }: SocketConnection): boolean {
    // Anyone who comes back to a call was led here for it, and has not entered it yet.
    const keys = [keyOf(actor), affinityKey, ...rooms];
    return keys.some((key) => key !== undefined && this.affinities.isKept(key));
  }
}
