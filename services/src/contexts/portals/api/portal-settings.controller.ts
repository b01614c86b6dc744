import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { portalSettingRoutes } from '@foyer/contracts/portals';

import type { CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Input, Serves, type InputOf } from '#platform/http';
import { ChangePortal, type PortalUpdate } from '../commands.js';
import { portals } from '../queries.js';

type In<Name extends keyof typeof portalSettingRoutes> = InputOf<
  (typeof portalSettingRoutes)[Name]
>;

/** Saves the settings of a portal, one group of settings a call. */
@Controller()
export class PortalSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(portalSettingRoutes.updatePortalGeneral)
  general(@Input() { body, context }: In<'updatePortalGeneral'>) {
    const { queueId, ...change } = body;
    return this.#change(context, { portalId: queueId, ...change });
  }

  @Serves(portalSettingRoutes.updateCallLogic)
  callLogic(@Input() { body, context }: In<'updateCallLogic'>) {
    const { queueId, ...change } = body;
    return this.#change(context, { portalId: queueId, ...change });
  }

  @Serves(portalSettingRoutes.updateCallControls)
  callControls(@Input() { body, context }: In<'updateCallControls'>) {
    const { queueId, callControls: callButton, revision } = body;
    return this.#change(context, { portalId: queueId, callButton, revision });
  }

  @Serves(portalSettingRoutes.updatePortalAppearance)
  appearance(@Input() { body, context }: In<'updatePortalAppearance'>) {
    const { queueId, ...change } = body;
    return this.#change(context, { portalId: queueId, ...change });
  }

  @Serves(portalSettingRoutes.updatePortalContent)
  content(@Input() { body, context }: In<'updatePortalContent'>) {
    const { queueId, ...change } = body;
    return this.#change(context, { portalId: queueId, ...change });
  }

  @Serves(portalSettingRoutes.updatePortalDocuments)
  async documents(@Input() { body, context }: In<'updatePortalDocuments'>) {
    const { queueId: portalId, documents } = body;
    const { documentIds, revision } = await this.queries.execute(new portals.Get(portalId));
    const next = new Set(documentIds);
    for (const { documentId, isDelete } of documents) {
      if (isDelete) next.delete(documentId);
      else next.add(documentId);
    }
    // Changes of the documents by others meanwhile are not undone.
    return this.#change(context, { portalId, documentIds: [...next], revision });
  }

  @Serves(portalSettingRoutes.createPortalMembers)
  addMembers(@Input() { body, context }: In<'createPortalMembers'>) {
    return this.#change(context, { portalId: body.queueId, addMemberIds: body.members });
  }

  @Serves(portalSettingRoutes.updatePortalMembers)
  setMembers(@Input() { body, context }: In<'updatePortalMembers'>) {
    const { queueId, members, revision } = body;
    return this.#change(context, { portalId: queueId, memberIds: members, revision });
  }

  @Serves(portalSettingRoutes.deletePortalMembers)
  removeMembers(@Input() { body, context }: In<'deletePortalMembers'>) {
    return this.#change(context, { portalId: body.queueId, removeMemberIds: body.members });
  }

  async #change(context: CommandContext, update: PortalUpdate) {
    const { position } = await this.commands.execute(new ChangePortal(context, update));
    await this.freshness.waitFor(position, ['portals']);
    return this.queries.execute(new portals.Get(update.portalId));
  }
}
