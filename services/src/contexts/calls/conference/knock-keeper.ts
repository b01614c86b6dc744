import { CommandBus } from '@nestjs/cqrs';

import { Clock, NewId } from '../../../platform/clock/index.js';
import { Rejected } from '../../../platform/eventing/commands/index.js';
import { Log } from '../../../platform/observability/index.js';
import {
  Gateway,
  Realtime,
  type Connection,
  type GatewayHooks,
} from '../../../platform/realtime/index.js';
import { LeaveCall } from '../commands/index.js';
import { Conferences } from './conferences.js';

/** Who knocks and is gone for so long has gone; a page that is loaded again is back sooner. In milliseconds. */
export const KNOCKER_RETURN_MS = 10_000;
const KINDS = ['member', 'guest', 'visit', 'device'] as const;

/** Withdraws the knock of who has gone: no one is to wait for them, or take their place. */
@Gateway('conference')
export class KnockKeeper implements GatewayHooks {
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
      this.clock.after(KNOCKER_RETURN_MS, () => {
        this.#withdraw(conference.callId, actor).catch((error: unknown) =>
          this.log.error('A knock could not be withdrawn', { err: error }),
        );
      });
    }
  }

  async #withdraw(callId: string, actor: Connection['actor']): Promise<void> {
    const { id: joinerId } = actor;
    const isBack = KINDS.some(
      (kind) => this.realtime.connectionsIn('conference', `${kind}:${joinerId}`).length > 0,
    );
    if (isBack || !this.conferences.find(callId)?.isKnocking(joinerId)) return;
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
