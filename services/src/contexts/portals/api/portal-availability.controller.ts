import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import { availabilityRoutes as routes } from '@foyer/contracts/portals';

import { Rejected, stepOf, type Actor, type ContextCommand } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { eachOf, Input, Serves, type InputOf } from '#platform/http';
import { SaveExceptions, SaveHours } from '../commands.js';
import { GetAvailability, portals, PreviewAvailability } from '../queries.js';

/** When portals are open. */
@Controller()
export class PortalAvailabilityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(routes.getAvailability)
  async get(@Input() { query, actor }: InputOf<typeof routes.getAvailability>) {
    return this.shown(query.queueId, actor);
  }

  @Serves(routes.getExceptions)
  async getExceptions(@Input() { query, actor }: InputOf<typeof routes.getExceptions>) {
    const { exceptions } = await this.shown(query.queueId, actor);
    return exceptions;
  }

  @Serves(routes.saveAvailability)
  async save(@Input() { body, context }: InputOf<typeof routes.saveAvailability>) {
    const { queueId: portalId, availability, timezone: timeZone, revision } = body;
    const hours = { portalId, availability, timeZone, revision };
    await this.carryOut(new SaveHours(context, hours));
    const { exceptions: _, ...saved } = await this.queries.execute(new GetAvailability(portalId));
    return saved;
  }

  @Serves(routes.saveExceptions)
  async saveExceptions(@Input() { body, actor, context }: InputOf<typeof routes.saveExceptions>) {
    const { queueId: portalId, exceptions, revision } = body;
    const all = { portalId, exceptions, revision, creatorId: actor.id };
    await this.carryOut(new SaveExceptions(context, all));
    const saved = await this.queries.execute(new GetAvailability(portalId));
    return saved.exceptions;
  }

  /** Each portal separately, so that one error does not delay the others. */
  @Serves(routes.adjustAvailabilityTimes)
  adjust(@Input() { body, context }: InputOf<typeof routes.adjustAvailabilityTimes>) {
    return eachOf(body.ids, async (portalId) => {
      const step = stepOf(context, portalId);
      await this.carryOut(new SaveHours(step, { portalId, timeZone: body.timezone }));
    });
  }

  @Serves(routes.previewAvailability)
  preview(@Input() { body }: InputOf<typeof routes.previewAvailability>) {
    return this.queries.execute(new PreviewAvailability(body));
  }

  /** Agents see the hours of the portals that they belong to, administrators all of them. */
  private async shown(portalId: string, actor: Actor) {
    const { members } = await this.queries.execute(new portals.Get(portalId));
    const belongs = members.some(({ memberId }) => memberId === actor.id);
    const manages = actor.role !== 'system' && permits('portals.manage', actor.role);
    if (!belongs && !manages) throw new Rejected('NOT_A_PORTAL_MEMBER');
    return this.queries.execute(new GetAvailability(portalId));
  }

  private async carryOut(command: ContextCommand<unknown>): Promise<void> {
    const { position } = await this.commands.execute(command);
    await this.freshness.waitFor(position, ['portals']);
  }
}
