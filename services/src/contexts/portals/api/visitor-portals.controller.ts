import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { portalRoutes } from '@foyer/contracts/portals';

import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Overload } from '#platform/http/admission';
import { ShortlinkTargets } from '../ports/shortlink-targets.js';
import { FindFormerShortlink, FindLinkedPortal, FindShortlink } from '../queries.js';

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
    const { shortlink } = params;
    const portal = (found: string) => ({ redirectId: found, redirectRefType: 'queue' }) as const;
    const present = await this.queries.execute(new FindShortlink(shortlink));
    if (present !== null) return portal(present);
    // A session with this name now goes before a portal that had it once.
    const target = await this.targets.find(shortlink.toLowerCase());
    if (target) return target;
    const former = await this.queries.execute(new FindFormerShortlink(shortlink));
    return former === null
      ? { redirectId: '404', redirectRefType: 'Not Found' as const }
      : portal(former);
  }
}
