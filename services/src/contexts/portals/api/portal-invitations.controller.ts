import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { portalInvitationRoutes } from '@foyer/contracts/portals';

import { Clock } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { PortalPins } from '../adapters/portal-pins.js';
import { portals } from '../queries.js';
import { requireAccess } from './portal-access.js';

const HOUR_MS = 3_600_000;

/** Invitations: visitors who are expected need no PIN, also while others guess at it. */
@Controller()
export class PortalInvitationsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pins: PortalPins,
    private readonly clock: Clock,
  ) {}

  @Serves(portalInvitationRoutes.inviteVisitors)
  async invite(@Input() { body, actor }: InputOf<typeof portalInvitationRoutes.inviteVisitors>) {
    const { queueId: portalId, hours } = body;
    const portal = await this.queries.execute(new portals.Get(portalId));
    requireAccess(portal, actor);
    const { pinId } = portal;
    if (pinId === null) throw new Rejected('PORTAL_HAS_NO_PIN');
    // A token counts in seconds.
    const now = Math.floor(this.clock.now().getTime() / 1000) * 1000;
    const expiresAt = new Date(now + hours * HOUR_MS);
    const invitation = await this.pins.invite({ portalId, pinId, expiresAt });
    return { invitation, expiresAt: expiresAt.toISOString() };
  }
}
