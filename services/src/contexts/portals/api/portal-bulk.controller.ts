import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { portalRoutes } from '@foyer/contracts/portals';

import {
  Rejected,
  stepOf,
  type CommandContext,
  type Outcome,
} from '../../../platform/eventing/commands/index.js';
import { Input, Serves, type InputOf } from '../../../platform/http/index.js';
import { Freshness } from '../../../platform/eventing/projections/index.js';
import { ChangePortal, DeletePortal } from '../commands/index.js';

/** What is done to several portals at once; each by itself, so that one error does not hold up the others. */
@Controller()
export class PortalBulkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(portalRoutes.activatePortals)
  activate(@Input() { body, context }: InputOf<typeof portalRoutes.activatePortals>) {
    return this.#eachOf(body.ids, context, (portalId, step) =>
      this.commands.execute(new ChangePortal(step, { portalId, deactivated: false })),
    );
  }

  @Serves(portalRoutes.deactivatePortals)
  deactivate(@Input() { body, context }: InputOf<typeof portalRoutes.deactivatePortals>) {
    return this.#eachOf(body.ids, context, (portalId, step) =>
      this.commands.execute(new ChangePortal(step, { portalId, deactivated: true })),
    );
  }

  @Serves(portalRoutes.deletePortals)
  delete(@Input() { body, context }: InputOf<typeof portalRoutes.deletePortals>) {
    return this.#eachOf(body.ids, context, (portalId, step) =>
      this.commands.execute(new DeletePortal(step, { portalId })),
    );
  }

  async #eachOf(
    ids: readonly string[],
    context: CommandContext,
    run: (portalId: string, step: CommandContext) => Promise<Outcome<unknown>>,
  ) {
    const successIds: string[] = [];
    const failedIds: string[] = [];
    for (const portalId of new Set(ids)) {
      try {
        const { position } = await run(portalId, stepOf(context, portalId));
        await this.freshness.waitFor(position, ['portals']);
        successIds.push(portalId);
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        failedIds.push(portalId);
      }
    }
    return { successIds, failedIds };
  }
}
