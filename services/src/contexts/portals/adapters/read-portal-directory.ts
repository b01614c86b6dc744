import { Inject, Injectable } from '@nestjs/common';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { READ_STORE } from '#platform/tokens';
import { PortalDirectory, type PortalSummary } from '../ports/portal-directory.js';

/** The directory in the read model of portals. */
@Injectable()
export class ReadPortalDirectory extends PortalDirectory {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    super();
  }

  async all(): Promise<readonly PortalSummary[]> {
    const portals = this.store.collection<PortalDocument>('portals');
    const found = await portals.find({}, { sort: { sortName: 1 }, limit: LIST_LIMIT_MAX });
    return found.map(summaryOf);
  }

  async find(portalId: string): Promise<PortalSummary | undefined> {
    const portals = this.store.collection<PortalDocument>('portals');
    const found = await portals.findOne({ _id: portalId });
    return found ? summaryOf(found) : undefined;
  }

  async ofMember(memberId: string): Promise<readonly PortalSummary[]> {
    const portals = this.store.collection<PortalDocument>('portals');
    const found = await portals.find(
      { 'members.memberId': memberId },
      { sort: { sortName: 1 }, limit: LIST_LIMIT_MAX },
    );
    return found.map(summaryOf);
  }
}

function summaryOf(portal: PortalDocument): PortalSummary {
  return {
    portalId: portal._id,
    name: portal.name,
    shortlink: portal.shortlink,
    open: !portal.deactivated && portal.withinHours,
    deactivated: portal.deactivated,
    nextOpening: portal.nextOpening,
    timeZone: portal.timeZone,
    pinId: portal.pinId,
    memberIds: portal.members.map(({ memberId }) => memberId),
  };
}
