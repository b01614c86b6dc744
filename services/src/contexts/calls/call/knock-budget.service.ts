import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '@foyer/event-log';

import { CommandRunner, Rejected, stream } from '#platform/cqrs';
import { AddressLimits } from '#platform/http/admission';
import { boundedCache } from '#platform/stores/bounded-cache';
import { Call } from '../streams.js';

/** The most guests in lobbies whose addresses are kept in memory. */
const REMEMBERED = 50_000;
/**
 * Guests from one address wait until another guest from there is let in, turned away or leaves. In
 * seconds.
 */
const AGAIN_S = 30;

export interface Knocking {
  readonly callId: string;
  readonly joinerId: string;
  readonly address: string;
}

/**
 * Limits how many guests from one address may knock at a call at a time, as for waiting in line.
 * Addresses of guests are personal data: only the memory of this process keeps them. Pages of
 * guests ask again while they wait.
 */
@Injectable()
export class KnockBudget {
  readonly #turns = new KeyedMutex();
  readonly #guests = boundedCache<{ readonly from: string }>(REMEMBERED);

  constructor(
    private readonly limits: AddressLimits,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * Lets a guest come to a call where the address still has a share of its lobby.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async within({ callId, joinerId, address }: Knocking, come: () => Promise<unknown>) {
    const from = this.limits.keyOf(address);
    if (from === undefined) {
      await come();
      return;
    }
    await this.#turns.runExclusive([`${callId} ${from}`], async () => {
      const others = await this.#knockingFrom(from, callId, joinerId);
      if (others >= this.limits.placesInLine) {
        throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: AGAIN_S.toString() });
      }
      this.#guests.set(joinerId, { from });
      await come();
    });
  }

  async #knockingFrom(from: string, callId: string, except: string): Promise<number> {
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') return 0;
    return Object.entries(call.knockers).filter(
      ([joinerId, { status }]) =>
        status === 'KNOCKING' && joinerId !== except && this.#guests.get(joinerId)?.from === from,
    ).length;
  }
}
