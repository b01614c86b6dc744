import { Inject } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { READ_STORE } from '#platform/tokens';

/** Finds the time zone in which a member reads a mail. */
export class ReaderZones {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /**
   * Returns a time zone without asking the member: that of a portal at which the member works.
   * Otherwise it is that of the first portal, or that of the server if there is no portal.
   */
  async of(memberId: string): Promise<string> {
    const portals = this.store.collection<PortalDocument>('portals');
    const portal =
      (await portals.findOne({ 'members.memberId': memberId })) ??
      (await portals.findOne({}, { sort: { sortName: 1 } }));
    return portal?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}
