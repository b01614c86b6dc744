import { Inject } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { READ_STORE } from '../../../../platform/tokens.js';

/** By which clock somebody reads a mail. */
export class ReaderZones {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /**
   * No one is asked for a time zone: it is that of a portal at which a member works, before there is one that of the first
   * portal there is, and else that of the server.
   */
  async of(memberId: string): Promise<string> {
    const portals = this.store.collection<PortalDocument>('portals');
    const portal =
      (await portals.findOne({ 'members.memberId': memberId })) ??
      (await portals.findOne({}, { sort: { sortName: 1 } }));
    return portal?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}
