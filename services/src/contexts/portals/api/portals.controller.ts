import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { portalRoutes } from '@foyer/contracts/portals';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';

import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { CreatePortal } from '../commands.js';
import { portals } from '../queries.js';
import { requireAccess } from './portal-access.js';

/** Portals as staff see them. */
@Controller()
export class PortalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(portalRoutes.createPortal)
  async create(@Input() { body, context }: InputOf<typeof portalRoutes.createPortal>) {
    const { _id: portalId, ...settings } = body;
    const { position } = await this.commands.execute(
      new CreatePortal(context, { portalId, ...settings }),
    );
    await this.freshness.waitFor(position, ['portals']);
    return this.queries.execute(new portals.Get(portalId));
  }

  @Serves(portalRoutes.listPortals)
  async list(@Input() { query }: InputOf<typeof portalRoutes.listPortals>) {
    const found = await this.queries.execute(
      new portals.Find({ sort: { sortName: 1 }, window: windowOfPage(query) }),
    );
    return paged(found, query);
  }

  @Serves(portalRoutes.listOwnPortals)
  async listOwn(@Input() { actor }: InputOf<typeof portalRoutes.listOwnPortals>) {
    const page = { page: 1, limit: LIST_LIMIT_MAX };
    const found = await this.queries.execute(
      new portals.Find({
        criteria: { memberId: actor.id },
        sort: { sortName: 1 },
        window: windowOfPage(page),
      }),
    );
    return paged(found, page);
  }

  /** Agents see the portals that they belong to, administrators all of them. */
  @Serves(portalRoutes.getPortal)
  async get(@Input() { params, actor }: InputOf<typeof portalRoutes.getPortal>) {
    const portal = await this.queries.execute(new portals.Get(params.id));
    requireAccess(portal, actor);
    return portal;
  }
}
