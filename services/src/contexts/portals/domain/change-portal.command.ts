import { accepted, rejected } from '@foyer/contracts/decision';

import { Credentials, NameStreams } from '#contexts/identity';
import { defineCommand, stepOf, stream } from '#platform/cqrs';
import { changePortal } from './change-portal.js';
import { changedMeanwhile } from './portal-change.js';
import { Portal } from '../streams.js';
import {
  known,
  refuseIncomplete,
  refuseToReplace,
  seenPortal,
} from './changed-meanwhile.service.js';
import { PortalChanges } from './portal-changes.service.js';
import type { PortalWrite } from './portal-write.js';

export interface PortalUpdate extends PortalWrite {
  readonly portalId: string;
}

/** Changes any settings of a portal, in one write. */
export const ChangePortal = defineCommand({
  name: 'ChangePortal',
  needs: { names: NameStreams, changes: PortalChanges, credentials: Credentials },
  handle: async (data: PortalUpdate, { context, needs, run, stateOf }) => {
    const { portalId, ...write } = data;
    const portal = stream(Portal, portalId);
    const before = known(await stateOf(portal));
    const change = await needs.changes.of(write);
    const move = await needs.names.ofMove('shortlink', before.shortlink, write.shortlink);
    const { pinId } = change;
    const outcome = await run({
      // A PIN is another one each time that it is hashed, so a repeat is a command of its own.
      context: typeof pinId === 'string' ? stepOf(context, pinId) : context,
      streams: { portal, ...(move && { shortlink: move.next, freedShortlink: move.current }) },
      decide: (states) => {
        const now = seenPortal(states.portal, change.revision);
        // The streams were chosen by the short link as it was then; if it moved meanwhile, they are
        // the wrong ones.
        if (now.shortlink !== before.shortlink) return rejected('CONFLICT');
        refuseToReplace(changedMeanwhile(now, change));
        refuseIncomplete(now, change);
        const shortlink = states.shortlink &&
          states.freedShortlink && { next: states.shortlink, current: states.freedShortlink };
        const decision = changePortal(
          { portal: states.portal, ...(shortlink && { shortlink }) },
          change,
        );
        if (decision.type === 'rejected') return decision;
        return accepted(decision.events, pinId === undefined ? null : now.pinId);
      },
    });
    if (outcome.result !== null) await needs.credentials.forget(outcome.result);
    return outcome;
  },
});
