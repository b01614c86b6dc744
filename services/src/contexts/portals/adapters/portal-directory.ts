import { Inject, Injectable } from '@nestjs/common';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { READ_STORE } from '#platform/tokens';

/**
 * The facts that other contexts may know of a portal without deciding by them; decisions fold its
 * stream.
 */
export interface PortalSummary {
  readonly portalId: string;
  readonly name: string;
  readonly shortlink: string;
  /** Activated, and within its opening hours. */
  readonly open: boolean;
  /** Closed by an administrator, no matter what its hours say. */
  readonly deactivated: boolean;
  /** When it opens next by its hours. */
  readonly nextOpening: string | null;
  readonly timeZone: string;
  /** Which PIN opens it; null where it needs none. */
  readonly pinId: string | null;
  readonly memberIds: readonly string[];
  /** Grows with every change of its settings. */
  readonly revision: number;
}

/** Finds portals in their read model. */
@Injectable()
export class PortalDirectory {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** All portals by their names. */
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

  /** The portals that a member belongs to. */
  async ofMember(memberId: string): Promise<readonly PortalSummary[]> {
    const portals = this.store.collection<PortalDocument>('portals');
    const found = await portals.find(
      { 'members.memberId': memberId },
      { sort: { sortName: 1 }, limit: LIST_LIMIT_MAX },
    );
    return found.map(summaryOf);
  }

  /** Returns the first of these portals that exists: a visitor who was sent on may outlive one. */
  async firstOf(...portalIds: readonly string[]): Promise<PortalSummary | undefined> {
    for (const portalId of portalIds) {
      const found = await this.find(portalId);
      if (found !== undefined) return found;
    }
    return undefined;
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
    revision: portal.revision,
  };
}
