import { visitMessages } from '@foyer/contracts/visits';

import { Rejected } from '#platform/cqrs';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { openingOf } from '../queries.js';

/** Tells anyone who asked when a portal opens or closes. */
@Gateway('application')
export class PortalOpeningGateway {
  constructor(private readonly portals: PortalDirectory) {}

  @Listens(visitMessages.listenQueueAvailability)
  async listen({ payload, socket }: MessageInput<typeof visitMessages.listenQueueAvailability>) {
    const portal = await this.portals.find(payload.queueId);
    if (!portal) throw new Rejected('PORTAL_NOT_FOUND');
    socket.join(`queue:${payload.queueId}`);
    return openingOf(portal);
  }
}
