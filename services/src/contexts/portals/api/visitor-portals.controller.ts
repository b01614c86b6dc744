import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { portalRoutes } from '@foyer/contracts/portals';

import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Overload } from '#platform/http/admission';
import { ShortlinkTargets } from '../ports/shortlink-targets.js';
import { FindLinkedPortal } from '../queries.js';

/** Shows a portal to all who have a link. */
@Controller()
export class VisitorPortalsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly overload: Overload,
    private readonly targets: ShortlinkTargets,
  ) {}

  @Serves(portalRoutes.getPublicPortal)
  async get(@Input() { params, actor }: InputOf<typeof portalRoutes.getPublicPortal>) {
    // A visitor with a place or a call, or a kiosk, loads its page again; only those without a
    // token are newcomers.
    if (actor.type === 'anonymous') this.overload.admit('portal');
    const portal = await this.queries.execute(new FindLinkedPortal(params.idOrShortlink));
    if (!portal) throw new Rejected('PORTAL_NOT_FOUND');
    return portal;
  }

  @Serves(portalRoutes.resolveShortlink)
  async resolve(@Input() { params }: InputOf<typeof portalRoutes.resolveShortlink>) {
    const portal = await this.queries.execute(new FindLinkedPortal(params.shortlink));
    if (portal) return { redirectId: portal._id, redirectRefType: 'queue' };
    const target = await this.targets.find(params.shortlink.toLowerCase());
    return target ?? { redirectId: '404', redirectRefType: 'Not Found' };
  }
}
