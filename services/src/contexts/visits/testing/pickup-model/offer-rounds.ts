import type { Clock, NewId } from '#platform/clock';
import { type CommandContext, CommandRunner, type EventCodec, systemActor } from '#platform/cqrs';
import { executorOf } from '#platform/testing/command-executor.js';
import { OfferVisitor } from '../../commands.js';
import { offerRound } from '../../reactions/offer-round.js';
import { RoutingSnapshotWatch } from '../../reactions/routing-snapshot-watch.js';
import type { PlantedBug } from './planted-bug.js';
import { ServerKilled, StaleLog, type ServerLog } from './server-log.js';

export interface OfferRoundsParts {
  readonly log: ServerLog;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly portalIds: readonly string[];
  readonly codec: EventCodec;
  readonly planted: PlantedBug | undefined;
}

/** The part of one server that checks the state and makes the offers that are due. */
export class OfferRounds {
  readonly #stale: StaleLog | undefined;
  readonly #snapshot: RoutingSnapshotWatch;
  readonly #execute: ReturnType<typeof executorOf>;

  constructor(private readonly parts: OfferRoundsParts) {
    const { log, planted } = parts;
    this.#stale = planted === 'stale-snapshot' ? new StaleLog(log) : undefined;
    const runner = new CommandRunner({ ...parts, log: this.#stale ?? log, random: () => 0 });
    this.#snapshot = new RoutingSnapshotWatch(runner);
    this.#execute = executorOf(runner);
  }

  async round(): Promise<void> {
    const { clock, newId, portalIds } = this.parts;
    this.#stale?.lookAgain();
    for (const portalId of portalIds) this.#snapshot.touchPortal(portalId);
    try {
      for (const { admission } of (await this.#snapshot.look()).portals) {
        for (const memberId of admission.memberIds) this.#snapshot.touchDesk(memberId);
      }
      await offerRound({
        routingSnapshot: this.#snapshot,
        now: () => clock.now(),
        newId: () => newId.next(),
        isReachable: () => true,
        offer: async (data) => {
          await this.#execute(OfferVisitor)(new OfferVisitor(modelContext(newId), data));
        },
      });
    } catch (error) {
      // Another server, or the one after it, makes the offers of a killed server.
      if (!(error instanceof ServerKilled)) throw error;
    }
  }
}

/** Says of a command that the model gave it. */
export function modelContext(newId: NewId): CommandContext {
  const commandId = newId.next();
  return { commandId, correlationId: commandId, actor: systemActor('model') };
}
