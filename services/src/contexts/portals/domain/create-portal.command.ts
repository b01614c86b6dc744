import { Shortlink } from '@foyer/contracts/portals';
import slugify from '@sindresorhus/slugify';

import { idsOf, NameStreams } from '#contexts/identity';
import { NewId } from '#platform/clock';
import { defineCommand, type Outcome, Rejected, stream } from '#platform/cqrs';
import { createPortal, type CreatePortal as Creation } from './create-portal.js';
import { shortlinkCandidates } from './shortlink-candidates.js';
import { Portal } from '../streams.js';
import { refuseIncomplete } from './changed-meanwhile.service.js';
import { PortalChanges } from './portal-changes.service.js';
import type { PortalWrite } from './portal-write.js';

export interface NewPortal extends PortalWrite {
  readonly portalId: string;
  readonly name: string;
}

const portalIds = idsOf('portal');

/** Make a portal, with as much of its settings as is known. */
export const CreatePortal = defineCommand({
  name: 'CreatePortal',
  needs: { names: NameStreams, changes: PortalChanges, newId: NewId },
  handle: async (data: NewPortal, { needs, run }): Promise<Outcome<undefined>> => {
    const { portalId, name, shortlink, timeZone, ...more } = data;
    const portal = {
      portalId,
      name,
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      change: await needs.changes.of(more),
    };
    refuseIncomplete({ id: portalId }, portal.change);
    const create = async (creation: Creation) =>
      run({
        streams: {
          portal: stream(Portal, creation.portalId),
          shortlink: await needs.names.of('shortlink', creation.shortlink),
          ...portalIds.streams(creation.portalId),
        },
        decide: (states) =>
          portalIds.claiming(states, creation.portalId, createPortal(states, creation)),
      });
    if (shortlink !== undefined) return create({ ...portal, shortlink, generatedShortlink: false });
    for (const candidate of candidates(name, needs.newId)) {
      try {
        return await create({ ...portal, shortlink: candidate, generatedShortlink: true });
      } catch (error) {
        if (!(error instanceof Rejected && error.code === 'SHORTLINK_TAKEN')) throw error;
      }
    }
    throw new Rejected('SHORTLINK_TAKEN');
  },
});

function candidates(name: string, newId: NewId): readonly string[] {
  const unique = newId.next().slice(-12);
  return shortlinkCandidates(slugify(name), unique).filter(
    (candidate) => Shortlink.safeParse(candidate).success,
  );
}
