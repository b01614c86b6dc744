import { CommandBus } from '@nestjs/cqrs';

import { Clock, NewId } from '#platform/clock';
import { Rejected, systemActor } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { Gateway, Realtime, type Connection, type GatewayHooks } from '#platform/realtime';
import { LeaveCall } from '../commands.js';
import type { Conference } from './conference.js';
import { Conferences } from './conferences.js';

/** The longest absence of a knocking person; a reloaded page is back sooner. In milliseconds. */
export const KNOCKER_RETURN_MS = 10_000;
const KINDS = ['member', 'guest', 'visit', 'device'] as const;

/**
 * Withdraws the knock of who has gone, or whose page never came: no one is to wait for them, and
 * they take no one's place. Pages at the lobby meet where the call is, as those in it do.
 */
@Gateway('conference')
export class KnockKeeper implements GatewayHooks {
  /** Knocks whose pages are expected, by call and joiner. */
  readonly #expected = new Set<string>();

  constructor(
    private readonly bus: CommandBus,
    private readonly conferences: Conferences,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly newId: NewId,
    private readonly log: Log,
  ) {}

  onDisconnect({ actor }: Connection): void {
    for (const conference of this.conferences.all()) {
      if (!conference.isKnocking(actor.id)) continue;
      this.#expect(conference.callId, actor.id);
    }
  }

  /** Gives the pages of all who knock a moment to come, if they are not here. */
  expect(conference: Conference): void {
    for (const joinerId of conference.knocking()) {
      if (!this.#isHere(joinerId)) this.#expect(conference.callId, joinerId);
    }
  }

  #expect(callId: string, joinerId: string): void {
    const key = `${callId} ${joinerId}`;
    if (this.#expected.has(key)) return;
    this.#expected.add(key);
    this.clock.after(KNOCKER_RETURN_MS, () => {
      this.#expected.delete(key);
      this.#withdraw(callId, joinerId).catch((error: unknown) =>
        this.log.error('A knock could not be withdrawn', { err: error }),
      );
    });
  }

  #isHere(joinerId: string): boolean {
    return KINDS.some(
      (kind) => this.realtime.connectionsIn('conference', `${kind}:${joinerId}`).length > 0,
    );
  }

  async #withdraw(callId: string, joinerId: string): Promise<void> {
    if (this.#isHere(joinerId) || !this.conferences.find(callId)?.isKnocking(joinerId)) return;
    const actor = systemActor('knock-keeper');
    const context = { commandId: this.newId.next(), correlationId: callId, actor };
    const because = { reason: 'left' } as const;
    try {
      await this.bus.execute(new LeaveCall(context, { callId, joinerId, because }));
    } catch (error) {
      // The call is over, or they were let in meanwhile.
      if (!(error instanceof Rejected)) throw error;
    }
  }
}
