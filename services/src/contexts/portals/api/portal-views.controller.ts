import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { portalSettingRoutes } from '@foyer/contracts/portals';
import { LIST_LIMIT_MAX, type PageQuery } from '@foyer/contracts/schema';

import { members } from '#contexts/identity';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { portals } from '../queries.js';
import { requireAccess } from './portal-access.js';

type In<Name extends keyof typeof portalSettingRoutes> = InputOf<
  (typeof portalSettingRoutes)[Name]
>;

/** Parts of portals, and lists of all of them. */
@Controller()
export class PortalViewsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(portalSettingRoutes.getPortalMembers)
  async members(@Input() { params, actor }: In<'getPortalMembers'>) {
    const portal = await this.queries.execute(new portals.Get(params.id));
    requireAccess(portal, actor);
    const page = { page: 1, limit: LIST_LIMIT_MAX };
    const found = await this.queries.execute(
      new members.Find({
        ids: portal.members.map(({ memberId }) => memberId),
        sort: { 'sortBy.lastName': 1, 'sortBy.firstName': 1 },
        window: windowOfPage(page),
      }),
    );
    return paged(found, page);
  }

  @Serves(portalSettingRoutes.getPortalContent)
  async content(@Input() { params }: In<'getPortalContent'>) {
    return (await this.queries.execute(new portals.Get(params.id))).queueContent;
  }

  @Serves(portalSettingRoutes.getPortalAppearance)
  async appearance(@Input() { params }: In<'getPortalAppearance'>) {
    return (await this.queries.execute(new portals.Get(params.id))).appearance;
  }

  @Serves(portalSettingRoutes.listPortalDocuments)
  async documents(@Input() { query, actor }: In<'listPortalDocuments'>) {
    const portal = await this.queries.execute(new portals.Get(query.queueId));
    requireAccess(portal, actor);
    const chosen = portal.files
      .filter(({ documentId }) => portal.documentIds.includes(documentId))
      .toSorted((a, b) => a.name.localeCompare(b.name) * (query.order || 1));
    const { skip, limit } = windowOfPage(query);
    const rows = chosen
      .slice(skip, skip + limit)
      .map((file) => ({ _id: file.documentId, ...file }));
    return paged({ rows, total: chosen.length }, query);
  }

  @Serves(portalSettingRoutes.getAllPortals)
  all(@Input() { query }: In<'getAllPortals'>) {
    return this.#byName(query);
  }

  @Serves(portalSettingRoutes.getAllPortalsAsClient)
  allAsClient(@Input() { query }: In<'getAllPortalsAsClient'>) {
    return this.#byName(query);
  }

  async #byName(page: PageQuery) {
    const found = await this.queries.execute(
      new portals.Find({ sort: { sortName: 1 }, window: windowOfPage(page) }),
    );
    return paged(found, page);
  }
}
