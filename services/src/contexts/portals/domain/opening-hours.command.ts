import { defineCommand, stream } from '#platform/cqrs';
import { saveExceptions, type SaveExceptions as Exceptions } from './save-exceptions.js';
import { followHoursNow, saveHours, type SaveHours as Hours } from './save-hours.js';
import { exceptionsChangedMeanwhile, hoursChangedMeanwhile } from './hours-changed-meanwhile.js';
import { Portal } from '../streams.js';
import { refuseToReplace, seenPortal } from './changed-meanwhile.service.js';

interface OfPortal {
  readonly portalId: string;
  /**
   * The revision that the changing member has seen; absent if the present value is replaced
   * knowingly.
   */
  readonly revision?: number | undefined;
}

/** Set the opening hours of a portal, or move them to another time zone. */
export const SaveHours = defineCommand({
  name: 'SaveHours',
  stream: ({ portalId }: OfPortal & Hours) => stream(Portal, portalId),
  decide: (portal, { availability, timeZone, revision }, { now }) => {
    const hours = { availability, timeZone };
    refuseToReplace(hoursChangedMeanwhile(seenPortal(portal, revision), { ...hours, revision }));
    return saveHours(portal, hours, now);
  },
});

/** Set the exceptions from the opening hours of a portal. */
export const SaveExceptions = defineCommand({
  name: 'SaveExceptions',
  stream: ({ portalId }: OfPortal & Exceptions) => stream(Portal, portalId),
  decide: (portal, { exceptions, creatorId, revision }, { now }) => {
    refuseToReplace(
      exceptionsChangedMeanwhile(seenPortal(portal, revision), { exceptions, revision }),
    );
    return saveExceptions(portal, { exceptions, creatorId }, now);
  },
});

/** Opens or closes a portal because it is time to; `at` distinguishes one time from the next. */
export const FollowHours = defineCommand({
  name: 'FollowHours',
  stream: ({ portalId }: OfPortal & { readonly at: string }) => stream(Portal, portalId),
  decide: (portal, _data, { now }) => followHoursNow(portal, now),
});
